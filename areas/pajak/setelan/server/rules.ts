import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";
import type { DaftarKode } from "../../kode/kode.ts";
import { type KodeTransaksi, type KunciKetentuan, kodeFasilitas } from "../isiPajak.ts";

/** Who is registered has a number. */
export const problemOfSetelan = ({ pkpSejak, npwp }: { pkpSejak: string | null; npwp: string }): string | null =>
  pkpSejak !== null && npwp === "" ? "PKP mempunyai NPWP, isi 16 angkanya" : null;

type Masalah<Field> = { field: Field; message: string } | null;

type Identitas = { dokumen: string; nomor: string; negara: string; kodeTransaksi: KodeTransaksi; fasilitas: string };
export function problemOfIdentitas(
  { dokumen, nomor, negara, kodeTransaksi, fasilitas }: Identitas,
  daftar: DaftarKode,
): Masalah<"negara" | "nomor" | "fasilitas" | "kodeTransaksi"> {
  if (!daftar.get("transaksi")?.has(kodeTransaksi)) {
    return { field: "kodeTransaksi", message: `Kode transaksi ${kodeTransaksi} tidak berlaku di Coretax` };
  }
  const fasilitasKeliru = problemOfFasilitas(kodeTransaksi, fasilitas, daftar);
  if (fasilitasKeliru !== null) return { field: "fasilitas", message: fasilitasKeliru };
  if (!daftar.get("negara")?.has(negara)) return { field: "negara", message: `Negara ${negara} tidak dikenal Coretax` };
  if (dokumen === "NPWP") return null;
  if (nomor === "") return { field: "nomor", message: `Isi nomor ${dokumen === "Lainnya" ? "dokumennya" : dokumen}` };
  if (dokumen === "NIK" && !/^\d{16}$/.test(nomor)) return { field: "nomor", message: "NIK terdiri dari 16 angka" };
  return null;
}

function problemOfFasilitas(kode: KodeTransaksi, fasilitas: string, daftar: DaftarKode): string | null {
  if (kode !== "07" && kode !== "08")
    return fasilitas === "" ? null : `Fasilitas hanya untuk kode transaksi 07 dan 08, bukan ${kode}`;
  if (fasilitas === "") return `Kode transaksi ${kode} memerlukan fasilitasnya`;
  const { keterangan, cap } = kodeFasilitas(fasilitas);
  const ada = daftar.get(`keterangan-${kode}`)?.has(keterangan) && daftar.get(`cap-${kode}`)?.has(cap);
  return ada ? null : `Fasilitas ${fasilitas} tidak ada di daftar kode transaksi ${kode}`;
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

type Isian = { kunci: KunciKetentuan; sejak: string; atas: number; bawah: number };

/** Orders keep the terms that they were made on. */
export const problemOfSejak = ({ kunci, sejak }: Isian, today: string): Masalah<"sejak"> =>
  (kunci === "ppn" || kunci === "dpp-lain") && sejak < today
    ? {
        field: "sejak",
        message: "Ketentuan PPN berlaku paling awal hari ini: order yang sudah dibuat tetap memakai yang lama",
      }
    : null;

/** Terms that are a day of the month after. */
const HARI: readonly KunciKetentuan[] = ["hari-lapor", "hari-setor", "hari-bukti"];

/** Why a term cannot be; Coretax takes PPN in whole per cent. */
export function problemOfKetentuan({ kunci, atas, bawah }: Isian): Masalah<"atas" | "bawah"> {
  if (kunci === "ppn" && (bawah !== 100 || atas < 1 || atas > 100)) {
    return { field: "atas", message: "Tarif PPN dalam persen bulat, dengan penyebut 100" };
  }
  if (kunci === "dpp-lain" && (bawah > 40 || atas < 1 || atas > bawah)) {
    return { field: "atas", message: "DPP nilai lain paling banyak 1, dengan penyebut paling banyak 40" };
  }
  if ((kunci === "pph23-jasa" || kunci === "pph-final") && atas > bawah) {
    return { field: "atas", message: "Tarif paling banyak 1" };
  }
  if (HARI.includes(kunci) && (bawah !== 1 || atas < 1 || atas > 28)) {
    return { field: "atas", message: "Tanggal 1 sampai 28, dengan penyebut 1" };
  }
  if (kunci === "isi-berkas" && (bawah !== 1 || atas < 1 || atas > 10_000)) {
    return { field: "atas", message: "1 sampai 10.000 faktur, dengan penyebut 1" };
  }
  if (kunci === "masa-kredit" && (bawah !== 1 || atas > 12)) {
    return { field: "atas", message: "0 sampai 12 bulan, dengan penyebut 1" };
  }
  return kunci === "batas-pkp" && bawah !== 1 ? { field: "bawah", message: "Jumlah rupiah, dengan penyebut 1" } : null;
}

/** `terpakai`: what was computed with a term. `tunggal`: no other one would hold today. */
type Dipakai = { terpakai: string; tunggal: boolean };

/** What was computed with a term stays as it was: a new one ends it. */
export const mayCorrect = (user: Pick<User, "role">, { terpakai }: Dipakai): Boleh => {
  if (user.role !== "Super Admin") return tidak("Hanya Super Admin");
  return terpakai === ""
    ? boleh
    : tidak(
        `Sudah dipakai menghitung ${terpakai}: tambahkan yang baru dengan hari mulainya, yang ini berakhir sehari sebelumnya`,
      );
};
export const mayRemove = (user: Pick<User, "role">, row: Dipakai): Boleh => {
  const koreksi = mayCorrect(user, row);
  return koreksi.boleh && row.tunggal ? tidak("Satu-satunya yang berlaku hari ini: ubah isinya") : koreksi;
};
