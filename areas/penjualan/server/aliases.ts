import * as z from "zod/mini";
import { type Alias, itemsIn } from "#platform/http/alias.ts";
import { retur } from "../retur/contract.ts";
import { seri } from "../seri/contract.ts";
import { suratJalan } from "../surat-jalan/contract.ts";

type Fields = Record<string, unknown>;

const list = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : []);

/** Goods with the numbers of their units within; other programs send them so, the screens send the numbers beside them. */
function barangBernomor({ barang, ...rest }: Fields): Fields {
  const items = itemsIn(barang);
  if (!items?.some(({ nomorSeri }) => nomorSeri !== undefined)) return { ...rest, barang };
  const seri = items.flatMap(({ idOrderan, nomorSeri }) => list(nomorSeri).map((nomor) => ({ idOrderan, nomor })));
  return { seri, ...rest, barang: items.map(({ nomorSeri: _, ...item }) => item) };
}

/** What came back, with its condition as a word: one line of the order may stand there twice, good and damaged. */
function barangKembali({ idSuratJalan, barang, ...rest }: Fields): Fields {
  const items = itemsIn(barang);
  const sama = { ...rest, ...(idSuratJalan === undefined ? {} : { idSj: idSuratJalan }), barang };
  if (!items?.some(({ kondisi }) => kondisi !== undefined)) return sama;
  const kembali = [...Map.groupBy(items, ({ idOrderan }) => String(idOrderan)).values()].map((same) => ({
    idOrderan: same[0]?.idOrderan,
    baik: jumlah(same, "baik"),
    rusak: jumlah(same, "rusak"),
  }));
  const seri = items.flatMap(({ kondisi, nomorSeri }) =>
    list(nomorSeri).map((nomor) => ({ nomor, baik: kondisi === "baik" })),
  );
  return { seri, ...sama, barang: kembali };
}

/** Units in a condition; a condition that is neither good nor damaged is no number, which the call refuses. */
function jumlah(items: readonly Fields[], kondisi: "baik" | "rusak"): unknown {
  const lain = items.find((item) => item.kondisi !== "baik" && item.kondisi !== "rusak");
  if (lain) return String(lain.kondisi);
  return items.filter((item) => item.kondisi === kondisi).reduce((sum, { qty }) => sum + Number(qty), 0);
}

const nomorSeri = z.optional(z.array(z.string()));
const barang = z.array(z.object({ idOrderan: z.int(), qty: z.int(), nomorSeri }));
const { seri: _seri, ...suratBaru } = suratJalan.addSuratJalan.input.shape;
const { seri: _nomor, ...suratDiubah } = suratJalan.updateStatusSj.input.shape;
const { alasan, lanjut } = retur.addRetur.input.shape;
const kembali = z.array(z.object({ idOrderan: z.int(), qty: z.int(), kondisi: z.enum(["baik", "rusak"]), nomorSeri }));

/** Delivery notes, returns and serial numbers for programs elsewhere. */
export const aliasesPenjualan: readonly Alias[] = [
  {
    route: "POST /suratJalanWeb/addSuratJalan",
    call: suratJalan.addSuratJalan,
    enter: barangBernomor,
    asks: z.object({ ...suratBaru, barang: z.optional(barang) }),
  },
  {
    route: "POST /suratJalanWeb/updateStatusSj",
    call: suratJalan.updateStatusSj,
    enter: barangBernomor,
    asks: z.object({ ...suratDiubah, barang: z.optional(barang) }),
  },
  {
    route: "POST /returWeb/addRetur",
    call: retur.addRetur,
    enter: barangKembali,
    asks: z.object({ idSuratJalan: z.string(), barang: kembali, alasan, lanjut }),
  },
  { route: "GET /seriWeb/cari", call: seri.getSeri },
];
