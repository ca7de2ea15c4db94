import { expect, test } from "vitest";
import { Shutdown } from "./shutdown.ts";

test("what was started last ends first, one that fails keeps no other from ending", async () => {
  const endings = new Shutdown();
  const ended: string[] = [];
  for (const name of ["database", "app", "timer"]) {
    endings.add(async () => {
      ended.push(name);
      if (name === "app") throw new Error("app failed");
    });
  }
  expect(endings.begun.aborted).toBe(false);
  const failures = await endings.end();
  expect(endings.begun.aborted).toBe(true);
  expect(ended).toEqual(["timer", "app", "database"]);
  expect(failures).toEqual([new Error("app failed")]);
});

test("what is added while the rest ends is ended too", async () => {
  const endings = new Shutdown();
  const ended: string[] = [];
  endings.add(async () => {
    ended.push("database");
  });
  endings.add(async () => {
    endings.add(async () => {
      ended.push("late");
    });
  });
  await endings.end();
  expect(ended).toEqual(["late", "database"]);
});
