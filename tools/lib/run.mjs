import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Problem, ROOT } from "./project.mjs";

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program and answers its exit code (128 + the signal's number if a signal ended it, as a shell does). Signals
 * to this process are passed on, except Ctrl-C, which the terminal sends to both. `started` gets the running program.
 */
export function run(command, args, { started = () => {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", ...options });
    started(child);
    const listeners = FORWARDED.map((name) => {
      const fromTerminal = name === "SIGINT" && process.stdin.isTTY;
      const listener = () => void (fromTerminal || child.kill(name));
      process.on(name, listener);
      return [name, listener];
    });
    const forget = () => {
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
