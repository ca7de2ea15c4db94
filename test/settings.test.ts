import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingsIn } from "../tools/lib/settings.mjs";

test("a file .env of any editor is read whole, or refused with what to do", () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-env-"));
  const file = join(folder, ".env");
  try {
    expect(settingsIn(file)).toEqual({});
    writeFileSync(file, "\uFEFFDATABASE_URL=postgres://a\r\nPORT=3001\r\n");
    expect(settingsIn(file)).toEqual({ DATABASE_URL: "postgres://a", PORT: "3001" });
    // Notepad's "Unicode".
    writeFileSync(file, "\uFEFFPORT=3001\r\n", "utf16le");
    expect(() => settingsIn(file)).toThrow("save it as UTF-8");
    rmSync(file);
    // What Docker makes of a file that is not there and shall be mounted.
    mkdirSync(file);
    expect(() => settingsIn(file)).toThrow("is a folder, not a file");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
