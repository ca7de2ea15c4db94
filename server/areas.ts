import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Contract, contract } from "#areas/contract.ts";
import type { Area } from "#areas/keterangan.ts";
import { suratPo } from "#areas/pembelian/po/server/surat.ts";
import { type KertasTautan, kertasPenjualan } from "#areas/penjualan/tautan/server/kertas.ts";
import { JENIS_IMPOR } from "#areas/pindah/impor/isiImpor.ts";
import { PROPOSABLE } from "#areas/proposable.ts";
import { offerImpor, type Pengimpor } from "#company/impor.ts";
import type { Call } from "#kernel/call.ts";
import type { Alias } from "#platform/http/alias.ts";
import type { Handlers } from "#platform/http/context.ts";

const FOLDER = join(import.meta.dirname, "../areas");
type Areas = { readonly [Name in keyof Contract]: Handlers<Contract[Name]> };

/** What the files of this name in the rooms of all areas export, by name. */
async function exportsOf(...names: string[]): Promise<Record<string, unknown>> {
  const files = globSync(names, { cwd: FOLDER }).sort();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(FOLDER, file)).href)));
  return Object.assign({}, ...modules);
}

/** What each room says of the import of its records: `imporProduk` is how those of `produk` are brought. */
for (const [name, pengimpor] of Object.entries(await exportsOf("*/*/server/impor.ts"))) {
  const jenis = JENIS_IMPOR.find((one) => `impor${one}`.toLowerCase() === name.toLowerCase());
  if (jenis) offerImpor(jenis, pengimpor as Pengimpor);
}

const CALLS = /Calls$/;

/** The handlers of every resource: each room's server/calls.ts is typed by its own contract, test/shape.test.ts finds a missing one. */
export const areas = Object.fromEntries(
  Object.entries(await exportsOf("*/*/server/calls.ts"))
    .filter(([name]) => CALLS.test(name))
    .map(([name, handlers]) => [name.replace(CALLS, ""), handlers]),
) as unknown as Areas;

/** The calls whose handlers are of one of these kinds. */
const handledBy = (...kinds: readonly string[]): ReadonlySet<Call> =>
  new Set(
    Object.entries(contract).flatMap(([resource, calls]) =>
      Object.entries(calls as Readonly<Record<string, Call>>).flatMap(([name, call]) => {
        const handler: object = (areas[resource as keyof Contract] as Readonly<Record<string, object>>)[name] ?? {};
        return kinds.some((kind) => kind in handler) ? [call] : [];
      }),
    ),
  );
const READING = handledBy("read", "sheet");
const WRITING = handledBy("write");

/** Whether a call changes nothing, by its handler. */
export const onlyReads = (call: Call): boolean => READING.has(call);
/** Whether a program may propose it to a person: done in one transaction, and not left to people. */
export const mayBeProposed = (call: Call): boolean => WRITING.has(call) && PROPOSABLE.get(call.path) === call;

const inAreas = globSync("*/*/contract.ts", { cwd: FOLDER }).sort();
const rooms = await Promise.all(
  inAreas.map(
    async (file) =>
      [file.split("/")[0] as Area, Object.values(await import(pathToFileURL(join(FOLDER, file)).href))] as const,
  ),
);

/** The area of each resource: that of its room. */
export const areaOf = Object.fromEntries(
  Object.entries(contract).map(([name, resource]) => [
    name,
    rooms.find(([, made]) => made.includes(resource))?.[0] ?? "sistem",
  ]),
) as Readonly<Record<keyof Contract, Area>>;

/** Names under which programs elsewhere were promised some of the calls. */
export const aliases = Object.values(
  await exportsOf("*/server/aliases.ts", "*/*/server/aliases.ts"),
).flat() as unknown as readonly Alias[];

/** The papers that open by a link. */
export const kertasTautan: KertasTautan = { ...kertasPenjualan, po: suratPo };
