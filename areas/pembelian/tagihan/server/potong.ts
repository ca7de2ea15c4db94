import type { Potongan } from "#books/pajak/potong.ts";
import { type Kunci, ketentuan } from "#company/pajak.ts";
import { rupiah } from "#kernel/format.ts";
import { pajakAtas } from "#kernel/pajak.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { BahanTagihan } from "../isiTagihan.ts";

const TARIF: Kunci = "pph23-jasa";

/** The rate on a day; null where the company has no number at the tax office, which it needs to make proofs. */
async function tarifPph(db: Db, hari: Tanggal) {
  const [row] = await db<{ atas: number; bawah: number }[]>`
    select k.atas, k.bawah from pajak_perusahaan c cross join lateral (${ketentuan(db, TARIF, hari)}) k where c.npwp <> ''`;
  return row ?? null;
}

/** What a form needs to keep PPh of a supplier: the rate, and what was kept of him last. */
export async function bahanPph(db: Db, idPemasok: Id<"pemasok">, today: Tanggal): Promise<BahanTagihan["pph"]> {
  const [tarif, [terakhir]] = await Promise.all([
    tarifPph(db, today),
    db<{ kodeObjek: string }[]>`
      select p.kode_objek from tagihan t join potong_pemasok p using (id_tagihan)
      where t.id_pemasok in (select id_pemasok from pemasok where pokok = ${idPemasok}) order by p.urut desc limit 1`,
  ]);
  return tarif && { ...tarif, kodeObjek: terakhir?.kodeObjek ?? "" };
}

type Isian = { nominal: Rupiah; pphDasar: Rupiah; pphObjek: string };

/** What is kept of a payment on its day, or null. */
export async function potonganOf(
  tx: Tx,
  { total, ppn }: { total: Rupiah; ppn: Rupiah },
  { nominal, pphDasar, pphObjek }: Isian,
  tanggal: Tanggal,
): Promise<Potongan | null> {
  if (pphDasar === 0) {
    if (pphObjek !== "") throw invalidField("pphDasar", "Isi dasar PPh 23, atau kosongkan kode objeknya");
    return null;
  }
  if (pphObjek === "") throw invalidField("pphObjek", "Isi kode objek pajaknya, dari daftar DJP");
  if (pphDasar > total - ppn)
    throw invalidField("pphDasar", `Tagihan ini ${rupiah(total - ppn)} sebelum PPN, dasar PPh tidak boleh lebih`);
  const tarif = await tarifPph(tx, tanggal);
  if (tarif === null) throw invalidField("pphDasar", "Isi NPWP perusahaan di Pajak, Setelan dahulu");
  const potongan = pajakAtas(pphDasar, tarif);
  if (potongan >= nominal) throw invalidField("pphDasar", `PPh 23 ${rupiah(potongan)} harus kurang dari pembayarannya`);
  return potongan === 0 ? null : { kodeObjek: pphObjek, dasar: pphDasar, ...tarif, nominal: potongan };
}
