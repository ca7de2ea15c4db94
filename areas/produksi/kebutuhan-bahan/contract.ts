import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { withMenu } from "#kernel/permission.ts";
import { Boleh, idOf, tanggal } from "#kernel/row.ts";

/** A material that open orders take: what is there, what comes, and what is short. */
export const BahanPerlu = row({
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  satuan: z.string(),
  satuanBeli: z.string(),
  isiBeli: z.number(),
  perlu: z.number(),
  stock: z.number(),
  minimal: z.number(),
  /** What purchase orders will bring, the earliest first. */
  datang: z.array(row({ idPo: z.string(), kloter: z.string(), jumlah: z.number(), tglDeadline: tanggal })),
  kurang: z.number(),
  /** When the first order needs what is short; null where no order is short, or none has a deadline. */
  tglKurang: z.nullable(tanggal),
  /** Packs that bring what is short. */
  usulan: z.int(),
  po: Boleh,
});
export type BahanPerlu = z.output<typeof BahanPerlu>;

/** A line made to order, and when all its materials are there. */
export const PesananPerlu = row({
  idOrderan: idOf("orderan"),
  idSo: z.string(),
  namaProduk: z.string(),
  customer: z.string(),
  /** Units that are not finished. */
  qty: z.int(),
  tglDeadline: z.nullable(tanggal),
  /** "" for now: all is there; a day: then the last purchase order brings it; null: something is not ordered. */
  siap: z.nullable(z.string()),
  /** What it lacks, or waits for. */
  menunggu: z.array(z.string()),
});
export type PesananPerlu = z.output<typeof PesananPerlu>;

export const kebutuhanBahan = {
  getKebutuhanBahan: call("GET /produksiWeb/getKebutuhanBahan", {
    summary:
      "Bahan untuk semua pesan langsung yang belum selesai: yang kurang, yang akan datang, dan pesanan yang menunggunya",
    tindakan: "melihat kebutuhan bahan",
    permission: withMenu("Bahan"),
    output: answer(row({ bahan: z.array(BahanPerlu), pesanan: z.array(PesananPerlu) })),
    reads: ["orderan", "order", "resep", "bahan", "po"],
  }),
};
