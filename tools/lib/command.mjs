import { ensureInstalled } from "./install.mjs";
import { inProject, sentenceOf } from "./project.mjs";
import { run, wasStopped } from "./run.mjs";
import { environment, runtime } from "./runtime.mjs";
import { loadSettings } from "./settings.mjs";

/**
 * Runs one of the project's TypeScript commands with the pinned Node and the settings of npm start. `stopped` is said where the
 * command was ended by a signal before it could say so itself.
 */
export async function command(help, script, { stopped = "" } = {}) {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === "--help" || arg === "-h")) {
    process.stdout.write(help);
    return;
  }
  try {
    loadSettings();
    await ensureInstalled();
    // New files, such as a backup, are readable by the own user only.
    process.umask(0o077);
    const quiet = { NODE_NO_WARNINGS: "1" };
    const code = await run(runtime(), [inProject("tools", script), ...args], {
      env: environment(quiet),
      stopping: stopped && "Stopping ...",
    });
    if (stopped && wasStopped(code)) process.stderr.write(`${stopped}\n`);
    process.exitCode = code;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
