import { audit } from "#company/audit/audit.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";

const NAMA = "Saldo awal rekening";

/**
 * The need by which the money comes that accounts had when the company began: the first that counts in Saldo Awal, or a new one. Who
 * begins has none yet, and need not know that money moves by needs.
 */
export async function kebutuhanAwal(deed: Deed, saldoAwal: Id<"akun">): Promise<Id<"kebutuhan">> {
  const { tx } = deed;
  const [ada] = await tx<{ idKebutuhan: Id<"kebutuhan"> }[]>`
    select id_kebutuhan from bagan_akun where id_kebutuhan is not null and id_akun_laporan = ${saldoAwal} order by 1 limit 1`;
  if (ada) return ada.idKebutuhan;
  const [baru] = await tx<{ idKebutuhan: Id<"kebutuhan"> }[]>`
    insert into kebutuhan (nama_kebutuhan) values (${NAMA}) on conflict (lower(nama_kebutuhan)) do nothing returning id_kebutuhan`;
  if (!baru) throw conflict(`Kebutuhan "${NAMA}" belum menunjuk ke Saldo Awal: petakan di Bagan Akun`);
  const [akun] = await tx<{ idAkun: Id<"akun"> }[]>`
    update akun set induk = ${saldoAwal} where id_kebutuhan = ${baru.idKebutuhan} returning id_akun`;
  if (!akun) throw new Error("a need has its account from its first moment");
  await audit(deed, { jenis: "kebutuhan", id: baru.idKebutuhan, sesudah: { namaKebutuhan: NAMA } });
  await audit(deed, { jenis: "akun", id: akun.idAkun, sesudah: { induk: "Saldo Awal" } });
  return baru.idKebutuhan;
}
