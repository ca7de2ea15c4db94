import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "./tools/lib/chromium.ts";

export default defineConfig({
  test: {
    // Generous: nothing is measured here, and the machine may be busy with other things.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ["default", ["json", { outputFile: "node_modules/.cache/vitest.json" }]],
    projects: [
      {
        extends: true,
        test: {
          name: "calls",
          include: ["{contract,server,web,tools,bench,test}/**/*.test.ts"],
          globalSetup: ["server/src/testing/database.ts"],
          pool: "forks",
          maxWorkers: 2,
          // The app keeps nothing in its modules: one worker's files share them, and are spared loading it 80 times.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "components",
          include: ["web/**/*.browser.test.tsx"],
          browser: {
            enabled: true,
            headless: true,
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
