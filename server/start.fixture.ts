import cluster from "node:cluster";
import { resolve } from "node:path";
import { start } from "./start.ts";

// The whole app as its command runs it, without the web. A worker, or the only process, that gets SIGWINCH meets an
// error that nobody catches. ROOT is another place for the migrations.
start({ root: process.env.ROOT ?? resolve(import.meta.dirname, ".."), webFolder: null });
process.on("SIGWINCH", () => {
  const workers = Object.values(cluster.workers ?? {});
  if (workers.length > 0) workers[0]?.process.kill("SIGWINCH");
  else
    setImmediate(() => {
      throw new Error("kesalahan yang tidak ditangkap");
    });
});
