import { startEmbedded } from "./embedded.ts";

// A process that runs only the embedded database: prints its address, and stops in order when asked to.
const [, , dataDir = ""] = process.argv;
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
try {
  const server = await startEmbedded({ dataDir, log: (message) => say({ message }) });
  say({ url: server.url });
  const alive = setInterval(() => {}, 1000);
  process.once("SIGTERM", async () => {
    await server.stop();
    clearInterval(alive);
  });
} catch (error) {
  say({ failure: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
