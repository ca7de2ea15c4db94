import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Problem, say } from "./project.mjs";
import { run } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const LOCK_SECONDS = 300;

const find = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/**
 * Runs apt-get while another installation may hold a lock: the option makes apt wait for that of dpkg, but for that of the
 * package lists it waits for nobody.
 */
export async function apt(args, { pauseMs = 5_000 } = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };
  for (const end = Date.now() + LOCK_SECONDS * 1000; ; await sleep(pauseMs)) {
    let said = "";
    const code = await run("apt-get", ["-o", `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...args, "-qq"], {
      env,
      stdio: ["ignore", "inherit", "pipe"],
      started: (child) => child.stderr.setEncoding("utf8").on("data", (text) => (said += text)),
    });
    if (code !== 0 && said.includes("Could not get lock") && Date.now() < end) continue;
    process.stderr.write(said);
    return code;
  }
}

/** The path of a Chromium for the browser tests; on Debian it is installed if missing. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = find();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    say("Installing Chromium ...");
    await apt(["update"]);
    await apt(["install", "-y", "--no-install-recommends", "chromium"]);
  }
  const installed = find();
  if (installed) return installed;
  throw new Problem("The browser stories need Chromium: install it, or name its path in CHROMIUM.");
}
