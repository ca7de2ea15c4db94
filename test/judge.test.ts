import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, sources } from "./source.ts";

/** What tools/start.mjs imports, and what that imports: all that is there before anything is installed. */
function needed(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { to } of sources.find((source) => source.path === path)?.imports ?? []) needed(to, found);
  return found;
}
const all = [...needed("tools/start.mjs")];
const files = all.filter((path) => !path.startsWith("node:"));

let bare = "";
beforeAll(() => {
  bare = mkdtempSync(join(tmpdir(), "kantor-polos-"));
  for (const path of [...files, "package.json", "package-lock.json"]) {
    mkdirSync(dirname(join(bare, path)), { recursive: true });
    cpSync(join(root, path), join(bare, path));
  }
});
afterAll(() => rmSync(bare, { recursive: true }));

/** What `npm start` says in a checkout in which nothing was installed and no npm is found. */
function start(settings: Record<string, string>) {
  const env = { PATH: "/nowhere", PORT: "0", ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/start.mjs"], {
    cwd: bare,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/^\s+at /m);
  return stdout + stderr;
}

test("what judges the settings is plain JavaScript that needs no package", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !path.endsWith(".mjs"))).toEqual([]);
});

test("every wrong setting is told before anything is installed, built or made", async () => {
  const before = readdirSync(bare, { recursive: true }).length;
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = String(typeof address === "object" ? address?.port : 0);
  writeFileSync(join(bare, "tools", "berkas"), "");
  const told = {
    "PORT is": start({ PORT: "80000", LOG_LEVEL: "loud" }),
    "LOG_LEVEL is": start({ PORT: "80000", LOG_LEVEL: "loud" }),
    "sslmode=x is unknown": start({ DATABASE_URL: "postgres://a@b/c?sslmode=x" }),
    "METRICS_TOKEN_FILE is": start({ METRICS_TOKEN_FILE: "/nowhere/token" }),
    [`PORT ${port} is in use`]: start({ PORT: port }),
    "HOST 192.0.2.1 is no address of this machine": start({ HOST: "192.0.2.1" }),
    "is a file, not a folder": start({ DATA_DIR: "tools/berkas" }),
    "can not be written": start({ DATA_DIR: "/proc/kantor/data" }),
    "it contains the name of the app": start({ ADMIN_PASSWORD: "kantor2026!", PORT: port }),
    "did you mean ADMIN_PASSWORD": withFile("ADMIN_PASWORD=x\n", () => start({})),
  };
  holder.close();
  rmSync(join(bare, "tools", "berkas"));
  for (const [words, said] of Object.entries(told)) {
    expect(said).toContain(words);
    expect(said).not.toContain("Installing");
  }
  expect(told["it contains the name of the app"], "all of them at once").toContain("is in use");
  expect(readdirSync(bare, { recursive: true })).toHaveLength(before);
});

function withFile<Result>(content: string, ask: () => Result): Result {
  writeFileSync(join(bare, ".env"), content);
  const result = ask();
  rmSync(join(bare, ".env"));
  return result;
}

test("settings that will do lead on to the installation, also a weak password that nobody needs any more", () => {
  expect(start({ ADMIN_PASSWORD: "gerimis-bolpen-perahu" })).toContain("Installing dependencies");
  mkdirSync(join(bare, "data"));
  writeFileSync(join(bare, "data", "postgres.password"), "");
  expect(start({ ADMIN_PASSWORD: "kantor2026!" })).toContain("Installing dependencies");
  expect(start({ DATABASE_URL: "postgres://a@b/c", ADMIN_PASSWORD: "kantor2026!" })).toContain(
    "Installing dependencies",
  );
  rmSync(join(bare, "data"), { recursive: true });
});
