import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type ESTree, parseSync } from "vite";

/** Reads the repository's own code: imports of files and lengths of functions. */
export const root = resolve(import.meta.dirname, "..");
const UNBUILT = new Set(["node_modules", "dist", "data", ".git", "test-results"]);

export function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (UNBUILT.has(name)) return [];
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

export type Import = { from: string; to: string; dynamic: boolean };
export type Source = {
  path: string;
  lines: number;
  imports: Import[];
  exports: string[];
  functions: { line: number; lines: number }[];
};

function read(file: string): Source {
  const path = relative(root, file);
  const text = readFileSync(file, "utf8");
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} is not understood: ${errors[0]?.message}`);
  const still = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const later = module.dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .flatMap((quoted) => /^["'](.+)["']$/.exec(quoted)?.[1] ?? []);
  const lineAt = (position: number) => text.slice(0, position).split("\n").length;
  return {
    path,
    lines: text.split("\n").length - 1,
    imports: [
      ...still.map((name) => ({ from: path, to: target(file, name), dynamic: false })),
      ...later.map((name) => ({ from: path, to: target(file, name), dynamic: true })),
    ],
    exports: module.staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.exportName.name ?? [])),
    functions: functionsIn(program).map(({ start, end }) => ({
      line: lineAt(start),
      lines: lineAt(end) - lineAt(start) + 1,
    })),
  };
}

const { imports: subpaths }: { imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

/** The path that an import leads to, or the name of the package. */
function target(file: string, name: string): string {
  if (name.startsWith("#")) {
    const [room = "", ...inside] = name.split("/");
    const path = subpaths[name] ?? subpaths[`${room}/*`]?.replace("*", inside.join("/"));
    return path?.replace("./", "") ?? name;
  }
  return name.startsWith(".") ? relative(root, resolve(dirname(file), name)) : name;
}

const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

function functionsIn(node: unknown): { start: number; end: number }[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(functionsIn);
  const inside = Object.values(node).flatMap(functionsIn);
  return isFunction(node) ? [node, ...inside] : inside;
}

const isFunction = (node: object): node is ESTree.Function =>
  "type" in node && typeof node.type === "string" && FUNCTIONS.includes(node.type);

const ROOMS = "areas kernel books company platform packages server demo web tools deploy bench e2e test".split(" ");

export const sources: readonly Source[] = ROOMS.flatMap((folder) => filesBelow(join(root, folder)))
  .concat(readdirSync(root).filter((name) => name.endsWith(".config.ts")))
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .map(read);

export const isTest = (path: string): boolean =>
  /\.test(?:ing)?\.tsx?$|\/testing\/|[fF]ixture[^/]*\.ts$|^(e2e|bench|test|deploy)\//.test(path);

/** Files that import each other in a circle, if there is one, also by `import()`. */
export function circle(): string[] {
  const imports = new Map(sources.map(({ path, imports }) => [path, imports.map(({ to }) => to)]));
  const cleared = new Set<string>();
  const follow = (path: string, way: readonly string[]): string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (cleared.has(path)) return [];
    for (const next of imports.get(path) ?? []) {
      const found = follow(next, [...way, path]);
      if (found.length > 0) return found;
    }
    cleared.add(path);
    return [];
  };
  for (const path of imports.keys()) {
    const found = follow(path, []);
    if (found.length > 0) return found;
  }
  return [];
}
