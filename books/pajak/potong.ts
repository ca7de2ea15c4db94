import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";

/** What is kept of a payment to a supplier: a rate (`atas` of `bawah`) of a base, for an object of the tax office's table. */
export type Potongan = { kodeObjek: string; dasar: Rupiah; atas: number; bawah: number; nominal: Rupiah };

/** Notes the proof that is to be made of a payment; what is owed to the tax office is booked with the payment. */
export async function notePotongan(
  tx: Tx,
  { idPengajuan, idTagihan, tanggal }: { idPengajuan: string; idTagihan: string; tanggal: Tanggal },
  potongan: Potongan,
): Promise<void> {
  await tx`insert into potong_pemasok ${tx({ idPengajuan, idTagihan, tanggal, ...potongan })}`;
}

/** The payment was taken back. */
export async function cancelPotongan(tx: Tx, idPengajuan: string): Promise<void> {
  await tx`update potong_pemasok set batal = true, versi = versi + 1 where id_pengajuan = ${idPengajuan}`;
}
