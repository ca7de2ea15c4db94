import type { CaraPutus } from "#areas/sistem/batas/contract.ts";
import { PRIVILEGED } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

/** A limit: how a role decides from an amount on, for one need or for every one without a limit of its own. */
export type Batas = {
  idKebutuhan: number | null;
  /** The name by which the program itself books with that need. */
  bawaan: string | null;
  nominalDari: number;
  namaRole: string;
  cara: CaraPutus;
};

/** What limits look at: the need, by its id or by the name the program knows it by, and the amount at stake. */
export type Perkara = { kebutuhan: number | string | null; nominal: number };
export type Penyetuju = { idUser: number; nama: string };

/** How a role decides; without a limit alone, as specified. One for the need itself comes before one for all. */
export function caraPutus(role: string, { kebutuhan, nominal }: Perkara, batas: readonly Batas[]): CaraPutus {
  const milik = ({ idKebutuhan, bawaan }: Batas) =>
    idKebutuhan !== null && (idKebutuhan === kebutuhan || (bawaan !== null && bawaan === kebutuhan));
  const berlaku = batas.filter(({ namaRole, nominalDari }) => namaRole === role && nominalDari <= nominal);
  const tertinggi = (pilihan: readonly Batas[]) =>
    pilihan.reduce<Batas | null>((found, satu) => (found && found.nominalDari > satu.nominalDari ? found : satu), null);
  const satu = tertinggi(berlaku.filter(milik)) ?? tertinggi(berlaku.filter(({ idKebutuhan }) => idKebutuhan === null));
  return satu?.cara ?? "sendiri";
}

type Disetujui = Perkara & { penyetuju: readonly Penyetuju[] };
type Orang = { readonly idUser: number; readonly role: string };

/** Whether the limits let this person decide; whoever approved already waits for a second one. */
export function menurutBatas(user: Orang, perkara: Disetujui, batas: readonly Batas[]): Boleh {
  const cara = caraPutus(user.role, perkara, batas);
  if (cara === "tidak") return tidak(`Melebihi batas ${user.role}, diputuskan Super Admin`);
  if (cara === "berdua" && perkara.penyetuju.some(({ idUser }) => idUser === user.idUser)) {
    return tidak("Anda sudah menyetujui, menunggu persetujuan satu orang lagi");
  }
  return boleh;
}

/** Whether the approval of this person is the last that is needed. */
export const melengkapi = (user: Orang, perkara: Disetujui, batas: readonly Batas[]): boolean =>
  caraPutus(user.role, perkara, batas) === "sendiri" || perkara.penyetuju.some(({ idUser }) => idUser !== user.idUser);

/** Who approved, and who is missing; null where nobody has yet. */
export function kurangPersetujuan({ penyetuju, ...perkara }: Disetujui, batas: readonly Batas[]): string | null {
  if (penyetuju.length === 0) return null;
  const role = PRIVILEGED.filter((satu) => caraPutus(satu, perkara, batas) !== "tidak").join(" atau ");
  return `Disetujui ${penyetuju.map(({ nama }) => nama).join(" dan ")}, menunggu satu orang lagi (${role})`;
}

/** Those who approved the present version of a document, as a column. */
export const kolomPenyetuju = (db: Db, jenis: string | Fragment, id: Fragment, versi: Fragment): Fragment => db`
  coalesce((select jsonb_agg(jsonb_build_object('idUser', s.id_user, 'nama', o.nama_lengkap) order by s.waktu)
    from persetujuan s join karyawan o on o.id_user = s.id_user
    where s.jenis = ${jenis} and s.id_dokumen = ${id} and s.versi = ${versi}), '[]'::jsonb) as penyetuju`;

/**
 * The same as `menurutBatas`, for the rows `w` (jenis, id, versi, id_kebutuhan, nominal) of a list: whether the limits
 * let this person decide them.
 */
export const dalamBatas = (db: Db, { idUser, role }: Orang): Fragment => db`
  case coalesce((select b.cara from batas b
      where b.nama_role = ${role} and b.nominal_dari <= w.nominal
        and (b.id_kebutuhan = w.id_kebutuhan or b.id_kebutuhan is null)
      order by b.id_kebutuhan nulls last, b.nominal_dari desc limit 1), 'sendiri')
    when 'tidak' then false
    when 'berdua' then not exists (
      select from persetujuan s
      where s.jenis = w.jenis and s.id_dokumen = w.id and s.versi = w.versi and s.id_user = ${idUser})
    else true end`;

/** What is at stake where an asset goes: what it is sold for, at least what it was bought for. */
export const taruhanPelepasan = (hargaJual: Rupiah | null, harga: Rupiah): number => Math.max(hargaJual ?? 0, harga);
