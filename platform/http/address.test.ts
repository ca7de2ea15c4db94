import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { expectFree, listening } from "./address.ts";
import { webAddress } from "./addressProblem.mjs";

test("a port that is taken is said in a sentence, before the start and at its end", async () => {
  const neighbour = createServer().listen(0, "127.0.0.1");
  await once(neighbour, "listening");
  const address = neighbour.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const taken = { host: "127.0.0.1", port };
  const sentence = `PORT ${port} is in use by another program on 127.0.0.1: stop it, or choose another PORT.`;
  await expect(expectFree(taken)).rejects.toThrow(sentence);
  const app = createServer();
  await expect(
    listening(taken, () => {
      const up = once(app, "listening");
      app.listen(taken);
      return up;
    }),
  ).rejects.toThrow(sentence);
  neighbour.close();
  await once(neighbour, "close");
  await expect(expectFree(taken)).resolves.toBeUndefined();
});

test("an address of IPv6 is shown as people type it", () => {
  expect(webAddress({ host: "::1", port: 3000 })).toBe("http://[::1]:3000");
  expect(webAddress({ host: "127.0.0.1", port: 80 })).toBe("http://127.0.0.1:80");
});
