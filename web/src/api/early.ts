/** A call that web/awal.ts sent before the code of the app had arrived: that with which the asked screen begins. */
export type Early = {
  readonly url: string;
  readonly token: string;
  readonly sent: number;
  readonly answer: Promise<Response>;
};

declare global {
  interface Window {
    kantorAwal?: Early;
  }
}

/** Later the screen is not being opened any more, and its list should be asked for as it is then. */
const OLD_MS = 60_000;
let missedSince = Number.POSITIVE_INFINITY;

/** The answer to this very request, once; null where the app asks for something else. */
export function takeEarly(url: string, token: string | null): Promise<Response> | null {
  const early = window.kantorAwal;
  if (early === undefined || early.url !== url || early.token !== token) return null;
  delete window.kantorAwal;
  if (performance.now() - early.sent > OLD_MS) return null;
  missedSince = early.sent;
  return early.answer;
}

/** A stream that opens so long after an early call may have missed what changed in between. */
export const missedMuch = (): boolean => performance.now() - missedSince > 3_000;
