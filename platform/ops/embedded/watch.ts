import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, signal } from "./processes.ts";
import { adoptServer, launchServer, type Server, type Site, stopServer } from "./server.ts";

const LOOK_EVERY = 1000;
const LONGEST_PAUSE = 30_000;

/** Restarts the server on the same port when it dies. The connections of the app then reconnect. */
export function keepRunning(site: Site, first: Server): { stop(immediately?: boolean): Promise<void> } {
  let server = first;
  let stopping = false;
  let reviving: Promise<void> | undefined;

  async function revive(): Promise<void> {
    site.log(`The database server (process ${server.pid}) ended unexpectedly; starting it again`);
    for (let pause = 500; !stopping; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const found = await adoptServer(site);
        const usable = found && found !== "foreign password" && found.port === server.port;
        server = usable ? found : await launchServer(site, server.port);
        watchChild(server);
        site.log(`The database server runs again (process ${server.pid})`);
        return;
      } catch (error) {
        if (stopping) return;
        site.log(error instanceof Error ? error.message : String(error));
        await sleep(pause, undefined, { ref: false, signal: site.abort }).catch(() => {});
      }
    }
  }

  function look(): void {
    if (stopping || reviving || isAlive(server.pid)) return;
    reviving = revive().finally(() => {
      reviving = undefined;
    });
  }

  // The exit of a child process is reported at once; a server taken over from an earlier app is looked at regularly.
  function watchChild(current: Server): void {
    current.child?.once("exit", look);
  }
  watchChild(server);
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();

  // When the app's process exits without `stop`, the server is stopped too. Only a killed app cannot do that.
  const leave = () => signal(server.pid, "SIGINT");
  process.once("exit", leave);

  return {
    async stop(immediately) {
      stopping = true;
      clearInterval(timer);
      process.off("exit", leave);
      await reviving;
      await stopServer(server.pid, immediately);
    },
  };
}
