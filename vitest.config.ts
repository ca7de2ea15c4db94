import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "./tools/lib/chromium.ts";

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
