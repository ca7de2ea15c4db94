// Before anything is painted, so that a dark screen never flashes white.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem("kantor.mode");
  } catch {
    // Storage is closed: the system's own preference is used.
  }
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
