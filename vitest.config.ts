import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "./tools/lib/chromium.ts";
import { keepFilesInMemory } from "./tools/lib/memory.ts";

keepFilesInMemory();

const files = globSync("{areas,kernel,books,company,platform,packages,server,demo,web,tools,bench,test}/**/*.test.ts", {
  cwd: import.meta.dirname,
  exclude: ["**/node_modules/**", "**/dist/**"],
});
/**
 * What a file puts in a module's place must not meet the module that another file has loaded, and a company in writing has the
 * first codes of the fixtures, which count on from file to file.
 */
const alone = /vi\.mock\(|contoh\.testing\.ts/;
const replacing = files.filter((file) => alone.test(readFileSync(join(import.meta.dirname, file), "utf8")));
// One more than the cores of the smallest machine: a worker that waits for PostgreSQL leaves its core to another.
const onPostgres = {
  globalSetup: "test/support/database.ts",
  setupFiles: "test/support/cases.ts",
  pool: "forks",
  maxWorkers: 3,
} as const;

export default defineConfig({
  test: {
    // Generous: nothing is measured here, and the machine may be thirty times as slow because of other things.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 180_000 } },
    reporters: ["default", "json"],
    outputFile: { json: "node_modules/.cache/vitest.json" },
    projects: [
      {
        extends: true,
        test: {
          ...onPostgres,
          name: "calls",
          include: files.filter((file) => !replacing.includes(file)),
          // The app keeps nothing in its modules: one worker's files share them, and are spared loading it 80 times.
          isolate: false,
        },
      },
      { extends: true, test: { ...onPostgres, name: "calls by themselves", include: replacing } },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "components",
          include: ["{web,areas}/**/*.browser.test.tsx"],
          // As for stories: a machine that stood still for a moment must not fail a release; what needed it is named.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            // The browser starts while the calls keep every core busy.
            connectTimeout: 600_000,
            provider: playwright({
              launchOptions: chromium,
              contextOptions: { locale: "id-ID", timezoneId: "Asia/Jakarta" },
            }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1366, height: 850 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
