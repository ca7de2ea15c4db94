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

const AREAS = [
  "asset",
  "buku-besar",
  "karyawan",
  "keuangan",
  "laporan",
  "pajak",
  "pembelian",
  "penjualan",
  "pindah",
  "produk",
  "produksi",
  "program",
  "servis",
  "sistem",
];
const SIDES = ["server", "web"];
const rooms = foldersIn(join(root, "areas")).flatMap((area) =>
  foldersIn(join(root, "areas", area))
    .filter((name) => !SIDES.includes(name))
    .map((name) => `areas/${area}/${name}`),
);

describe("areas", () => {
  test("have the names that people use", () => {
    expect(foldersIn(join(root, "areas")).sort()).toEqual(AREAS);
  });

  test("keep a resource in one room: its contract, its server side, its web side", () => {
    const listed = sources
      .find(({ path }) => path === "areas/resources.ts")
      ?.imports.map(({ to }) => dirname(to))
      .sort();
    const withContract = rooms.filter((room) => existsSync(join(root, room, "contract.ts")));
    expect(withContract, "every room with a contract.ts has its line in areas/resources.ts").toEqual(listed);
    const serving = rooms.filter((room) => existsSync(join(root, room, "server/calls.ts")));
    expect(serving, "server/calls.ts answers the calls of contract.ts").toEqual(withContract);
  });

  test("hold nothing beside contract, server and web", () => {
    const strange = rooms.flatMap((room) =>
      foldersIn(join(root, room))
        .filter((name) => !SIDES.includes(name))
        .map((name) => `${room}/${name}`),
    );
    expect(strange).toEqual([]);
  });
});

const imports = sources.flatMap(({ imports }) => imports);

const areaOf = (path: string) => /^areas\/([^/]+)\//.exec(path)?.[1];
/** "server" or "web" of a file in an area; what stands beside them is its contract. */
const sideOf = (path: string) => /^areas\/[^/]+\/(?:[^/]+\/)?(server|web)\//.exec(path)?.[1];
const isContract = (path: string) => areaOf(path) !== undefined && sideOf(path) === undefined;

