import "./cetak.css";

const MODE = "data-mantine-color-scheme";
let before: string | null = null;

/** Paper is white: while a page is printed, it is not dark. */
function onPaper(printing: boolean): void {
  const { documentElement: root } = document;
  if (printing) {
    before ??= root.getAttribute(MODE);
    root.setAttribute(MODE, "light");
  } else if (before !== null) {
    root.setAttribute(MODE, before);
    before = null;
  }
}

window.matchMedia("print").addEventListener("change", ({ matches }) => onPaper(matches));
window.addEventListener("beforeprint", () => onPaper(true));
window.addEventListener("afterprint", () => onPaper(false));
