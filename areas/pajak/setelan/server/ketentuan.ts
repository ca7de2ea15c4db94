import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed, User } from "#platform/http/context.ts";
import { conflict, found, invalidField, must } from "#platform/http/refusal.ts";
import { type Ketentuan, KUNCI_KETENTUAN, namaKetentuan } from "../isiPajak.ts";
import { mayCorrect, mayRemove, problemOfKetentuan, problemOfSejak } from "./rules.ts";
import { lockPajak } from "./sql.ts";

/** `terpakai`: what was computed with it. `tunggal`: no other one would hold today. */
export type KetentuanRow = Omit<Ketentuan, "aksi"> & { terpakai: string; tunggal: boolean };

/** All terms, newest first; of each kind the one that holds today is marked. */
export const allKetentuan = (db: Db, today: Tanggal) => db<KetentuanRow[]>`
  select kunci, sejak, atas, bawah, sumber, (sejak = kini) is true as berlaku, sudah = 1 and sejak <= ${today} as tunggal,
    case
      when kunci in ('ppn', 'dpp-lain') and exists (
        select from so where tgl_order >= sejak and (berikut is null or tgl_order < berikut) and ppn_atas is not null) then 'order'
      when kunci = 'pph23-jasa' and exists (
        select from potong_pemasok where tanggal >= sejak and (berikut is null or tanggal < berikut)) then 'potongan pemasok'
      when kunci = 'pph-final' and exists (
        select from pph_final_setor where nominal > 0 and bulan + interval '1 month' > sejak
          and (berikut is null or bulan + interval '1 month' <= berikut)) then 'setoran'
      when kunci = 'isi-berkas' and exists (
        select from faktur_berkas where dibuat >= sejak and (berikut is null or dibuat < berikut)) then 'berkas'
      else '' end as terpakai
  from (
    select *, lead(sejak) over (partition by kunci order by sejak) as berikut,
      max(sejak) filter (where sejak <= ${today}) over (partition by kunci) as kini,
      count(*) filter (where sejak <= ${today}) over (partition by kunci) as sudah
    from pajak_ketentuan) k
  order by array_position(${[...KUNCI_KETENTUAN]}::text[], kunci), sejak desc`;

export const wireKetentuan = (user: User, row: KetentuanRow): Ketentuan => {
  const { terpakai: _, tunggal: __, ...isi } = row;
  return { ...isi, aksi: { ubah: mayCorrect(user, row), hapus: mayRemove(user, row) } };
};

type Kunci = Pick<Ketentuan, "kunci" | "sejak">;
type Isian = Pick<Ketentuan, "kunci" | "sejak" | "atas" | "bawah" | "sumber">;

export async function addKetentuan(deed: Deed, isian: Isian) {
  const masalah = problemOfSejak(isian, deed.today) ?? problemOfKetentuan(isian);
  if (masalah) throw invalidField(masalah.field, masalah.message);
  const rows = await deed.tx`insert into pajak_ketentuan ${deed.tx(isian)} on conflict do nothing returning 1`;
  if (rows.length === 0) {
    throw conflict("Ketentuan ini sudah ada untuk hari itu", [{ field: "sejak", message: "Sudah ada" }]);
  }
  await audit(deed, { jenis: "pajak", id: 1, sebelum: { ketentuan: "" }, sesudah: { ketentuan: sebut(isian) } });
}

/**
 * Finds a term under the lock of the settings, whose version every change of one raises, and under its own: what is being
 * computed with it is over then, and counts as its use.
 */
async function lockKetentuan(deed: Deed, { kunci, sejak }: Kunci, versi: number): Promise<KetentuanRow> {
  const { versi: stored } = await lockPajak(deed.tx);
  await deed.tx`select from pajak_ketentuan where kunci = ${kunci} and sejak = ${sejak} for update`;
  const rows = await allKetentuan(deed.tx, deed.today);
  const row = found(
    rows.find((satu) => satu.kunci === kunci && satu.sejak === sejak),
    "Ketentuan",
  );
  await assertVersion(deed.tx, { jenis: "pajak", id: 1, stored, seen: versi });
  await deed.tx`update pajak_perusahaan set versi = versi + 1`;
  return row;
}

export async function updateKetentuan(deed: Deed, { versi, ...isian }: Isian & { versi: number }) {
  const row = await lockKetentuan(deed, isian, versi);
  must(mayCorrect(deed.user, row));
  const masalah = problemOfKetentuan(isian);
  if (masalah) throw invalidField(masalah.field, masalah.message);
  const { kunci, sejak, ...isi } = isian;
  await deed.tx`update pajak_ketentuan set ${deed.tx(isi)} where kunci = ${kunci} and sejak = ${sejak}`;
  await audit(deed, {
    jenis: "pajak",
    id: 1,
    sebelum: { ketentuan: sebut(row) },
    sesudah: { ketentuan: sebut(isian) },
  });
}

export async function hapusKetentuan(deed: Deed, { versi, ...kunci }: Kunci & { versi: number }) {
  const row = await lockKetentuan(deed, kunci, versi);
  must(mayRemove(deed.user, row));
  await deed.tx`delete from pajak_ketentuan where kunci = ${kunci.kunci} and sejak = ${kunci.sejak}`;
  await audit(deed, { jenis: "pajak", id: 1, sebelum: { ketentuan: sebut(row) }, sesudah: { ketentuan: "" } });
}

const sebut = ({ kunci, sejak, atas, bawah, sumber }: Isian): string =>
  `${namaKetentuan(kunci)} ${bawah === 1 ? atas : `${atas}/${bawah}`} sejak ${tanggal(sejak)} (${sumber})`;
