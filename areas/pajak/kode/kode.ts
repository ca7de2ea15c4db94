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
