// Outputs of notebooks know light and dark by JupyterLab's attribute: the page's theme is told there.
function follow() {
  const dark = document.documentElement.dataset.theme === "dark";
  document.body.dataset.jpThemeLight = String(!dark);
}
new MutationObserver(follow).observe(document.documentElement, {
  attributes: true,
  attributeFilter: ["data-theme"],
});
document.addEventListener("DOMContentLoaded", follow);
