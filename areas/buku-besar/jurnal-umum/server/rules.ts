import type { Penyetuju } from "#company/batas.ts";
import type { Setelan } from "#company/perusahaan.ts";
import { mayDecide, type Sasaran as SasaranPutusan } from "#company/putusan.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import { HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import type { BarisJurnalUmum, StatusJurnalUmum } from "../contract.ts";
import type { Ulangan } from "../jadwal.ts";

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
  ulangan: Ulangan;
  jumlah: Rupiah;
  jadwal: readonly { tanggal: Tanggal; idJurnal: number | null }[];
  /** It clears production costs, or takes such an entry back. */
  pembebanan: boolean;
};

/** Decided like a request for money: by somebody else, where the company wants that. */
export function mayBeDecided(user: User, sasaran: Sasaran, aturan: Setelan): Boleh {
  const sendiri = mayDecideCosts(user, sasaran);
  return sendiri.boleh ? mayDecide(user, sasaranPutusan(sasaran), aturan, SEBUTAN) : sendiri;
}

/** Whoever asked for production costs to be cleared never decides it, whatever the company's rule for requests. */
export const mayDecideCosts = (user: User, { pembebanan, status, idUser }: Sasaran): Boleh =>
  pembebanan && status === "Menunggu" && idUser === user.idUser
    ? tidak(`${SEBUTAN} sendiri harus disetujui orang lain`)
    : boleh;

export const SEBUTAN = "Jurnal umum";

/** A typed entry is for no need: limits for every need hold for it. */
export const sasaranPutusan = ({ status, idUser, diprosesOleh, ...row }: Sasaran): SasaranPutusan => ({
  statusPengajuan: status,
  idUser,
  ditarik: row.ditarik,
  otomatis: false,
  namaPemutus: diprosesOleh,
  kebutuhan: null,
  nominal: row.jumlah,
  penyetuju: row.penyetuju,
});

export function mayReverse(user: User, sasaran: Sasaran): Boleh {
  const { idJurnalUmum, status, membalik, dibalik, ulangan, jadwal } = sasaran;
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  if (status !== "Disetujui") return tidak(`Jurnal umum berstatus ${status}, hanya yang disetujui dapat dibalik`);
  if (membalik !== null) return tidak(`${idJurnalUmum} sudah pembalikan dari ${membalik}`);
  if (dibalik !== null) return tidak(`${idJurnalUmum} sudah dibalik oleh ${dibalik}`);
  const [sendiri] = ulangan === "Balik otomatis" ? jadwal : [];
  if (sendiri && sendiri.idJurnal !== null) {
    return tidak(`${idJurnalUmum} sudah dibalik otomatis pada ${tertulis(sendiri.tanggal)}`);
  }
  return boleh;
}

/** A reversal takes back what is booked: not before the last day of that. */
export const problemOfHari = (tanggal: Tanggal, terakhir: Tanggal): Problem[] =>
  tanggal >= terakhir
    ? []
    : [{ field: "tanggal", message: `Tanggal tidak boleh sebelum ${tertulis(terakhir)}, tanggal jurnal terakhirnya` }];

/** Whether a reversal still takes back exactly what is booked of the repeated entry that it was asked for. */
export function mayApproveReversal(diminta: readonly Sisi[], kini: readonly Sisi[]): Boleh {
  const sisi = (baris: readonly Sisi[]) =>
    baris
      .map(({ idAkun, debit, kredit }) => `${idAkun} ${debit} ${kredit}`)
      .sort()
      .join();
  return sisi(diminta) === sisi(kini)
    ? boleh
    : tidak(
        "Sejak pembalikan ini diminta, jurnal berulangnya dibukukan lagi. Tolak pembalikan ini, lalu balik sekali lagi",
      );
}
type Sisi = { idAkun: number; debit: number; kredit: number };

/** `dokumen`: what is done instead, for a control account. */
export type AkunBaris = { idAkun: number; kode: string; nama: string; kendali: boolean; dokumen: string | null };

/** Control accounts move through their documents alone: else these and the journal would say different things. */
export function problemOfAkun(baris: readonly BarisJurnalUmum[], akun: readonly AkunBaris[]): Problem[] {
  const dikenal = new Map<number, AkunBaris>(akun.map((satu) => [satu.idAkun, satu]));
  if (baris.some(({ idAkun }) => !dikenal.has(idAkun))) return [{ field: "baris", message: "Akun tidak dikenal" }];
  return akun
    .filter(({ kendali }) => kendali)
    .map(({ kode, nama, dokumen }) => ({
      field: "baris",
      message: `Akun ${kode} ${nama} hanya bergerak lewat dokumennya: pakai ${dokumen}`,
    }));
}
