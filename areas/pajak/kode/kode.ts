import type { Tanggal } from "#kernel/types.ts";

/** What Coretax takes codes for. Additional information and stamps of facilities have the same codes for 07 and 08, but other meanings. */
export const JENIS_KODE = [
  "transaksi",
  "satuan",
  "barang",
  "jasa",
  "negara",
  "keterangan-07",
  "keterangan-08",
  "cap-07",
  "cap-08",
] as const;
export type JenisKode = (typeof JENIS_KODE)[number];

export type Kode = { jenis: JenisKode; kode: string; nama: string };

/** Whether there is such a code. The tables hold by day: whoever asks has read those of the day. */
export type DaftarKode = ReadonlyMap<JenisKode, ReadonlyMap<string, string>>;

export function daftarKode(kode: Iterable<Kode>): DaftarKode {
  const daftar = new Map<JenisKode, Map<string, string>>();
  for (const { jenis, kode: satu, nama } of kode) {
    const tabel = daftar.get(jenis) ?? new Map<string, string>();
    daftar.set(jenis, tabel.set(satu, nama));
  }
  return daftar;
}

/** A code that a company added to the tables, or the last day of one. */
export type KodeTambahan = Kode & { mulai: Tanggal; sampai: Tanggal | null };

/** The codes of a day: of a code's additions, oldest first, the last one that has begun decides. */
export function kodePada(bawaan: DaftarKode, tambahan: readonly KodeTambahan[], hari: Tanggal): DaftarKode {
  const daftar = new Map(bawaan);
  const milikSendiri = new Map<JenisKode, Map<string, string>>();
  for (const { jenis, kode, nama, mulai, sampai } of tambahan) {
    if (mulai > hari) continue;
    const tabel = milikSendiri.get(jenis) ?? new Map(bawaan.get(jenis));
    if (sampai === null || sampai >= hari) tabel.set(kode, nama);
    else tabel.delete(kode);
    milikSendiri.set(jenis, tabel);
    daftar.set(jenis, tabel);
  }
  return daftar;
}
