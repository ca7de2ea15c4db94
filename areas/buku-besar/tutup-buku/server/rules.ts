import { namaBulan } from "#areas/laporan/bulan.ts";
import { HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import type { JenisPeriksa, PeriksaTutup, PermintaanBuka } from "../contract.ts";

/** Months are written "2026-03". */
export const bulanDari = (hari: Tanggal): string => hari.slice(0, 7);
export const awalDari = (bulan: string): Tanggal => `${bulan}-01` as Tanggal;

/** The months from one to another, in order. */
export function bulanAntara(dari: string, sampai: string): string[] {
  const ke = (bulan: string) => Number(bulan.slice(0, 4)) * 12 + Number(bulan.slice(5)) - 1;
  const nama = (n: number) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}`;
  return Array.from({ length: Math.max(0, ke(sampai) - ke(dari) + 1) }, (_, at) => nama(ke(dari) + at));
}

type Buku = { sampai: Tanggal | null; pertama: string | null };
type Ditanya = Buku & { today: Tanggal };

export const tertutupkah = (bulan: string, { sampai }: Pick<Buku, "sampai">): boolean =>
  sampai !== null && bulan <= bulanDari(sampai);

/** The open months that are closed with this one: from the first month of the books, or the first one after the last closing. */
export const yangTerbuka = (bulan: string, { sampai, pertama }: Buku): string[] =>
  bulanAntara(pertama ?? bulan, bulan).filter((satu) => !tertutupkah(satu, { sampai }));

export function mayClose(user: User, bulan: string, buku: Ditanya): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  const nama = namaBulan(bulan);
  if (tertutupkah(bulan, buku)) return tidak(`Bulan ${nama} sudah ditutup`);
  if (bulan >= bulanDari(buku.today)) return tidak(`Bulan ${nama} belum berakhir, tutup setelah akhir bulan`);
  if (buku.pertama === null || bulan < buku.pertama) return tidak(`Bulan ${nama} tidak berisi apa-apa`);
  return boleh;
}

const SEBUTAN: Readonly<Record<JenisPeriksa, string>> = {
  jurnalUmum: "jurnal umum",
  pengajuan: "pengajuan",
  pengajuanAsset: "pengajuan asset",
  pelepasanAsset: "pelepasan asset",
  invoice: "invoice",
  opname: "stock opname",
  retur: "retur",
  rekonsiliasi: "rekening belum direkonsiliasi",
  faktur: "faktur pajak",
  masukan: "faktur masukan tanpa tagihan",
  tanpaFaktur: "tagihan tanpa faktur masukan",
  buktiDitunggu: "bukti potong ditunggu",
  buktiDibuat: "bukti potong belum dibuat",
  pphFinal: "PPh final belum disetor",
  produksi: "biaya produksi",
  belumDipetakan: "kebutuhan belum dipetakan",
  neraca: "angka Neraca",
};

/** Whether nothing that was looked at keeps the months from being closed. */
export function tanpaHalangan(periksa: readonly PeriksaTutup[]): Boleh {
  const halangan = periksa.filter(({ menghalangi }) => menghalangi);
  if (halangan.length === 0) return boleh;
  const apa = halangan.map(({ jenis, jumlah }) => `${jumlah} ${SEBUTAN[jenis]}`).join(", ");
  return tidak(`Masih menunggu keputusan: ${apa}. Setujui atau tolak dahulu, lalu tutup bulannya`);
}

export function mayRequest(user: User, bulan: string, buku: Buku, diminta: boolean): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  if (!tertutupkah(bulan, buku)) return tidak(`Bulan ${namaBulan(bulan)} tidak ditutup`);
  if (buku.pertama === null || bulan < buku.pertama) return tidak(`Bulan ${namaBulan(bulan)} tidak berisi apa-apa`);
  return diminta ? tidak("Sudah ada permintaan yang menunggu keputusan") : boleh;
}

/** What a month says now is compared with what it was closed with: one that is not over would be written off in advance. */
export const mayCompare = (bulan: string, pernahDitutup: boolean): Boleh =>
  pernahDitutup ? boleh : tidak(`Bulan ${namaBulan(bulan)} belum pernah ditutup`);

export type Permintaan = Pick<PermintaanBuka, "bulan"> & { idUser: number; diputuskanOleh: string | null };

/** Whether this person may open the month that another one asked for; refusing is open to the asker too. */
export function mayDecide(
  user: User,
  permintaan: Permintaan,
  buku: Pick<Buku, "sampai">,
): Record<"setujui" | "tolak", Boleh> {
  const keduanya = (jawaban: Boleh) => ({ setujui: jawaban, tolak: jawaban });
  if (!isPrivileged(user)) return keduanya(tidak(HANYA_PRIVILEGED));
  if (permintaan.diputuskanOleh !== null) {
    return keduanya(tidak(`Permintaan ini sudah diputuskan oleh ${permintaan.diputuskanOleh}`));
  }
  if (!tertutupkah(permintaan.bulan, buku)) {
    return { setujui: tidak(`Bulan ${namaBulan(permintaan.bulan)} sudah terbuka`), tolak: boleh };
  }
  const sendiri = permintaan.idUser === user.idUser;
  return { setujui: sendiri ? tidak("Dibuka oleh orang kedua, bukan oleh yang meminta") : boleh, tolak: boleh };
}
