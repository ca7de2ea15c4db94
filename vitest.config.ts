import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,web,tools,bench,test}/**/*.test.ts"],
    globalSetup: ["server/src/testing/database.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "node_modules/.cache/vitest.json" }]],
  },
});
