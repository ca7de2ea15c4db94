import { Readable } from "node:stream";
import { limiter } from "../files/limiter.ts";

/** How long a client may keep the rows, and thereby a database connection, waiting: at a time and in total. */
export const PATIENCE = { atOnce: 30_000, inAll: 120_000 };

/**
 * Each export under way holds a database connection for as long as its reader takes. Of the twenty of a process most are left
 * to everybody else; further exports wait.
 */
const fewAtOnce = limiter(6);

/** A file that is sent while it is made. When the client disconnects or takes too long, `source` is closed. */
export function streamFile(source: AsyncIterable<Uint8Array>, patience = PATIENCE): Readable {
  const giveUp = () => stream.destroy(new Error("The reader of an export took too long"));
  const stream: Readable = Readable.from(timed(inTurn(source), patience, giveUp), { objectMode: false });
  return stream;
}

/** Passes everything on as soon as there is a place for one more, and until it is over. */
async function* inTurn(source: AsyncIterable<Uint8Array>) {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void fewAtOnce(() => {
    begun.resolve();
    return over.promise;
  });
  await begun.promise;
  try {
    yield* source;
  } finally {
    over.resolve();
  }
}

/** Passes everything on; gives up when the client keeps it waiting for too long, at a time or in total. */
async function* timed(source: AsyncIterable<Uint8Array>, patience: typeof PATIENCE, giveUp: () => void) {
  let left = patience.inAll;
  for await (const chunk of source) {
    const since = performance.now();
    const timer = setTimeout(giveUp, Math.min(left, patience.atOnce));
    try {
      yield chunk;
    } finally {
      clearTimeout(timer);
    }
    left -= performance.now() - since;
  }
}
