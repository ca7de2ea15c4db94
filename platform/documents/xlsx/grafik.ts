import type { Readable } from "node:stream";
import type { Grafik, HasilGrafik } from "#kernel/grafik.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { ReadCtx } from "../../http/context.ts";
import { exportName } from "./exportName.ts";
import { type ExportColumn, streamXlsx } from "./write.ts";

type Diminta = Partial<Rentang> & { ukuran: string; menurut: string; kedua: string | null };

/** The pivot of a list as a spreadsheet: a row for each group, a column for each second one, and their sums. */
function grafikFile(of: Grafik, asked: Diminta, hasil: HasilGrafik, today: Tanggal) {
  const { tglAwal = null, tglAkhir = null } = asked;
  return {
    name: exportName(`Grafik ${of.judul}`, { tglAwal, tglAkhir }, today),
    content: grafikXlsx(of, asked, hasil),
  };
}

/** The handlers of a list's sums, and of the file of them. */
export const grafikHandlers = <Asked extends Diminta>(
  of: Grafik,
  sum: (context: ReadCtx, asked: Asked) => Promise<HasilGrafik>,
) => ({
  get: { read: async (context: ReadCtx, asked: Asked) => ({ data: await sum(context, asked) }) },
  file: {
    sheet: async (context: ReadCtx, asked: Asked) => grafikFile(of, asked, await sum(context, asked), context.today),
  },
});

function grafikXlsx(of: Grafik, { ukuran, menurut }: Diminta, hasil: HasilGrafik): Readable {
  const { label = "", uang } = of.ukuran[ukuran] ?? {};
  const number = (header: string): ExportColumn => ({
    header,
    kind: uang ? "money" : "number",
    total: true,
    width: 20,
  });
  const columns: ExportColumn[] = [
    { header: of.menurut[menurut]?.label ?? "", kind: "text" },
    ...hasil.kedua.map(({ nama }) => number(nama)),
    number(hasil.kedua.length > 0 ? `Jumlah ${label}` : label),
  ];
  const rows = async function* () {
    yield hasil.pertama.map(({ nama, jumlah }, at): unknown[] => [nama, ...(hasil.sel[at] ?? []), jumlah]);
  };
  return streamXlsx({ sheet: `Grafik ${of.judul}`, columns, rows: rows() });
}
