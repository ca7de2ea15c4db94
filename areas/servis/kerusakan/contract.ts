import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { choice, id, month, optional } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { berbulan, rentangBulan } from "#kernel/range.ts";
import { pick, wireOf } from "#kernel/record.ts";
import { idOf, tanggal } from "#kernel/row.ts";
import { isiKeluhan } from "../keluhan/isiKeluhan.ts";
import { isiKunjungan } from "../kunjungan/isiKunjungan.ts";
import { ASAL_BATCH, isiKerusakan } from "./isiKerusakan.ts";

export const keluhanBatch = pick(
  isiKeluhan,
  ...(["idKeluhan", "tglKeluhan", "nomor", "customer", "status", "keluhan"] as const),
);
export const kunjunganBatch = pick(
  isiKunjungan,
  ...(["idKunjungan", "idKeluhan", "tglKerja", "teknisi", "pekerjaan", "nilai", "upah"] as const),
);

export const Kerusakan = row({ idProduk: idOf("produk"), ...wireOf(isiKerusakan) });
export type Kerusakan = z.output<typeof Kerusakan>;

const MesinBatch = row({
  nomor: z.string(),
  idSo: z.string(),
  customer: z.string(),
  dikirim: tanggal,
  kerusakan: z.int(),
});
export type MesinBatch = z.output<typeof MesinBatch>;

/** The documents behind a row, newest first; at most {@link MAKS_DOKUMEN} of each kind. */
export const DetailKerusakan = row({
  ...Kerusakan.shape,
  mesin: z.array(MesinBatch),
  keluhan: z.array(row(wireOf(keluhanBatch))),
  kunjunganGaransi: z.array(row(wireOf(kunjunganBatch))),
});
export type DetailKerusakan = z.output<typeof DetailKerusakan>;
export const MAKS_DOKUMEN = 500;

const servis = withMenu("Servis");
const reads = ["keluhan", "kunjungan", "suratJalan", "order", "orderan", "produk", "pengajuan"] as const;

export const kerusakan = {
  /** Of units that first left for a customer in these months; the batches with most failures first. */
  getKerusakan: call("GET /servisWeb/getKerusakan", {
    summary: "Mesin yang dikirim, kerusakan dan biaya garansinya, per produk dan batch",
    tindakan: "melihat kerusakan mesin",
    permission: servis,
    input: berbulan(z.object(rentangBulan)),
    output: answer(z.array(Kerusakan)),
    reads,
  }),
  getDetailKerusakan: call("GET /servisWeb/getDetailKerusakan", {
    summary: "Mesin, keluhan dan kunjungan garansi sebuah batch",
    tindakan: "melihat kerusakan mesin",
    permission: servis,
    input: berbulan(
      z.object({
        ...rentangBulan,
        idProduk: id("produk", "Produk"),
        asal: choice("Asal", ASAL_BATCH),
        /** Left out for complaints without a number. */
        bulan: optional(month("Bulan batch")),
      }),
    ),
    output: answer(DetailKerusakan),
    reads,
  }),
  exportKerusakan: call("GET /servisWeb/exportKerusakan", {
    summary: "Mengekspor kerusakan per produk dan batch ke file .xlsx",
    tindakan: "mengekspor kerusakan mesin",
    permission: servis,
    input: berbulan(z.object(rentangBulan)),
    answers: "xlsx",
  }),
};
