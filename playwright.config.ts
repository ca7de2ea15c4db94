import { defineConfig } from "@playwright/test";
import { chromium } from "./tools/lib/chromium.ts";
import { keepFilesInMemory } from "./tools/lib/memory.ts";

keepFilesInMemory();

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/server.ts",
  outputDir: "test-results",
  // Every story has a company of its own, so any two can be told at once.
  fullyParallel: true,
  // One more than the cores of the smallest machine: a story waits often, for a frame or an answer.
  workers: 3,
  // Generous: nothing is measured here, and the machine may be thirty times as slow because of other things.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  // A machine that was stopped for a while by others must not fail a release; tools/test.mjs tells how many needed it.
  retries: 1,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "node_modules/.cache/playwright.json" }]],
  use: {
    actionTimeout: 180_000,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    viewport: { width: 1366, height: 850 },
    reducedMotion: "reduce",
    // A page that answers from its worker is no page whose requests a story can stop; tanpa-jaringan.spec.ts has one.
    serviceWorkers: "block",
    trace: "on-first-retry",
    // Emptied after each story, but the browser keeps the code of the app that it has read (office.ts keeps its address).
    reuseContext: true,
    launchOptions: chromium,
  },
});
