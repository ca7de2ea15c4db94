import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Problem, ROOT, say } from "./project.mjs";

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];
const ALIVE_MS = 8_000;

/** Whether a program ended because somebody stopped it. Other codes above 128 are errors of its own, such as npm's. */
export const wasStopped = (code) => FORWARDED.some((name) => code === 128 + constants.signals[name]);

/**
 * Runs a program and answers its exit code (128 + the signal's number if a signal ended it, as a shell does). Signals
 * to this process are passed on, except Ctrl-C, which the terminal sends to both. `started` gets the running program;
 * `alive` is said again and again while it runs, `stopping` when a signal is passed on.
 */
export function run(
  command,
  args,
  { started = () => {}, alive = "", stopping = "", aliveMs = ALIVE_MS, ...options } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", ...options });
    started(child);
    const listeners = FORWARDED.map((name) => {
      const fromTerminal = name === "SIGINT" && process.stdin.isTTY;
      const listener = () => {
        if (stopping) say(stopping);
        if (!fromTerminal) child.kill(name);
      };
      process.on(name, listener);
      return [name, listener];
    });
    const begun = Date.now();
    const telling =
      alive && setInterval(() => say(`${alive} (${Math.round((Date.now() - begun) / 1000)} s) ...`), aliveMs);
    const forget = () => {
      clearInterval(telling);
      for (const [name, listener] of listeners) process.off(name, listener);
    };
    child.once("error", (error) => {
      forget();
      reject(new Problem(`${command} could not be started: ${error.message}`));
    });
    child.once("exit", (code, signal) => {
      forget();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
