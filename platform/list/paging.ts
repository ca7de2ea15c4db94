type Asked = { page: number; limit: number };

export const offsetOf = ({ page, limit }: Asked): number => (page - 1) * limit;

/** A paged list's answer: the rows of one page, and the counters the pager needs. */
export function pageAnswer<Row>({ page, limit }: Asked, totalDocs: number, data: Row[]) {
  return {
    data,
    totalDocs,
    totalPages: Math.ceil(totalDocs / limit),
    page,
    limit,
    pagingCounter: offsetOf({ page, limit }) + 1,
  };
}

type AskedWhole = { page: number; limit: number | null };
type Loaded<Row> = { rows: Row[]; total: number };

/** A page of a short list; `limit` null answers all rows. */
export async function wholeOrPage<Row>(
  { page, limit }: AskedWhole,
  load: (limit: number | null, offset: number) => Promise<Loaded<Row>>,
) {
  if (limit === null) {
    const { rows, total } = await load(null, 0);
    return pageAnswer({ page: 1, limit: Math.max(total, 1) }, total, rows);
  }
  const { rows, total } = await load(limit, offsetOf({ page, limit }));
  return pageAnswer({ page, limit }, total, rows);
}

/**
 * The row numbers of a page of a book, newest first. Rows are numbered without gaps, so any page is found at once.
 * `after` and `upTo` bound the part of the book that is asked for.
 */
export function bookPage(asked: Asked, { after = 0, upTo }: { after?: number; upTo: number }) {
  const last = upTo - offsetOf(asked);
  return { first: Math.max(after, last - asked.limit) + 1, last, total: upTo - after };
}
