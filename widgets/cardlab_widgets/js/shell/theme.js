// Light or dark: as JupyterLab's theme is, else as the page says, else as the system asks for.

/** @returns {"light" | "dark"} */
export function pageTheme() {
  const { jpThemeLight, theme } = document.body.dataset;
  if (jpThemeLight) return jpThemeLight === "false" ? "dark" : "light";
  const asked = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return theme === "dark" || theme === "light" ? theme : asked;
}

/** Call `change` whenever the page's theme may have changed. @param {() => void} change */
export function watchTheme(change) {
  const watch = new MutationObserver(change);
  const names = ["data-jp-theme-light", "data-theme"];
  watch.observe(document.body, { attributes: true, attributeFilter: names });
  return watch;
}
