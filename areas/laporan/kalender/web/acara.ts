import type { DocumentKind } from "#web/documents/address.ts";
import type { Acara, JenisAcara } from "../contract.ts";

/** The document behind an entry, and the colour of its kind. */
export const RUPA_ACARA: Readonly<Record<JenisAcara, { kind: DocumentKind; warna: string }>> = {
  deadlinePl: { kind: "order", warna: "var(--mantine-color-orange-7)" },
  deadlinePo: { kind: "po", warna: "var(--mantine-color-yellow-7)" },
  suratJalan: { kind: "suratJalan", warna: "var(--mantine-color-teal-7)" },
  kunjungan: { kind: "kunjungan", warna: "var(--mantine-color-lime-7)" },
  penawaran: { kind: "penawaran", warna: "var(--mantine-color-indigo-7)" },
  langkahPelanggan: { kind: "pelanggan", warna: "var(--mantine-color-blue-7)" },
  langkahPemasok: { kind: "pemasok", warna: "var(--mantine-color-cyan-7)" },
  piutang: { kind: "piutang", warna: "var(--mantine-color-red-7)" },
  tagihan: { kind: "tagihan", warna: "var(--mantine-color-grape-7)" },
};

export const kunciAcara = ({ jenis, id, kunci, tanggal }: Acara): string => `${jenis} ${id} ${kunci} ${tanggal}`;

/** The entries of each day. */
export function menurutHari(acara: readonly Acara[]): ReadonlyMap<string, readonly Acara[]> {
  const hari = new Map<string, Acara[]>();
  for (const satu of acara) {
    const sudah = hari.get(satu.tanggal);
    if (sudah) sudah.push(satu);
    else hari.set(satu.tanggal, [satu]);
  }
  return hari;
}
