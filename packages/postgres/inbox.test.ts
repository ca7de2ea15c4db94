import fc from "fast-check";
import { expect, test } from "vitest";
import { Inbox } from "./inbox.ts";
import { Outbox } from "./outbox.ts";

test("messages arrive whole and in order, however the network cuts them", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" })), fc.array(fc.integer({ min: 1, max: 40 })), (texts, cuts) => {
      const out = new Outbox();
      for (const text of texts) out.begin("x").value(text).end();
      const bytes = out.take();
      const heard: string[] = [];
      const inbox = new Inbox((_kind, body) => heard.push(body.toString("utf8", 4)));
      let at = 0;
      for (const cut of cuts) {
        if (at < bytes.length) inbox.push(bytes.subarray(at, at + cut));
        at += cut;
      }
      if (at < bytes.length) inbox.push(bytes.subarray(at));
      expect(heard).toEqual(texts);
    }),
  );
});
