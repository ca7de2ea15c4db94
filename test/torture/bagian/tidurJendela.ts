import { setTimeout as sleep } from "node:timers/promises";

// A window by itself: it keeps a stream open as web/api/live.ts does, and says each line that it hears.
const [, , address = "", token = ""] = process.argv;
/** The server says something every 20 seconds. */
const SILENCE_MS = 45_000;
const WAY_MS = 5_000;
const say = (words: string) => process.stdout.write(`${words}\n`);
let known = Date.now();

for (;;) {
  const silent = new AbortController();
  let patience = setTimeout(() => silent.abort(), SILENCE_MS);
  try {
    const headers = { token, sejak: String(Date.now() - known + WAY_MS) };
    const response = await fetch(`${address}/api/live`, { headers, signal: silent.signal });
    if (response.status !== 200 || !response.body) say(`refused ${response.status}`);
    else {
      say("opened");
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(patience);
        patience = setTimeout(() => silent.abort(), SILENCE_MS);
        known = Date.now();
        for (const line of part.split("\n")) if (line.startsWith("data:")) say(line);
      }
    }
  } catch {
    // Opened again.
  }
  clearTimeout(patience);
  await sleep(500);
}
