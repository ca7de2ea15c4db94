import { queries } from "../../api/queries.ts";

type Work = () => Promise<unknown>;

const waiting: Work[] = [];
let working = false;

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

async function workOff(): Promise<void> {
  for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
    await settled();
    await work().catch(() => undefined);
  }
  working = false;
}

/** When the page is loaded, nothing is being fetched and the browser has nothing to paint. */
async function settled(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((done) => window.addEventListener("load", done, { once: true }));
  }
  do {
    await new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(done) : setTimeout(done, 200)));
    await answered();
  } while (queries.isFetching() > 0);
}

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
