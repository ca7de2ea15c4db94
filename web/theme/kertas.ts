import { printByKey } from "../ui/list/printWhole.ts";
import { fetchKop, putKop } from "./kop.ts";
import "./cetak.css";

const MODE = "data-mantine-color-scheme";
let undo: (() => void) | null = null;

/** Paper is white: while a page is printed, it is not dark. It says whose it is and when it was printed. */
function onPaper(printing: boolean): void {
  const { documentElement: root } = document;
  if (!printing) {
    undo?.();
    undo = null;
  } else if (undo === null) {
    const before = root.getAttribute(MODE);
    root.setAttribute(MODE, "light");
    const takeKop = putKop();
    undo = () => {
      takeKop();
      if (before !== null) root.setAttribute(MODE, before);
    };
  }
}

window.matchMedia("print").addEventListener("change", ({ matches }) => onPaper(matches));
window.addEventListener("beforeprint", () => onPaper(true));
window.addEventListener("afterprint", () => onPaper(false));
window.addEventListener("keydown", printByKey);

export { fetchKop };
