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

/** The answer of a short list: all of it unless a page was asked for. `limit` null loads everything. */
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
 * How to reach a page of a list that is walked along an index: from its last row backwards where that is nearer, so
 * that the last page is as quick as the first. `backwards` rows come in the opposite order.
 */
export function reach(total: number, asked: Asked): { backwards: boolean; skip: number; take: number } {
  const before = offsetOf(asked);
  const take = Math.max(0, Math.min(asked.limit, total - before));
  const after = total - before - take;
  return after < before
    ? { backwards: true, skip: Math.max(0, after), take }
    : { backwards: false, skip: before, take };
}
