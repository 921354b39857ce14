/* Sends a number, and says what became of it; says while the class is locked. */
const { hour, language, silent, locked } = document.getElementById("hour").dataset
const forms = document.querySelectorAll("form[data-series]")
function lock(isLocked) {
  const shown = document.getElementById("locked")
  const text = isLocked ? locked : ""
  if (shown.textContent !== text) shown.textContent = text
  for (const form of forms) form.querySelector("button").disabled = isLocked
}
lock(document.getElementById("locked").textContent !== "")
for (const form of forms) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault()
    const told = form.querySelector(".told")
    const message = { hour, series: form.dataset.series, said: form.elements.said.value }
    try {
      const answer = await fetch(location.pathname, {
        method: "POST",
        headers: { "Accept-Language": language },
        body: new URLSearchParams(message),
      })
      if (answer.status === 423) lock(true)
      told.textContent = answer.status === 423 ? "" : (await answer.json()).text
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
    const answer = await fetch(location.href, { cache: "no-store" })
    if (!answer.ok) return
    const page = new DOMParser().parseFromString(await answer.text(), "text/html")
    lock(page.getElementById("locked").textContent !== "")
    const typing = document.activeElement?.matches("input") && document.activeElement.value
    if (page.getElementById("hour").dataset.hour !== hour && !typing) location.reload()
  } catch {} // the server rests; the next time it may answer
}, 4000)
