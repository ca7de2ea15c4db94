import type { DaftarKode } from "../../kode/kode.ts";

/** Who is registered has a number. */
export const problemOfSetelan = ({ pkpSejak, npwp }: { pkpSejak: string | null; npwp: string }): string | null =>
  pkpSejak !== null && npwp === "" ? "PKP mempunyai NPWP, isi 16 angkanya" : null;

type Masalah<Field> = { field: Field; message: string } | null;

type Identitas = { dokumen: string; nomor: string; negara: string };
export function problemOfIdentitas(
  { dokumen, nomor, negara }: Identitas,
  daftar: DaftarKode,
): Masalah<"negara" | "nomor"> {
  if (!daftar.get("negara")?.has(negara)) return { field: "negara", message: `Negara ${negara} tidak dikenal Coretax` };
  if (dokumen === "NPWP") return null;
  if (nomor === "") return { field: "nomor", message: `Isi nomor ${dokumen === "Lainnya" ? "dokumennya" : dokumen}` };
  if (dokumen === "NIK" && !/^\d{16}$/.test(nomor)) return { field: "nomor", message: "NIK terdiri dari 16 angka" };
  return null;
}

type Kode = { jenis: "A" | "B"; kode: string; satuan: string };
export function problemOfProduk({ jenis, kode, satuan }: Kode, daftar: DaftarKode): Masalah<"kode" | "satuan"> {
  const tabel = jenis === "A" ? "barang" : "jasa";
  if (!daftar.get(tabel)?.has(kode))
    return { field: "kode", message: `Kode ${kode} tidak ada di daftar ${tabel} Coretax` };
  return daftar.get("satuan")?.has(satuan)
    ? null
    : { field: "satuan", message: `Satuan ${satuan} tidak dikenal Coretax` };
}
