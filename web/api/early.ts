/** A call that web/opening.ts sent before the code of the app had arrived: that with which the asked screen begins. */
export type Early = {
  readonly url: string;
  readonly token: string;
  readonly sent: number;
  readonly answer: Promise<Response>;
  /** What was answered, once it has come and could be read. */
  body?: unknown;
};

declare global {
  interface Window {
    kantorEarly?: Early;
  }
}

/** Later the screen is not being opened any more, and its list should be asked for as it is then. */
const OLD_MS = 60_000;
let firstSent = Number.POSITIVE_INFINITY;

/** The early call, if it is this very request; taken once. */
function take(url: string, token: string | null): Early | null {
  const early = window.kantorEarly;
  if (early === undefined || early.url !== url || early.token !== token) return null;
  delete window.kantorEarly;
  if (performance.now() - early.sent > OLD_MS) return null;
  firstSent = performance.timeOrigin + early.sent;
  return early;
}

/** The answer to this very request, once; null where the app asks for something else. */
export const takeEarly = (url: string, token: string | null): Promise<Response> | null =>
  take(url, token)?.answer ?? null;

/** What this very request was answered before the screen asked, so that it begins with its rows; null where it must wait. */
export function takeAnswered(url: string, token: string | null): { body: unknown; at: number } | null {
  if (window.kantorEarly?.body === undefined) return null;
  const early = take(url, token);
  return early && { body: early.body, at: performance.timeOrigin + early.sent };
}

/** When the early call was sent whose answer is shown; never, as long as none was taken. */
export const earlySent = (): number => firstSent;
