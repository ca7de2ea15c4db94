import { takeBackSo } from "#books/pesanan/batal.ts";
import { kreditTerpakai } from "#books/piutang/kredit.ts";
import { audit } from "#company/audit/audit.ts";
import { rupiah } from "#kernel/format.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found } from "#platform/http/refusal.ts";
import type { Apply } from "./apply.ts";
import { lockForChange, orderUntukUbah } from "./order.ts";
import { requestKoreksi } from "./request.ts";

/** The customer of an order after all merging, and how much may be owed; null: there is no limit. */
export type BerbatasKredit = { idPelanggan: Id<"pelanggan">; batasKredit: Rupiah | null };

/**
 * Why an order waits if its customer now owes more than may be owed; null where not. Two orders of a customer are counted one
 * after the other.
 */
export async function beyondKredit(deed: Deed, { idPelanggan, batasKredit }: BerbatasKredit): Promise<string | null> {
  if (batasKredit === null) return null;
  await deed.tx`select pg_advisory_xact_lock(hashtextextended(${`kredit ${idPelanggan}`}, 0))`;
  const terpakai = await kreditTerpakai(deed.tx, idPelanggan);
  return terpakai <= batasKredit ? null : sayBeyond(terpakai, batasKredit);
}

/** Lets an order wait for a decision, where there is a reason. Answers all of them in one sentence, or null. */
export async function holdOrder(deed: Deed, idSo: string, sebab: readonly (string | null)[]): Promise<string | null> {
  const alasan = sebab.filter((satu) => satu !== null).join(". ");
  if (alasan === "") return null;
  const order = found(await orderUntukUbah(deed.tx, idSo), "Order");
  await requestKoreksi(deed, { jenis: "izin", order, alasan });
  return alasan;
}

/** What the answer to who makes an order says of its waiting. */
export const sayMenunggu = (menunggu: string | null): string =>
  menunggu === null ? "" : `. Order menunggu persetujuan: ${menunggu}`;

const sayBeyond = (terpakai: Rupiah, batas: Rupiah) =>
  `Batas kredit pelanggan ${rupiah(batas)}; dengan order ini yang belum dibayar ${rupiah(terpakai)}, lewat ${rupiah(terpakai - batas)}`;

/** The limit of the customer whose order it is. */
export async function batasKreditOrder({ tx }: Deed, idSo: string): Promise<BerbatasKredit | undefined> {
  const [row] = await tx<BerbatasKredit[]>`
    select u.id_pelanggan, u.batas_kredit from so_pelanggan l join pelanggan p using (id_pelanggan)
    join pelanggan u on u.id_pelanggan = p.id_utama where l.id_so = ${idSo}`;
  return row;
}

/** The order may go on. */
export const applyIzin: Apply = async (deed, { idSo }, simpan) => {
  const { statusSo } = await lockForChange(deed, idSo);
  if (statusSo === "Cancel") throw conflict("Order sudah dibatalkan");
  await simpan();
};

/** An order that was not permitted is cancelled: it has no invoice, and nothing of it was made. */
export async function dropUnpermitted(deed: Deed, idSo: string, alasan: string): Promise<void> {
  const { statusSo } = await lockForChange(deed, idSo);
  if (statusSo === "Cancel") return;
  await takeBackSo(deed, idSo);
  await audit(deed, { jenis: "order", id: idSo, sebelum: { statusSo }, sesudah: { statusSo: "Cancel", alasan } });
}
