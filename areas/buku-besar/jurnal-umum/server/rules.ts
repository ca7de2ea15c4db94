import type { Penyetuju } from "#company/batas.ts";
import type { Setelan } from "#company/perusahaan.ts";
import { mayDecide, type Sasaran as SasaranPutusan } from "#company/putusan.ts";
import { HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import type { BarisJurnalUmum, StatusJurnalUmum } from "../contract.ts";

/** What the rules need to know of an entry that somebody typed. */
export type Sasaran = {
  idJurnalUmum: string;
  status: StatusJurnalUmum;
  idUser: number;
  nominal: Rupiah;
  penyetuju: readonly Penyetuju[];
  ditarik: boolean;
  diprosesOleh: string | null;
  membalik: string | null;
  /** The one that exchanges its sides, unless that was refused. */
  dibalik: string | null;
};

/** Decided like a request for money: by somebody else, where the company wants that. */
export const mayBeDecided = (user: User, sasaran: Sasaran, aturan: Setelan): Boleh =>
  mayDecide(user, sasaranPutusan(sasaran), aturan, SEBUTAN);

export const SEBUTAN = "Jurnal umum";

/** A typed entry is for no need: limits for every need hold for it. */
export const sasaranPutusan = ({ status, idUser, diprosesOleh, ...row }: Sasaran): SasaranPutusan => ({
  statusPengajuan: status,
  idUser,
  ditarik: row.ditarik,
  otomatis: false,
  namaPemutus: diprosesOleh,
  kebutuhan: null,
  nominal: row.nominal,
  penyetuju: row.penyetuju,
});

export function mayReverse(user: User, { idJurnalUmum, status, membalik, dibalik }: Sasaran): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  if (status !== "Disetujui") return tidak(`Jurnal umum berstatus ${status}, hanya yang disetujui dapat dibalik`);
  if (membalik !== null) return tidak(`${idJurnalUmum} sudah pembalikan dari ${membalik}`);
  if (dibalik !== null) return tidak(`${idJurnalUmum} sudah dibalik oleh ${dibalik}`);
  return boleh;
}

export type AkunBaris = { idAkun: number; kode: string; nama: string; kendali: boolean };

/** Control accounts move through their documents alone: else these and the journal would say different things. */
export function problemOfAkun(baris: readonly BarisJurnalUmum[], akun: readonly AkunBaris[]): Problem[] {
  const dikenal = new Map<number, AkunBaris>(akun.map((satu) => [satu.idAkun, satu]));
  if (baris.some(({ idAkun }) => !dikenal.has(idAkun))) return [{ field: "baris", message: "Akun tidak dikenal" }];
  return akun
    .filter(({ kendali }) => kendali)
    .map(({ kode, nama }) => ({
      field: "baris",
      message: `Akun ${kode} ${nama} hanya bergerak lewat dokumennya`,
    }));
}
