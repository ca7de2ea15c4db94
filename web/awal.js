// Stands inside index.html, before anything is painted: light or dark, the outline of the page to come, and the code of the
// screen that the address asks for, which would otherwise be known only when the code before it has arrived.
(() => {
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // Storage is closed: as if nothing were kept.
      return null;
    }
  };
  const html = document.documentElement;
  const mode = kept("kantor.mode");
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  html.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");

  const path = location.pathname.replace(/\/+$/, "");
  if (kept("token") === null || !path.startsWith("/admin")) return;
  html.dataset.awal = kept("kantor.tampilan")?.includes('"mini":true') ? "mini" : "dalam";
  const { files, frame, screens } = /* LAYAR */ { files: [], frame: [], screens: {} };
  for (const at of [...frame, ...(screens[path] ?? [])]) {
    const link = document.createElement("link");
    const style = files[at].endsWith(".css");
    link.rel = style ? "preload" : "modulepreload";
    if (style) link.as = "style";
    link.href = files[at];
    document.head.append(link);
  }
})();
