import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { circle, type Import, isTest, root, sources } from "./source.ts";

/**
 * Rules about the repository: areas have the same names everywhere, imports go one way, documents name existing files.
 */
const foldersIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory()) : [];

const AREAS = ["asset", "buku-besar", "karyawan", "keuangan", "laporan", "pembelian", "penjualan", "produk", "sistem"];
const areasOf = (folder: string) => foldersIn(join(root, folder)).sort();

describe("areas", () => {
  const inContract = areasOf("contract").filter((name) => name !== "kernel");

  test("have the same names in contract, server and web", () => {
    expect(areasOf("server/src/areas")).toEqual(inContract);
    expect(inContract.filter((name) => !AREAS.includes(name))).toEqual([]);
    expect(areasOf("web/src/areas").filter((name) => !inContract.includes(name))).toEqual([]);
  });

  /** A resource is a file that contract.ts lists. */
  const resources = sources
    .find(({ path }) => path === "contract/contract.ts")
    ?.imports.map(({ to }) => to.replace(/^contract\/|\.ts$/g, ""))
    .sort();
  const folders = (place: string) =>
    areasOf(place).flatMap((area) => foldersIn(join(root, place, area)).map((folder) => `${area}/${folder}`));

  test("serve every resource of the contract from the folder of its name, and no other", () => {
    const serving = folders("server/src/areas").filter((folder) =>
      existsSync(join(root, "server/src/areas", folder, "calls.ts")),
    );
    expect(serving.sort()).toEqual(resources);
  });

  test("show in the web what the contract, the server or the menu knows by the same name", () => {
    const screens = sources
      .find(({ path }) => path === "web/src/shell/screens.ts")
      ?.imports.map(({ to }) => dirname(to));
    const unknown = folders("web/src/areas").filter(
      (folder) =>
        !existsSync(join(root, "contract", `${folder}.ts`)) &&
        !existsSync(join(root, "server/src/areas", folder)) &&
        !screens?.includes(`web/src/areas/${folder}`),
    );
    expect(unknown).toEqual([]);
  });
});

const imports = sources.flatMap(({ imports }) => imports);

const areaOf = (path: string) => /(?:server|web)\/src\/areas\/([^/]+)/.exec(path)?.[1];

