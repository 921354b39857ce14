/* Sends a number, and says what became of it. The page's random id is in no other page. */
function ownId() {
  const made = [...crypto.getRandomValues(new Uint8Array(8))]
  return made.map((n) => n.toString(16).padStart(2, "0")).join("")
}
let page = ownId()
try {
  page = sessionStorage.getItem("cardlab-class") ?? page
  sessionStorage.setItem("cardlab-class", page)
} catch {} // a browser that keeps nothing: then a page that is loaded anew counts anew
const { hour, language, silent } = document.getElementById("hour").dataset
for (const form of document.querySelectorAll("form[data-series]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault()
    const told = form.querySelector(".told")
    const message = { hour, series: form.dataset.series, said: form.elements.said.value, page }
    try {
      const answer = await fetch(location.pathname, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Language": language },
        body: JSON.stringify(message),
      })
      told.textContent = (await answer.json()).text
      told.className = `told ${answer.ok ? "is-right" : "is-wrong"}`
    } catch {
      told.textContent = silent
      told.className = "told is-wrong"
    }
  })
}
// The teacher goes on to another hour: so does this page, unless somebody is typing.
setInterval(async () => {
  try {
    const answer = await fetch(`${location.pathname}/hour`, { cache: "no-store" })
    const typing = document.activeElement?.matches("input") && document.activeElement.value
    if (answer.ok && (await answer.json()).hour !== hour && !typing) location.reload()
  } catch {} // the server rests; the next time it may answer
}, 4000)
