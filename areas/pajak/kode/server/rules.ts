import type { JenisKode, KodeTambahan } from "../kode.ts";

const BENTUK: Readonly<Record<JenisKode, { bentuk: RegExp; contoh: string }>> = {
  transaksi: { bentuk: /^\d{2}$/, contoh: "04" },
  satuan: { bentuk: /^UM\.\d{4}$/, contoh: "UM.0018" },
  barang: { bentuk: /^\d{6}$/, contoh: "841900" },
  jasa: { bentuk: /^\d{6}$/, contoh: "200302" },
  negara: { bentuk: /^[A-Z]{3}$/, contoh: "IDN" },
  "keterangan-07": { bentuk: /^TD\.005\d{2}$/, contoh: "TD.00518" },
  "keterangan-08": { bentuk: /^TD\.005\d{2}$/, contoh: "TD.00510" },
  "cap-07": { bentuk: /^TD\.011\d{2}$/, contoh: "TD.01118" },
  "cap-08": { bentuk: /^TD\.011\d{2}$/, contoh: "TD.01110" },
};

/** Why there cannot be such a code. */
export function problemOfKode({
  jenis,
  kode,
  mulai,
  sampai,
}: Omit<KodeTambahan, "nama">): { field: "kode" | "sampai"; message: string } | null {
  const { bentuk, contoh } = BENTUK[jenis];
  if (!bentuk.test(kode)) return { field: "kode", message: `Kode ditulis seperti ${contoh}` };
  return sampai !== null && sampai < mulai
    ? { field: "sampai", message: "Hari terakhir tidak sebelum hari mulainya" }
    : null;
}
