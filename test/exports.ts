import { readXlsx } from "hucre/xlsx";
import { expect } from "vitest";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import type { Known } from "./company.ts";
import { type Input, inputsOf } from "./companyLists.ts";
import type { Person } from "./support/office.ts";

/**
 * A list, the file of it, the column that names its rows there, and how the list names them. `more` is what the screen
 * asks the file besides.
 */
type Pair = {
  list: string;
  file: Call;
  column: string;
  key: (row: never) => string | undefined;
  more?: Input;
};

const PAIRS: readonly Pair[] = [
  { list: "getProduk", file: contract.produk.exportExcelProduk, column: "Kode Mesin", key: by("kodeProduk") },
  { list: "getOrder", file: contract.order.exportOrder, column: "Kode Order", key: by("idSo") },
  {
    ...{ list: "getInvoiceForSj", file: contract.suratJalan.exportSj, column: "Kode Order", key: by("idSo") },
    more: { daftar: true },
  },
  { list: "getOrderanPl", file: contract.pesanLangsung.exportPl, column: "Kode Order", key: by("idSo") },
  { list: "getPenawaran", file: contract.penawaran.exportPenawaran, column: "Kode", key: by("idPenawaran") },
  { list: "getRetur", file: contract.retur.exportRetur, column: "Kode Retur", key: by("idRetur") },
  { list: "getPelanggan", file: contract.pelanggan.exportPelanggan, column: "No Telp", key: by("telepon") },
  { list: "getPiutang", file: contract.piutang.exportPiutang, column: "No Telp", key: by("telepon") },
  { list: "getPemasok", file: contract.pemasok.exportPemasok, column: "Pemasok", key: by("nama") },
  { list: "getHutangPo", file: contract.hutang.exportHutang, column: "Kode PO", key: by("idPo") },
  {
    ...{ list: "getHutang", file: contract.hutang.exportHutang, column: "Pemasok", key: by("nama") },
    more: { perPemasok: true },
  },
  { list: "getPengajuan", file: contract.pengajuan.exportMutasi, column: "ID Pengajuan", key: by("idPengajuan") },
  {
    ...{ list: "getSimpananByRekening", file: contract.simpanan.exportSimpananRekening, column: "ID Pengajuan" },
    key: ({ pengajuan: [satu] }: { pengajuan: { idPengajuan: string }[] }) => satu?.idPengajuan,
  },
  { list: "getBukuBesar", file: contract.buku.exportBukuBesar, column: "Dokumen", key: by("dokumen") },
  {
    ...{ list: "getPengajuanAsset", file: contract.pengajuanAsset.exportPengajuanAsset, column: "ID Pengajuan" },
    key: by("idPengajuanAsset"),
  },
  {
    ...{ list: "getPelepasanAsset", file: contract.pelepasanAsset.exportPelepasanAsset, column: "ID Pelepasan" },
    key: by("idPelepasanAsset"),
  },
  { list: "getAsset", file: contract.listAsset.exportAsset, column: "Kode Asset", key: by("kodeAsset") },
];

function by(name: string) {
  return (row: Record<string, string | undefined>): string | undefined => row[name];
}

/** The rows stand in the order that was asked for, where its word is that of a column; what is missing counts as nothing. */
function expectSorted(rows: readonly object[], urut: string, said: string) {
  const word = urut.replace("-", "");
  const found = rows.map((row) => cellOf(row, word)).filter((value) => value !== undefined);
  const values = found.map((value) => (typeof value === "string" ? value.toLowerCase() : (value ?? 0)));
  const upwards = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect(values, said).toEqual(urut.startsWith("-") ? upwards.toReversed() : upwards);
}

/** The value of a name in a row, or in a record inside it. */
function cellOf(row: object, name: string): string | number | null | undefined {
  const inside = Object.values(row).find((part) => part !== null && typeof part === "object" && name in part);
  return Reflect.get(name in row ? row : (inside ?? {}), name);
}

const callOf = (name: string): Call => {
  const found = Object.values(contract)
    .flatMap((calls) => Object.entries(calls as Readonly<Record<string, Call>>))
    .find(([each]) => each === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found[1];
};
const asks = ({ input }: Call): string[] => ("shape" in input ? Object.keys(input.shape as object) : []);
const once = (keys: readonly (string | undefined)[]): string[] => [...new Set(keys.filter((key) => key !== undefined))];

/** Compares each list, asked in every way that is known, with its file. */
export async function filesAgree(boss: Person, known: Known): Promise<void> {
  for (const { list, file, column, key, more = {} } of PAIRS) {
    const call = callOf(list);
    const own = ["page", "limit"];
    expect(asks(file), `${list} is asked for more than its file`).toEqual(
      expect.arrayContaining(asks(call).filter((name) => !own.includes(name))),
    );
    const inputs = inputsOf({ name: list, call }, known);
    const all = new Set(inputs.map((input) => JSON.stringify(input)));
    for (const input of [...all].map((text): Input => JSON.parse(text))) {
      const shown = (await boss.call(call, { ...input, limit: 100 } as never)) as unknown as { data: never[] };
      const { raw } = await boss.send(file, { ...input, ...more } as never);
      const [head = [], ...lines] = (await readXlsx(new Uint8Array(raw))).sheets[0]?.rows ?? [];
      const at = head.indexOf(column);
      expect(at, `${list}: ${head.join(", ")}`).toBeGreaterThanOrEqual(0);
      const written = once(
        lines.filter((line) => line[0] !== "Total").map((line) => (line[at] ? String(line[at]) : undefined)),
      );
      const seen = once(shown.data.map(key));
      if ("urut" in input) expectSorted(shown.data, String(input.urut), `${list} ${JSON.stringify(input)}`);
      const ordered = "urut" in input;
      const [a, b] = ordered ? [written, seen] : [written.toSorted(), seen.toSorted()];
      expect(a, `${list} ${JSON.stringify(input)}`).toEqual(b);
    }
  }
}
