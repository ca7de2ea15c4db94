import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { environmentIn } from "../tools/lib/envFile.mjs";
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

test("the file of the unit is read as systemd reads it", () => {
  const file = String.raw`
# a comment, with a = and a "
; another
SMTP_FROM=Kantor <kantor@example.com>
ADMIN_PASSWORD=gerimis bolpen # perahu$1
METRICS_TOKEN = "kata \"kunci\" \n ini" 'dan #ini'
S3_SECRET_KEY=a\\b\ c 
SMTP_URL=smtp://a:it's"x@mail:587
DATABASE_URL=postgres://a@\
  b/c
LOG_LEVEL=
export PORT=1
no value here
PUBLIC_URL="https://
kantor"
`;
  expect(environmentIn(file.replaceAll("\n", "\r\n"))).toMatchObject({ LOG_LEVEL: "" });
  expect(environmentIn(file)).toEqual({
    SMTP_FROM: "Kantor <kantor@example.com>",
    ADMIN_PASSWORD: "gerimis bolpen # perahu$1",
    METRICS_TOKEN: 'kata "kunci" \\n inidan #ini',
    S3_SECRET_KEY: "a\\b c",
    SMTP_URL: `smtp://a:it's"x@mail:587`,
    DATABASE_URL: "postgres://a@  b/c",
    LOG_LEVEL: "",
    PUBLIC_URL: "https://\nkantor",
  });
});
