import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { readConfig } from "#platform/config.ts";
import { limitsOf } from "#platform/http/input.ts";
import { FILE_VARIABLES, VARIABLES } from "#platform/settings.mjs";
import { COMMANDS } from "../tools/lib/release.mjs";
import { root } from "./source.ts";

// What deploy/uji.sh tries for real is compared here with what the app knows: names change more often than samples.
const read = (path: string) => readFileSync(join(root, path), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const guide = read("docs/OPERATIONS.md");
const unit = read("deploy/systemd/kantor.service");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const nginx = read("deploy/nginx/kantor.conf");
const caddy = read("deploy/caddy/Caddyfile");
const known = [...VARIABLES, ...FILE_VARIABLES];

test("the guide names every setting, and guide and samples none that the app does not know", () => {
  const inGuide = all(guide, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:=\w+)?`/g);
  expect(VARIABLES.filter((name) => !inGuide.includes(name))).toEqual([]);
  const [app = ""] = compose.split("\n  db:\n");
  const set = [
    ...inGuide,
    ...all(unit, /^Environment=(.+)$/gm).flatMap((line) => all(line, /(\w+)=/g)),
    ...all(app, /^ {6}([A-Z][A-Z0-9_]+):/gm),
    ...all(dockerfile, /^ENV (.+)$/gm).flatMap((line) => all(line, /(\w+)=/g)),
  ];
  expect(set.length).toBeGreaterThan(VARIABLES.length + 6);
  expect(set.filter((name) => ![...known, "PATH", "KANTOR_ENV_FILE"].includes(name))).toEqual([]);
});

test("the shell function of the guide hands the settings on as they stand in the file", () => {
  const [line = ""] = all(guide, /^(kantor\(\) \{.+\})$/gm);
  const folder = mkdtempSync(join(tmpdir(), "kantor-env-"));
  const [file, command] = [join(folder, "kantor.env"), join(folder, "kantor")];
  const settings = {
    ...parseEnv(read(".env.example").replace(/^#(?=[A-Z])/gm, "")),
    ADMIN_PASSWORD: "gerimis $(id) bolpen # perahu; exit 3",
  };
  writeFileSync(
    file,
    Object.entries(settings)
      .map((each) => `${each.join("=")}\n`)
      .join(""),
  );
  const print = "loadSettings(); process.stdout.write(JSON.stringify([process.argv.slice(2), process.env]))";
  writeFileSync(`${command}.mjs`, `import { loadSettings } from "${join(root, "tools/lib/settings.mjs")}"; ${print}`);
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${command}.mjs" "$@"\n`, { mode: 0o755 });
  try {
    const here = line
      .replace("runuser -u kantor --", "")
      .replace("/etc/kantor/kantor.env", file)
      .replace("/opt/kantor/current/kantor", command);
    const said = execFileSync("sh", ["-c", `${here}\nkantor restore "a b"`], { encoding: "utf8" });
    expect(JSON.parse(said)).toEqual([["restore", "a b"], expect.objectContaining(settings)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("commands and files of guide and samples exist", () => {
  const commands = [
    ...all(guide, /(?:^|`|&& |\/|\s)kantor ([a-z][a-z-]+)/gm).filter(
      (word) => !["login", "owner", "kantor"].includes(word),
    ),
    ...all(unit, /current\/kantor ([a-z-]+)/g),
  ];
  expect(commands).toContain("restore");
  expect(commands.filter((name) => !COMMANDS.includes(name))).toEqual([]);
  const mounted = all(compose, /(\.\/[^:\s]+)/g).filter((path) => !path.includes("/rahasia/"));
  const files = [...mounted, ...all(dockerfile, /(tools\/[a-z-]+\.mjs)/g)];
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const alerts = read("deploy/prometheus/alerts.yml");
  expect(all(guide, /`(Kantor[A-Z]\w+)`/g).filter((name) => !alerts.includes(`alert: ${name}\n`))).toEqual([]);
});

test("proxies lead to where the app listens, and let the largest call pass", () => {
  const port = String(readConfig({}).port);
  const ports = [
    ...all(nginx, /server 127\.0\.0\.1:(\d+)/g),
    ...all(caddy, /KANTOR_UPSTREAM:127\.0\.0\.1:(\d+)/g),
    ...all(compose, /KANTOR_UPSTREAM: app:(\d+)/g),
    ...all(dockerfile, /EXPOSE (\d+)/g),
  ];
  expect(ports).toEqual([port, port, port, port]);
  const calls = Object.values(contract).flatMap((resource) => Object.values(resource));
  // One file more than the call takes is let in, so that the refusal can name it.
  const largest = Math.max(...calls.map(limitsOf).map(({ maxFiles, maxFileBytes }) => (maxFiles - 1) * maxFileBytes));
  const [inNginx = 0] = all(nginx, /client_max_body_size (\d+)m/g).map((size) => Number(size) * 1024 * 1024);
  const [inCaddy = 0] = all(caddy, /max_size (\d+)MB/g).map((size) => Number(size) * 1_000_000);
  expect(Math.min(inNginx, inCaddy)).toBeGreaterThan(largest);
});
