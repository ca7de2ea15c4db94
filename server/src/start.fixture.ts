import cluster from "node:cluster";
import { resolve } from "node:path";
import { start } from "./start.ts";

// The whole app as its command runs it, without the web. A worker, or the only process, that gets SIGUSR2 meets an
// error that nobody catches.
start({ root: resolve(import.meta.dirname, "../.."), webFolder: null });
process.on("SIGUSR2", () => {
  const workers = Object.values(cluster.workers ?? {});
  if (workers.length > 0) workers[0]?.process.kill("SIGUSR2");
  else
    setImmediate(() => {
      throw new Error("kesalahan yang tidak ditangkap");
    });
});
