import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Problem, say } from "./project.mjs";
import { run } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const find = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** The path of a Chromium for the browser tests; on Debian it is installed if missing. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = find();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    say("Installing Chromium ...");
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    // Another installation may hold the lock: wait for it instead of failing.
    const patient = ["-o", "DPkg::Lock::Timeout=300"];
    await run("apt-get", [...patient, "update", "-qq"], quiet);
    await run("apt-get", [...patient, "install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
  }
  const installed = find();
  if (installed) return installed;
  throw new Problem("The browser stories need Chromium: install it, or name its path in CHROMIUM.");
}
