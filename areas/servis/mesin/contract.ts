import * as z from "zod/mini";
import { nomorSeri } from "#areas/penjualan/seri/isiSeri.ts";
import { answer, call, row } from "#kernel/call.ts";
import { withMenu } from "#kernel/permission.ts";
import { pick, wireOf } from "#kernel/record.ts";
import { atauKosong, uang } from "#kernel/row.ts";
import { UnitServis } from "../keluhan/contract.ts";
import { isiKeluhan } from "../keluhan/isiKeluhan.ts";
import { isiKunjungan } from "../kunjungan/isiKunjungan.ts";
import { Perawatan } from "../perawatan/contract.ts";

export const keluhanMesin = pick(isiKeluhan, "idKeluhan", "tglKeluhan", "status", "keluhan", "tanggungan");
export const kunjunganMesin = pick(
  isiKunjungan,
  ...(["idKunjungan", "idKeluhan", "tglKerja", "teknisi", "pekerjaan", "jam", "nilai", "upah"] as const),
);

/** A machine: whose it is, and all that was done for it. */
export const MesinServis = row({
  ...UnitServis.shape,
  kodeProduk: z.string(),
  /** `perawatan`: opened to maintain it, without a fault. */
  keluhan: z.array(row({ ...wireOf(keluhanMesin), perawatan: z.boolean() })),
  /** Work that was not taken back; `part` says what was used. */
  kunjungan: z.array(row({ ...wireOf(kunjunganMesin), part: z.string() })),
  /** Its next maintenance; null where its product has no rule, or it is not at a customer. */
  perawatan: z.nullable(Perawatan),
  /** What its parts under guarantee and its visits had cost; null for those who may not see purchase prices. */
  biaya: atauKosong(uang),
  /** What the unit had cost when it last left: as it was bought, or made. Null as well before it left. */
  hpp: atauKosong(uang),
});
export type MesinServis = z.output<typeof MesinServis>;

export const mesin = {
  getMesinServis: call("GET /servisWeb/getMesinServis", {
    summary: "Satu mesin menurut nomor serinya: pengiriman, garansi, keluhan, kunjungan, part dan biayanya",
    tindakan: "melihat mesin",
    permission: withMenu("Servis"),
    input: z.object({ nomor: nomorSeri }),
    output: answer(MesinServis),
    reads: ["keluhan", "kunjungan", "suratJalan", "order", "produk", "karyawan", "aturan", "email", "pengajuan"],
  }),
};
