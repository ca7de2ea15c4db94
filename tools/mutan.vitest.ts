import { defineConfig } from "vitest/config";
import { fastTestsOf } from "./lib/fastTests.ts";

export default defineConfig({
  test: {
    include: fastTestsOf(process.env.MUTAN_ROOM ?? "."),
    setupFiles: "test/support/cases.ts",
    testTimeout: 240_000,
  },
});
