import { isTanggal } from "#kernel/fields.ts";
import type { Tanggal } from "#kernel/types.ts";
import { cleanTeks } from "../../server/xml.ts";
import type { Bpu } from "../isiBpu.ts";

/** Why the file of withheld taxes is not made: which of them (null: the company), which element, where it is put right. */
export type MasalahBpu = {
  bpu: number | null;
  elemen: string;
  tempat: "pemasok" | "bukti-potong" | "perusahaan";
  kalimat: string;
};

type Keluhan = readonly [elemen: string, tempat: MasalahBpu["tempat"], kalimat: string];

/** Everything that Coretax would refuse, before a file is made. */
export function problemsOfBpu(npwp: string, bpu: readonly Bpu[], today: Tanggal): MasalahBpu[] {
  const noted = (dari: Iterable<Keluhan>, ke: number | null) =>
    [...dari].map(([elemen, tempat, kalimat]) => ({ bpu: ke, elemen, tempat, kalimat }));
  return [
    ...noted(problemsOfPerusahaan(npwp, bpu.length), null),
    ...bpu.flatMap((satu, ke) =>
      noted([...problemsOfPihak(satu, npwp), ...problemsOfMasa(satu, today), ...problemsOfIsi(satu)], ke),
    ),
  ];
}

function* problemsOfPerusahaan(npwp: string, jumlah: number): Generator<Keluhan> {
  if (!/^\d{16}$/.test(npwp)) yield ["TIN", "perusahaan", "NPWP perusahaan harus 16 angka."];
  if (jumlah === 0) yield ["Bpu", "bukti-potong", "Tidak ada bukti potong yang dipilih."];
}

function* problemsOfPihak({ npwp, nitkuPenerima, namaPenerima, nitku }: Bpu, sendiri: string): Generator<Keluhan> {
  const siapa = cleanTeks(namaPenerima) || "pemasok";
  if (!/^\d{16}$/.test(npwp)) yield ["CounterpartTin", "pemasok", `NPWP ${siapa} harus 16 angka.`];
  if (!/^\d{22}$/.test(nitkuPenerima))
    yield ["IDPlaceOfBusinessActivityOfIncomeRecipient", "pemasok", `NITKU ${siapa} harus 22 angka.`];
  else if (!nitkuPenerima.startsWith(npwp))
    yield ["IDPlaceOfBusinessActivityOfIncomeRecipient", "pemasok", `NITKU ${siapa} harus diawali NPWP-nya.`];
  if (!/^\d{22}$/.test(nitku) || !nitku.startsWith(sendiri))
    yield ["IDPlaceOfBusinessActivity", "perusahaan", "NITKU perusahaan harus 22 angka dan diawali NPWP perusahaan."];
}

const DAYS = [
  ["DocumentDate", "tanggalDokumen", "Tanggal dokumen"],
  ["WithholdingDate", "tanggalPotong", "Tanggal potong"],
] as const;

function* problemsOfMasa(bpu: Bpu, today: Tanggal): Generator<Keluhan> {
  for (const [elemen, isian, sebutan] of DAYS) {
    const hari = bpu[isian];
    if (!isTanggal(hari)) yield [elemen, "bukti-potong", `${sebutan} bukan tanggal (YYYY-MM-DD).`];
    else if (hari > today) yield [elemen, "bukti-potong", `${sebutan} tidak boleh setelah hari ini.`];
  }
  const masa = `${bpu.tahun}-${String(bpu.masa).padStart(2, "0")}`;
  if (!isTanggal(`${masa}-01`)) yield ["TaxPeriodMonth", "bukti-potong", "Masa pajak bukan bulan."];
  else if (!bpu.tanggalPotong.startsWith(masa))
    yield ["TaxPeriodMonth", "bukti-potong", "Tanggal potong tidak dalam masa pajaknya."];
}

function* problemsOfIsi({ fasilitas, kodeObjek, dpp, tarif, dokumen, nomorDokumen }: Bpu): Generator<Keluhan> {
  if (cleanTeks(fasilitas) === "")
    yield ["TaxCertificate", "bukti-potong", "Fasilitas tidak boleh kosong. Tanpa fasilitas, tulis N/A."];
  if (!/^\d{2}-\d{3}-\d{2}$/.test(kodeObjek))
    yield ["TaxObjectCode", "bukti-potong", "Kode objek pajak harus berbentuk 12-345-67, dari daftar DJP."];
  if (!Number.isSafeInteger(dpp) || dpp <= 0) yield ["TaxBase", "bukti-potong", "DPP harus lebih dari nol."];
  if (!Number.isInteger(tarif) || tarif < 0 || tarif > 10_000)
    yield ["Rate", "bukti-potong", "Tarif harus antara 0 % dan 100 %."];
  if (cleanTeks(dokumen) === "") yield ["Document", "bukti-potong", "Jenis dokumen tidak boleh kosong."];
  if (cleanTeks(nomorDokumen) === "") yield ["DocumentNumber", "bukti-potong", "Nomor dokumen tidak boleh kosong."];
}
