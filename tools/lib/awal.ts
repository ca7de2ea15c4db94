import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rollup } from "vite";

const inWeb = (path: string) => join(import.meta.dirname, "../../web", path);

/**
 * What paints the first rows of each list (web/awal/daftar), by its screen: the list's own columns and table, made without
 * React, Mantine and the checks of the contract, as one file that comes beside the list's answer.
 */
export async function listPainters(context: Rollup.PluginContext, bundle: Rollup.OutputBundle) {
  const names = readdirSync(inWeb("awal/daftar")).map((file) => file.replace(/\.ts$/, ""));
  const styles = Object.values(bundle)
    .flatMap((file) => (file.fileName.endsWith(".css") && file.type === "asset" ? [String(file.source)] : []))
    .join();
  const made = await Promise.all(
    names.map(async (name) => {
      const source = await painterOf(name);
      // The table is dressed by the styles of the app: a class that those do not know was made another way here.
      for (const [, of = ""] of source.matchAll(/[`"'](_\w+_[0-9a-z]{5}_\d+)[`"']/g)) {
        if (!styles.includes(`.${of}`)) throw new Error(`${name}: the styles do not know ${of}`);
      }
      const file = context.getFileName(context.emitFile({ type: "asset", name: `awal-${name}.js`, source }));
      return [`/admin/${name}`, `/${file}`] as const;
    }),
  );
  return Object.fromEntries(made);
}

async function painterOf(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: inWeb("."),
    logLevel: "warn",
    plugins: [instead()],
    build: {
      write: false,
      rolldownOptions: {
        input: inWeb(`awal/daftar/${name}.ts`),
        // What is asked of a stand-in that it does not have is not used here.
        checks: { shimmedExport: false, pluginTimings: false },
        preserveEntrySignatures: "strict",
        shimMissingExports: true,
        // Else each list would read the six thousand icons of their package.
        experimental: { lazyBarrel: true },
        output: { format: "es" },
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false, manualPureFunctions: DESCRIBING },
      },
    },
  });
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : "output" in built ? built.output : [];
  const [chunk, ...more] = outputs.filter((one) => one.type === "chunk");
  if (chunk === undefined || more.length > 0) throw new Error(`${name} is not one file`);
  return chunk.code.trim();
}

/** Functions of the contract that describe and do nothing. */
const DESCRIBING = [
  "call",
  "row",
  "pageOf",
  "pageWith",
  "answer",
  "withMenu",
  "withRole",
  "blankable",
  "orElse",
  "field",
];

const NOTHING = "\0nothing";
/** What stands for the large pieces where the first rows are painted. */
const INSTEAD: readonly [asked: RegExp, by: string][] = [
  [/^zod\/mini$|\/kernel\/fields?\.ts$|\/kernel\/row\.ts$|^\.\/(fields?|row)\.ts$/, NOTHING],
  [/^react(\/jsx-runtime)?$/, inWeb("awal/pengganti/react.ts")],
  [/^@mantine\/core$/, inWeb("awal/pengganti/mantine.tsx")],
  [/\/RowActions\.tsx$|\/rowActions\.ts$/, inWeb("awal/pengganti/aksi.tsx")],
  [/\/api\/session\.ts$/, inWeb("awal/pengganti/sesi.ts")],
  [/\/OrderLines\.tsx$|\/useFollow\.ts$/, inWeb("awal/pengganti/kosong.tsx")],
];

function instead(): Plugin {
  return {
    name: "instead",
    enforce: "pre",
    resolveId: (asked) => INSTEAD.find(([which]) => which.test(asked))?.[1] ?? null,
    // Whatever is asked of it, and made of that, is it again.
    load: (id) =>
      id === NOTHING
        ? `const nothing = new Proxy(function () { return nothing; }, { get: (_, name) => (name === Symbol.toPrimitive ? () => "" : nothing) });
           module.exports = Object.create(nothing);`
        : null,
  };
}
