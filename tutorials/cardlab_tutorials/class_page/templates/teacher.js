/* Shows what has come in since, and keeps open what was opened. */
const shown = document.getElementById("pictures")
const told = document.getElementById("told")
const cover = document.getElementById("cover")
let last = shown.innerHTML
async function look() {
  try {
    const answer = await fetch(location.href, { cache: "no-store" })
    if (!answer.ok) throw new Error(String(answer.status))
    const page = new DOMParser().parseFromString(await answer.text(), "text/html")
    const html = page.getElementById("pictures").innerHTML
    told.textContent = ""
    if (html !== last) {
      const open = [...shown.querySelectorAll("details")].map((each) => each.open)
      shown.innerHTML = last = html
      shown.querySelectorAll("details").forEach((each, n) => { each.open = Boolean(open[n]) })
    }
  } catch {
    told.textContent = told.dataset.silent
  }
  setTimeout(look, 1500)
}
cover.addEventListener("click", () => {
  const covered = shown.classList.toggle("covered")
  cover.textContent = covered ? cover.dataset.show : cover.dataset.hide
})
setTimeout(look, 1500)
