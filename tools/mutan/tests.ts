import { globSync, readFileSync } from "node:fs";

/** What asks the database, starts a server, works on the disk or needs more of vitest is for npm test. */
const others =
  /openOffice|testDatabase|inject\(|cloneDatabase|fixtures\.ts"|fastify|embedded|mkdtemp|PANDUAN\.md|Snapshot\(|\bvi\b|\b(before|after)(All|Each)\b/;

/** The files of tests below a folder that run in no time. */
export const fastTestsOf = (folder: string): string[] =>
  globSync(`${folder}/**/*.test.ts`, { exclude: ["**/web/**"] }).filter(
    (file) => !others.test(readFileSync(file, "utf8")),
  );
