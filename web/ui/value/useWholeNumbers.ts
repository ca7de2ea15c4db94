import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Beside a column that stays, a number whose first digits lie below it reads as another number. What is not in sight whole
 * is not shown: the cells of that column carry `data-cut` until they are (ui.module.css).
 */
export function useWholeNumbers(box: RefObject<HTMLElement | null>): void {
  const cut = useRef("");
  // Rows that were drawn anew have no mark yet.
  useLayoutEffect(() => {
    cut.current = "";
    if (box.current) mark(box.current, cut);
  });
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    // Both are told before the next picture is drawn, and a mark moves nothing.
    const check = () => mark(root, cut);
    const watch = new ResizeObserver(check);
    watch.observe(root);
    for (const table of root.querySelectorAll("table")) watch.observe(table);
    root.addEventListener("scroll", check, { passive: true });
    return () => {
      watch.disconnect();
      root.removeEventListener("scroll", check);
    };
  }, [box]);
}

function mark(root: HTMLElement, before: { current: string }): void {
  const table = root.querySelector<HTMLTableElement>(":scope > table");
  if (!table) return;
  const columns = root.scrollWidth > root.clientWidth ? columnsCut(root, table) : [];
  const now = columns.join();
  if (before.current === now) return;
  before.current = now;
  for (const cell of table.querySelectorAll("[data-cut]")) cell.removeAttribute("data-cut");
  for (const row of [...table.tBodies].flatMap(({ rows }) => [...rows]))
    for (const at of columns)
      if (/\d/.test(row.cells[at]?.textContent ?? "")) row.cells[at]?.setAttribute("data-cut", "");
}

/** The columns of which one side lies below a column that stays, or beyond the box. */
function columnsCut(root: HTMLElement, table: HTMLTableElement): number[] {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map((head) => ({ head, style: getComputedStyle(head) }));
  const { left, right } = root.getBoundingClientRect();
  const sides = heads.map(({ head }) => head.getBoundingClientRect());
  const stays = heads.map(({ style: { position, left, right } }) =>
    position !== "sticky" ? null : left !== "auto" ? "left" : right !== "auto" ? "right" : null,
  );
  const of = (side: "left" | "right") => sides.filter((_, at) => stays[at] === side);
  const from = Math.max(left, ...of("left").map((one) => one.right));
  const to = Math.min(right, ...of("right").map((one) => one.left));
  return sides.flatMap((one, at) => {
    const crosses = (edge: number) => one.left < edge - 1 && one.right > edge + 1;
    return stays[at] === null && (crosses(from) || crosses(to)) ? [at] : [];
  });
}
