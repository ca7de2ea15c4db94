import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** What asks the database, starts a server or works on the disk takes seconds, too long for each of a thousand mutants. */
const slow =
  /openOffice|testDatabase|inject\(|cloneDatabase|fixtures\.ts"|fastify|embedded|mkdtemp|vi\.mock\(|PANDUAN\.md/;
const files = globSync(`${process.env.MUTAN_ROOM}/**/*.test.ts`);

export default defineConfig({
  test: {
    include: files.filter((file) => !slow.test(readFileSync(file, "utf8"))),
    setupFiles: "test/support/cases.ts",
  },
});
