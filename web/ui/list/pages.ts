const SHOWN = 3;

/** The page numbers of a pager: 3 around the current one and 1 at each end; null is a gap. */
export function pagesShown(page: number, totalPages: number): (number | null)[] {
  const start = Math.max(1, Math.min(page - 1, totalPages - SHOWN + 1));
  const shown = new Set([1, totalPages]);
  for (let number = start; number < start + SHOWN && number <= totalPages; number += 1) shown.add(number);
  const pages: (number | null)[] = [];
  let before = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - before === 2) pages.push(number - 1);
    else if (number - before > 2) pages.push(null);
    pages.push(number);
    before = number;
  }
  return pages;
}
