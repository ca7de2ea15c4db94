// Plain JavaScript, so that a health check costs as little as it can.
import { setTimeout as sleep } from "node:timers/promises";
import { webAddress } from "../platform/http/addressProblem.mjs";
import { sentenceOf } from "./lib/project.mjs";
import { loadSettings } from "./lib/settings.mjs";

const HELP = `kantor ready [SECONDS]

Asks the app that runs with these settings (HOST, PORT) whether it can serve: its database is reached, its disk has room.
Ends with 0 if so, else with 1 and the reason; waits at most so many seconds for it.
`;

/** Why the app cannot serve; null when it can. */
async function obstacle(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    return answer.ok ? null : await answer.text();
  } catch (error) {
    return `${address}: ${error.cause?.message ?? error.message}`;
  }
}

async function main([seconds = "0"]) {
  if (!/^\d+$/.test(seconds)) {
    process.stdout.write(HELP);
    return 2;
  }
  loadSettings();
  const { HOST = "127.0.0.1", PORT = "3000" } = process.env;
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  const address = `${webAddress({ host, port: PORT })}/readyz`;
  const end = performance.now() + Number(seconds) * 1000;
  for (;;) {
    const found = await obstacle(address);
    if (found === null) return 0;
    if (performance.now() >= end) {
      process.stderr.write(`${found}\n`);
      return 1;
    }
    await sleep(250);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