describe("imports run one way, also those that are made later", () => {
  const offending = (rule: (found: Import) => boolean) =>
    imports.filter((found) => !isTest(found.from) && rule(found)).map(({ from, to }) => `${from} imports ${to}`);
  const isOneOf = (path: string, places: readonly string[]) => places.some((place) => path.startsWith(place));
  const fromTo = (room: (path: string) => boolean, ...above: string[]) =>
    offending(({ from, to }) => room(from) && isOneOf(to, above));
  const inRoom = (room: string) => (path: string) => path.startsWith(room);

  test("the kernel and the contracts import zod, the kernel and contracts, and nothing else", () => {
    const mayUse = (to: string) => to === "zod/mini" || to.startsWith("kernel/") || isContract(to);
    expect(offending(({ from, to }) => isContract(from) && !mayUse(to))).toEqual([]);
    expect(
      offending(({ from, to }) => from.startsWith("kernel/") && !to.startsWith("kernel/") && !/^zod/.test(to)),
    ).toEqual([]);
  });

  test("the web never imports the server, and the server never the web", () => {
    const SERVER = ["books/", "company/", "platform/", "packages/", "server/", "demo/"];
    const isServer = (path: string) => isOneOf(path, SERVER) || sideOf(path) === "server";
    const isWeb = (path: string) => path.startsWith("web/") || sideOf(path) === "web";
    expect(offending(({ from, to }) => isWeb(from) && isServer(to))).toEqual([]);
    expect(offending(({ from, to }) => isServer(from) && isWeb(to))).toEqual([]);
  });

  test("an area never imports another area, but for its contract", () => {
    expect(
      offending(({ from, to }) => {
        const [own, other] = [areaOf(from), areaOf(to)];
        return own !== undefined && other !== undefined && own !== other && !isContract(to);
      }),
    ).toEqual([]);
  });

  test("of the server: areas, books, company, platform, kernel", () => {
    const areas = (path: string) => sideOf(path) === "server";
    const ABOVE = ["server/", "demo/"];
    expect(fromTo(areas, ...ABOVE)).toEqual([]);
    expect(
      offending(
        ({ from, to }) => isOneOf(from, ["books/", "company/", "platform/"]) && (areas(to) || isOneOf(to, ABOVE)),
      ),
    ).toEqual([]);
    expect(fromTo(inRoom("company/"), "books/")).toEqual([]);
    expect(fromTo(inRoom("platform/"), "books/", "company/")).toEqual([]);
  });

  test("a package imports nothing of the house, nor do its tests, and is entered by its doors alone", () => {
    const isPackage = inRoom("packages/");
    const OWN = /^(packages\/postgres\/|node:|(vitest|fast-check)$)/;
    expect(imports.filter(({ from, to }) => isPackage(from) && !OWN.test(to))).toEqual([]);
    const { exports } = JSON.parse(readFileSync(join(root, "packages/postgres/package.json"), "utf8"));
    const doors = Object.values<string>(exports).map((door) => join("packages/postgres", door));
    expect(offending(({ from, to }) => !isPackage(from) && isPackage(to) && !doors.includes(to))).toEqual([]);
  });

  test("of the web: shell, areas, documents, ui, api and offline", () => {
    const areas = (path: string) => sideOf(path) === "web";
    expect(fromTo(areas, "web/shell/")).toEqual([]);
    expect(offending(({ from, to }) => from.startsWith("web/") && !from.startsWith("web/shell/") && areas(to))).toEqual(
      [],
    );
    expect(fromTo(inRoom("web/documents/"), "web/shell/")).toEqual([]);
    expect(fromTo(inRoom("web/ui/"), "web/shell/", "web/documents/")).toEqual([]);
    for (const room of ["web/api/", "web/offline/"])
      expect(fromTo(inRoom(room), "web/shell/", "web/documents/", "web/ui/")).toEqual([]);
  });

  test("platform and the pieces of the web know no business: they import no contract of an area", () => {
    // Signing in and sending files are how the browser reaches the server at all.
    const ACCESS = ["areas/karyawan/session/", "areas/karyawan/faktor-kedua/", "areas/sistem/unggahan/"];
    const knowing = offending(
      ({ from, to }) =>
        isContract(to) &&
        (isOneOf(from, ["platform/", "web/ui/"]) || (from.startsWith("web/api/") && !isOneOf(to, ACCESS))),
    );
    expect(knowing).toEqual([]);
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
    .filter(({ path }) => sideOf(path) === "server" && !isTest(path))
    .map((source) => ({ ...source, name: basename(source.path, ".ts") }));
  /** Verbs that names began with once. Nouns of the business stay Indonesian, what is done with them is English. */
  const INDONESIAN =
    "ajukan baca batalkan bayar boleh bolehkah buat buka cabut cari catat cetak dropdown gabung ganti gerakkan halaman hapus hitung jalankan kabari kembalikan kirim kunci lepas lepaskan masalah minta muat pasang periksa pilih putuskan rapikan salin satu semua setujui siapkan simpan susun tahan tambah tandai tolak tulis turunkan tutup ubah urungkan".split(
      " ",
    );
  const ENGLISH = "add all cancel change compose find insert load lock note page pageOf read remove send write".split(
    " ",
  );

  test("a file with the name of a call exports the function of that name", () => {
    const calls = new Set(Object.values(contract).flatMap((resource) => Object.keys(resource)));
    const files = serving.filter(({ name }) => calls.has(name));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(({ name, exports }) => !exports.includes(name)).map(({ path }) => path)).toEqual([]);
  });

  test("a use case is named by its call: no file by a verb alone", () => {
    const ROOMS = ["load", "page", "compose", "read"];
    const bare = serving.filter(({ name }) => ENGLISH.includes(name) && !ROOMS.includes(name));
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  test("a spreadsheet is written in xlsx.ts", () => {
    const elsewhere = imports.filter(
      ({ from, to }) =>
        to === "platform/documents/xlsx/write.ts" &&
        sideOf(from) === "server" &&
        !isTest(from) &&
        basename(from) !== "xlsx.ts",
    );
    expect(elsewhere.map(({ from }) => from)).toEqual([]);
  });

  test("a large form keeps what was typed, unless it decides, moves or merges", () => {
    const brief = /approve|putus|gabung|pisah|pindah/;
    const forgetful = sources.flatMap(({ path }) =>
      [...readFileSync(join(root, path), "utf8").matchAll(/<FormShell\b(.*?)\n {4}>/gs)]
        .map(([, props = ""]) => props)
        .filter((props) => /size="(lg|xl)"/.test(props) && !props.includes("draft=") && !brief.test(props))
        .map(() => path),
    );
    expect(forgetful).toEqual([]);
  });

  test("what a file of an area exports carries its noun", () => {
    const bare = serving.flatMap(({ path, exports }) =>
      exports.filter((name) => ENGLISH.includes(name)).map((name) => `${path}: ${name}`),
    );
    expect(bare).toEqual([]);
  });

  test("what is done is said in English: lockPo, not kunciPo", () => {
    const calls = new Set(Object.values(contract).flatMap((resource) => Object.keys(resource)));
    const indonesian = serving.flatMap(({ path, exports }) =>
      exports
        .filter(
          (name) =>
            !calls.has(name) &&
            !name.endsWith("Calls") &&
            INDONESIAN.some((verb) => new RegExp(`^${verb}([A-Z]|$)`).test(name)),
        )
        .map((name) => `${path}: ${name}`),
    );
    expect(indonesian).toEqual([]);
  });
});

describe("styles of Mantine", () => {
  const styleOf = (name: string) => `@mantine/core/styles/${name}.css`;
  const frame = ["web/ui/page/mantine.ts", "web/ui/page/mantineLogin.ts"];
  const loaded = new Set(imports.filter(({ from }) => frame.includes(from)).map(({ to }) => to));
  /** The legend of a chart has swatches. */
  const inside: Record<string, string[]> = { BarChart: ["ColorSwatch"] };

  test("come with the file that shows the component, unless the frame has them", () => {
    const bare = sources
      .filter(({ path }) => path.endsWith(".tsx"))
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
    "docs/ASVS.md",
    "docs/OPERATIONS.md",
    "packages/postgres/README.md",
  ];

  test.each(documents)("%s names only paths that exist", (name) => {
    const text = readFileSync(join(root, name), "utf8");
    const quoted = [...text.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)+\/?)`/g)].map(([, path = ""]) => path);
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, path = ""]) => path);
    const missing = [...quoted, ...linked].filter(
      (path) =>
        !existsSync(join(root, dirname(name), path)) &&
        !existsSync(join(root, path)) &&
        // A path within any room, such as server/calls.ts.
        !rooms.some((room) => existsSync(join(root, room, path))),
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
