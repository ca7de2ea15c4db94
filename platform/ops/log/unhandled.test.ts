import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";

const FIXTURE = new URL("./unhandled.fixture.ts", import.meta.url).pathname;

test("an error that nobody caught is logged with its call, and takes nobody else's request with it", async () => {
  const child = spawn(process.execPath, [FIXTURE], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  const saying = async (words: string) => {
    while (!said.includes(words)) await sleep(10);
  };
  try {
    await saying("http://");
    const address = said.trim();
    const other = fetch(`${address}/lambat`).then((answer) => answer.text());
    const cause = (call: string) =>
      fetch(address + call, { method: "POST", headers: { "content-type": "application/json" }, body: '{"a":1}' });
    for (const [call, error] of [
      ["/janji", "tidak ditunggu"],
      ["/aliran", "putus"],
    ] as const) {
      await cause(call);
      await saying(`"message":"${error}"`);
      const line = said.split("\n").find((one) => one.includes(error)) ?? "";
      expect(JSON.parse(line)).toMatchObject({ call, requestId: expect.any(String), err: { message: error } });
    }
    expect(said, "these errors hurt nobody else").not.toContain("to be replaced");
    await cause("/lain");
    await saying("to be replaced");
    expect(said).toMatch(/"call":"\/lain".*entah apa|entah apa.*"call":"\/lain"/);
    await fetch(`${address}/selesai`);
    expect(await other).toBe("jawaban orang lain");
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});
