import { globSync, readFileSync } from "node:fs";

/** What asks the database, starts a server or works on the disk takes seconds, too long for each of a thousand mutants. */
const slow =
  /openOffice|testDatabase|inject\(|cloneDatabase|fixtures\.ts"|fastify|embedded|mkdtemp|vi\.mock\(|PANDUAN\.md/;

/** The files of tests below a folder that run in no time. */
export const fastTestsOf = (room: string): string[] =>
  globSync(`${room}/**/*.test.ts`).filter((file) => !slow.test(readFileSync(file, "utf8")));
