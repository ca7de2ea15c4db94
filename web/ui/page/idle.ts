import { queries } from "../../api/queries.ts";

type Work = () => Promise<unknown>;

const waiting: Work[] = [];
let working = false;
const LOOK_MS = 50;
/** A browser that draws nothing new, or is never done, may find no idle moment at all. */
const LATEST_MS = 2_000;
const LONGEST_MS = 4_000;
/** Who only reads for so long is going to do something; a page that was just looked at loads no more than it shows. */
const READING_MS = 60_000;
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart"] as const;

/** The first move of a hand on this page, or the end of a long look at it. */
export const used: Promise<void> = new Promise((done) => {
  const options = { once: true, passive: true, capture: true };
  for (const sign of SIGNS) window.addEventListener(sign, () => done(), options);
  setTimeout(done, READING_MS);
});

/** The same as `whenIdle` for what only a hand can ask for, such as forms: a page that is just looked at stays quiet. */
export const whenUsed = (work: Work): void => void used.then(() => whenIdle(work));

/**
 * Does what can wait, such as loading code that may be wanted next: one after another, when the screen has its data.
 * What fails is tried again when it is wanted.
 */
export function whenIdle(work: Work): void {
  waiting.push(work);
  if (working) return;
  working = true;
  void workOff();
}

/** Loads when the screen has its data, or when it has waited long for them; at once where they cannot come. */
export const afterData =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    if (!navigator.onLine) return load();
    const idle = new Promise<void>((done) => whenIdle(async () => done()));
    await Promise.race([idle, new Promise((done) => setTimeout(done, LONGEST_MS))]);
    return load();
  };

async function workOff(): Promise<void> {
  for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
    await settled();
    await work().catch(() => undefined);
  }
  working = false;
}

/** When the page is loaded, nothing is being fetched and the browser has nothing to paint, or not for a long time. */
async function settled(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((done) => window.addEventListener("load", done, { once: true }));
  }
  do {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    await new Promise((done) =>
      "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: LATEST_MS }) : done(null),
    );
    await answered();
  } while (queries.isFetching() > 0 || isOpening());
}

/** The screen's own code is not there yet, so that it has asked for nothing. */
const isOpening = (): boolean => document.querySelector("#root [data-opening]") !== null;

function answered(): Promise<void> {
  if (queries.isFetching() === 0) return Promise.resolve();
  return new Promise((done) => {
    const stop = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return;
      stop();
      done();
    });
  });
}