describe("imports run one way", () => {
  const offending = (rule: (found: Import) => boolean) =>
    imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`);

  test("the contract imports zod and nothing else", () => {
    expect(
      offending(
        ({ from, to }) =>
          from.startsWith("contract/") && !isTest(from) && !to.startsWith("contract/") && to !== "zod/mini",
      ),
    ).toEqual([]);
  });

  test("the web never imports the server", () => {
    expect(offending(({ from, to }) => from.startsWith("web/") && to.startsWith("server/"))).toEqual([]);
  });

  test("an area never imports another area", () => {
    expect(
      offending(({ from, to }) => {
        const [own, other] = [areaOf(from), areaOf(to)];
        return !isTest(from) && own !== undefined && other !== undefined && own !== other;
      }),
    ).toEqual([]);
  });

  const rooms = (room: string, ...above: string[]) =>
    offending(({ from, to }) => from.startsWith(room) && !isTest(from) && above.some((place) => to.startsWith(place)));

  test("of the server: areas, books, company, platform", () => {
    const areas = "server/src/areas/";
    const books = "server/src/books/";
    const company = "server/src/company/";
    expect(rooms("server/src/books/", areas)).toEqual([]);
    expect(rooms("server/src/company/", areas, books)).toEqual([]);
    expect(rooms("server/src/platform/", areas, books, company)).toEqual([]);
  });

  test("of the web: shell, areas, documents, ui, api", () => {
    const shell = "web/src/shell/";
    const areas = "web/src/areas/";
    const documents = "web/src/documents/";
    const ui = "web/src/ui/";
    expect(rooms("web/src/areas/", shell)).toEqual([]);
    expect(rooms("web/src/documents/", shell, areas)).toEqual([]);
    expect(rooms("web/src/ui/", shell, areas, documents)).toEqual([]);
    expect(rooms("web/src/api/", shell, areas, documents, ui)).toEqual([]);
  });

  test("nothing imports itself, however long the way round", () => {
    expect(circle()).toEqual([]);
  });
});

describe("code is short enough to be read", () => {
  const product = sources.filter(({ path }) => !isTest(path));

  test("a file has 250 lines at most", () => {
    expect(product.filter(({ lines }) => lines > 250).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  test("a function has 60 lines at most", () => {
    const long = product
      .flatMap(({ path, functions }) => functions.map((one) => ({ path, ...one })))
      .filter(({ lines }) => lines > 60);
    expect(long.map(({ path, line, lines }) => `${path}:${line}: ${lines}`)).toEqual([]);
  });
});

describe("names", () => {
  const serving = sources
    .filter(({ path }) => path.startsWith("server/src/areas/") && !isTest(path))
    .map((source) => ({ ...source, name: basename(source.path, ".ts") }));
  const VERBS =
    "approve batalkan buat catat edit ekspor halaman hapus impor isi kirim kunci mulai muat putuskan satu semua";
  const MORE = "setujui simpan tambah terkunci ubah dropdown";
  const isVerb = (name: string) => `${VERBS} ${MORE}`.split(" ").includes(name);

  test("a file with the name of a call exports the function of that name", () => {
    const calls = new Set(Object.values(contract).flatMap((resource) => Object.keys(resource)));
    const files = serving.filter(({ name }) => calls.has(name));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(({ name, exports }) => !exports.includes(name)).map(({ path }) => path)).toEqual([]);
  });

  test("a use case is named by its call: no file by a verb alone", () => {
    const ROOMS = ["halaman", "muat"];
    expect(serving.filter(({ name }) => isVerb(name) && !ROOMS.includes(name)).map(({ path }) => path)).toEqual([]);
  });

  test("a spreadsheet is written in xlsx.ts", () => {
    const elsewhere = imports.filter(
      ({ from, to }) =>
        to === "server/src/platform/xlsx/write.ts" &&
        from.startsWith("server/src/areas/") &&
        !isTest(from) &&
        basename(from) !== "xlsx.ts",
    );
    expect(elsewhere.map(({ from }) => from)).toEqual([]);
  });

  test("a large form keeps what was typed, unless it decides, moves or merges", () => {
    const brief = /approve|gabung|pisah|pindah/;
    const forgetful = sources.flatMap(({ path }) =>
      [...readFileSync(join(root, path), "utf8").matchAll(/<FormShell\b(.*?)\n {4}>/gs)]
        .map(([, props = ""]) => props)
        .filter((props) => /size="(lg|xl)"/.test(props) && !props.includes("draft=") && !brief.test(props))
        .map(() => path),
    );
    expect(forgetful).toEqual([]);
  });

  test("what a file of an area exports carries its noun", () => {
    const bare = serving.flatMap(({ path, exports }) => exports.filter(isVerb).map((name) => `${path}: ${name}`));
    expect(bare).toEqual([]);
  });
});

describe("styles of Mantine", () => {
  const styleOf = (name: string) => `@mantine/core/styles/${name}.css`;
  const frame = ["web/src/ui/page/mantine.ts", "web/src/ui/page/mantineLogin.ts"];
  const loaded = new Set(imports.filter(({ from }) => frame.includes(from)).map(({ to }) => to));
  /** The legend of a chart has swatches. */
  const inside: Record<string, string[]> = { BarChart: ["ColorSwatch"] };

  test("come with the file that shows the component, unless the frame has them", () => {
    const bare = sources
      .filter(({ path }) => path.startsWith("web/src/") && path.endsWith(".tsx"))
      .flatMap(({ path, imports: own }) => {
        const text = readFileSync(join(root, path), "utf8");
        const named = [...text.matchAll(/import \{([^}]*)\} from "@mantine\/(?:core|charts)"/g)]
          .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
          .flatMap((name) => [name, ...(inside[name] ?? [])])
          .map(styleOf);
        return named
          .filter((style) => existsSync(join(root, "node_modules", style)) && !loaded.has(style))
          .filter((style) => !own.some(({ to }) => to === style))
          .map((style) => `${path} needs ${style}`);
      });
    expect(bare).toEqual([]);
  });
});

describe("packages", () => {
  const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const { dependencies, devDependencies } = manifest("");
  const named = new Set(imports.map(({ to }) => /^(@[^/]+\/[^/]+|[^/.]+)/.exec(to)?.[1]));
  /** A file that is started as a program or found by its folder is named in quotes somewhere. */
  const text = sources.map(({ path }) => readFileSync(join(root, path), "utf8")).join("\n");
  const quoted = (name: string) => text.includes(`"${name}"`) || text.includes(`"${name.split("/").join('", "')}"`);

  test("are installed because something imports or starts them, or a package that is imported needs them", () => {
    const all = Object.keys({ ...dependencies, ...devDependencies });
    const imported = all.filter((name) => named.has(name));
    const needed = imported.flatMap((name) => Object.keys(manifest(`node_modules/${name}`).peerDependencies ?? {}));
    const idle = all.filter((name) => {
      const typed = /^@types\/(.+)$/.exec(name)?.[1];
      if (typed) return typed !== "node" && !all.includes(typed);
      return !named.has(name) && !needed.includes(name) && !quoted(name);
    });
    expect(idle).toEqual([]);
  });
});

describe("documents", () => {
  const documents = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/GLOSSARY.md",
    "docs/SECURITY.md",
    "docs/OPERATIONS.md",
  ];

  test.each(documents)("%s names only paths that exist", (name) => {
    const text = readFileSync(join(root, name), "utf8");
    const quoted = [...text.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)+\/?)`/g)].map(([, path = ""]) => path);
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, path = ""]) => path);
    const missing = [...quoted, ...linked].filter(
      (path) => !existsSync(join(root, dirname(name), path)) && !existsSync(join(root, path)),
    );
    expect(missing).toEqual([]);
  });

  test("the README shows both commands", () => {
    const text = readFileSync(join(root, "README.md"), "utf8");
    expect(text).toContain("npm start");
    expect(text).toContain("npm test");
  });

  test("the lock file holds no addresses", () => {
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved":\s*"https?:/);
  });
});
