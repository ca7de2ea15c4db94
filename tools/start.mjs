// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { dirname, join } from "node:path";
import { ensureInstalled, isInstallStale } from "./lib/install.mjs";
import { judgeSettings } from "./lib/judge.mjs";
import { Problem, say, sentenceOf } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";
import { environment, runtime } from "./lib/runtime.mjs";
import { loadSettings } from "./lib/settings.mjs";
import { ensureWebBuilt } from "./lib/web.mjs";

const HELP = `npm start

Installs what is missing, builds the web when it changed, and runs the app until Ctrl-C.
The first start makes a database in ./data and prints the address and the first login.

With WORKERS=2 or more, kill -USR2 replaces the running processes one by one by what stands on the disk now, for an
upgrade without a failed request.

Settings come from the environment or from a file named .env; .env.example explains them all.
For example:  PORT=8080 npm start

npm run demo does the same and first fills an empty database with two years of a demo company.
`;

// Exit code with which the app asks to be started again, after an unexpected error.
const START_AGAIN = 75;
const MINUTE = 60_000;
/** By the path that was typed: where it leads through a link, that may point to another version by the next reload. */
const MAIN = join(dirname(process.argv[1]), "..", "server", "main.ts");

/** Runs the app and starts it again if it asks for it, but not endlessly. */
async function runApp(env) {
  const starts = [];
  let app;
  let reloading = Promise.resolve();
  process.on("SIGUSR2", () => {
    reloading = reloading.then(() => reload(app));
  });
  for (;;) {
    starts.push(Date.now());
    const code = await run(runtime(), [MAIN], {
      env,
      started: (child) => {
        app = child;
      },
    });
    const lately = starts.filter((start) => Date.now() - start < 5 * MINUTE).length;
    if (code !== START_AGAIN || lately > 3) return code;
    say("Kantor met an error it could not get over and is started again; the log above says which.");
  }
}

/** SIGUSR2: the app replaces its processes by what stands on the disk now, the web built anew. */
async function reload(app) {
  try {
    if (isInstallStale()) {
      say(
        "The dependencies have changed: stop Kantor and start it again, which installs them. It serves on meanwhile.",
      );
      return;
    }
    await ensureWebBuilt();
    app?.kill("SIGUSR2");
  } catch (error) {
    say(`${error.message} Kantor serves on as it is.`);
  }
}

async function main(args) {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(HELP);
    return 0;
  }
  const demo = args.includes("--demo");
  const unknown = args.filter((arg) => arg !== "--demo");
  if (unknown.length > 0)
    throw new Problem(`Unknown: ${unknown.join(" ")}. Settings are environment variables; see npm start -- --help.`);
  loadSettings();
  if (demo) process.env.DEMO = "1";
  await judgeSettings();
  await ensureInstalled();
  await ensureWebBuilt();
  return runApp(environment());
}

try {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Problem(`Node ${process.versions.node} is too old to start this app: install Node 20.19 or newer.`);
  }
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
