import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

let corrected = false;

/** Refuses to work on the driver as it is published: see tools/lib/driver.mjs for what it does when a server restarts. */
export function requireCorrectedDriver(): void {
  if (corrected) return;
  const entry = createRequire(import.meta.url).resolve("postgres");
  const source = readFileSync(join(dirname(entry), "..", "..", "src", "connection.js"), "utf8");
  corrected = source.includes("past.closedTime");
  if (!corrected) {
    throw new Error(
      "The database driver lacks its corrections. Run: node tools/correct-driver.mjs (npm start does it too)",
    );
  }
}
