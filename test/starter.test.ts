import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { apt } from "../tools/lib/browser.mjs";
import { expectWritable } from "../tools/lib/project.mjs";
import { run } from "../tools/lib/run.mjs";
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
beforeEach(() => writeFileSync(join(bare, "npm.js"), "process.exit(1)"));

/** What `npm start` says in a checkout in which nothing was installed; npm is what `npm.js` there does. */
function start(settings: Record<string, string>) {
  const env = { PATH: "/usr/bin:/bin", PORT: "0", npm_execpath: join(bare, "npm.js"), ...settings };
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

/** A program that tells whoever started it to stop, as a service manager does. */
const STOPS = "process.kill(process.ppid, 'SIGTERM'); setTimeout(() => {}, 60_000)";

test("an installation that is stopped says so, and one that fails is not said to have been stopped", () => {
  writeFileSync(join(bare, "npm.js"), STOPS);
  expect(start({})).toContain("The installation was interrupted. Start again to repeat it.");
  // npm's own answer to a folder that it may not write.
  writeFileSync(join(bare, "npm.js"), "process.exit(243)");
  expect(start({})).toContain("Installing the dependencies failed");
});

test("a build that is stopped says so", () => {
  const modules = join(bare, "node_modules");
  mkdirSync(join(modules, "vite", "bin"), { recursive: true });
  writeFileSync(join(bare, "npm.js"), "process.exit(0)");
  writeFileSync(join(modules, "vite", "bin", "vite.js"), STOPS);
  writeFileSync(join(bare, "vite.config.ts"), "");
  mkdirSync(join(bare, "web"));
  expect(start({})).toMatch(
    /Building the web \.\.\.\nBuilding the web was interrupted\. Start again to repeat it\.\n$/,
  );
  rmSync(join(bare, "web"), { recursive: true });
  rmSync(modules, { recursive: true });
});

test("a folder that can not be written is told in a sentence", () => {
  // Root may write everywhere but here.
  expect(() => expectWritable("/proc")).toThrow("/proc can not be written by this user: give the folder");
});

test("what takes long says that it goes on", async () => {
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
  const code = await run(process.execPath, ["-e", "setTimeout(() => process.exit(3), 700)"], {
    alive: "Still installing",
    aliveMs: 100,
  });
  write.mockRestore();
  expect(code).toBe(3);
  expect(said.length).toBeGreaterThan(2);
  expect(said[0]).toMatch(/^Still installing \(\d+ s\) \.\.\.\n$/);
});

test("an installation of the browser waits while another one holds apt's lock", async () => {
  const [fake, asked] = [join(bare, "apt-get"), join(bare, "asked")];
  const locked = 'echo "E: Could not get lock /var/lib/apt/lists/lock" >&2; exit 100';
  writeFileSync(fake, `#!/bin/sh\necho "$@" >> "${asked}"\n[ "$(wc -l < "${asked}")" -ge 3 ] || { ${locked}; }\n`, {
    mode: 0o755,
  });
  vi.stubEnv("PATH", `${bare}:${process.env.PATH}`);
  expect(await apt(["update"], { pauseMs: 10 })).toBe(0);
  vi.unstubAllEnvs();
  const [first, ...others] = readFileSync(asked, "utf8").trim().split("\n");
  expect(first).toBe("-o DPkg::Lock::Timeout=300 update -qq");
  expect(others).toEqual([first, first]);
});
