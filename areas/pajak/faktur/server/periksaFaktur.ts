import { isTanggal } from "#kernel/fields.ts";
import { ribuan } from "#kernel/format.ts";
import type { DaftarKode } from "../../kode/kode.ts";
import { cleanTeks } from "../../server/xml.ts";
import type { FakturXml } from "../bentukXml.ts";
import { ELEMEN, type ElemenFaktur, type TempatIsian } from "../elemen.ts";
import { type AturanFaktur, type Keluhan, said } from "./keluhan.ts";
import { problemsOfBaris, problemsOfJumlah } from "./periksaBaris.ts";
import { problemsOfPembeli } from "./periksaPembeli.ts";

/** Why a file is not made: which faktur (null: the company), which line, which element, and where it is put right. */
export type MasalahFaktur = {
  faktur: number | null;
  baris: number | null;
  elemen: ElemenFaktur;
  tempat: TempatIsian;
  kalimat: string;
};

/** Everything that Coretax would refuse, before a file is made. */
export function problemsOfFaktur(
  { npwp, faktur }: { npwp: string; faktur: readonly FakturXml[] },
  aturan: AturanFaktur,
): MasalahFaktur[] {
  const sudah = new Map<string, number>();
  return [
    ...[...problemsOfPerusahaan(npwp, faktur.length, aturan.maxFaktur)].map((satu) => noted(satu, null, null)),
    ...faktur.flatMap((satu, ke) => {
      const kembar = sudah.get(satu.referensi);
      sudah.set(satu.referensi, kembar ?? ke);
      const referensi: Keluhan[] =
        kembar === undefined ? [] : [["RefDesc", `Referensi ${satu.referensi} dipakai oleh dua faktur di berkas ini.`]];
      return problemsOfSatu(satu, npwp, aturan, ke, referensi);
    }),
  ];
}

const noted = ([elemen, kalimat]: Keluhan, faktur: number | null, baris: number | null): MasalahFaktur => ({
  ...{ faktur, baris, elemen, kalimat },
  tempat: ELEMEN[elemen].tempat,
});

function problemsOfSatu(
  faktur: FakturXml,
  npwp: string,
  aturan: AturanFaktur,
  ke: number,
  lain: readonly Keluhan[],
): MasalahFaktur[] {
  const sendiri = [
    ...lain,
    ...problemsOfKepala(faktur, npwp, aturan),
    ...problemsOfFasilitas(faktur, aturan.kode),
    ...problemsOfPembeli(faktur, aturan.kode),
    ...problemsOfJumlah(faktur),
  ];
  return [
    ...sendiri.map((satu) => noted(satu, ke, null)),
    ...faktur.baris.flatMap((baris, at) =>
      [...problemsOfBaris(baris, faktur.transaksi, aturan)].map((satu) => noted(satu, ke, at)),
    ),
  ];
}

function* problemsOfPerusahaan(npwp: string, jumlah: number, max: number): Generator<Keluhan> {
  if (!/^\d{16}$/.test(npwp)) yield ["TIN", `NPWP perusahaan harus 16 angka, sekarang ${said(npwp)}.`];
  if (jumlah === 0) yield ["TaxInvoice", "Tidak ada faktur yang dipilih."];
  if (jumlah > max)
    yield ["TaxInvoice", `Paling banyak ${ribuan(max)} faktur dalam satu berkas. Bagi menjadi beberapa berkas.`];
}

function* problemsOfKepala(faktur: FakturXml, npwp: string, { today, kode }: AturanFaktur): Generator<Keluhan> {
  const { tanggal, transaksi, referensi, nitkuPenjual, masaDokumen } = faktur;
  if (!isTanggal(tanggal)) yield ["TaxInvoiceDate", `Tanggal faktur ${said(tanggal)} bukan tanggal (YYYY-MM-DD).`];
  else if (tanggal > today) yield ["TaxInvoiceDate", "Tanggal faktur tidak boleh setelah hari ini."];
  if (!kode.get("transaksi")?.has(transaksi)) yield ["TrxCode", `Kode transaksi ${said(transaksi)} tidak dikenal.`];
  if (cleanTeks(referensi) === "") yield ["RefDesc", "Nomor invoice sebagai referensi tidak boleh kosong."];
  if (!/^\d{22}$/.test(nitkuPenjual))
    yield ["SellerIDTKU", `NITKU perusahaan harus 22 angka, sekarang ${said(nitkuPenjual)}.`];
  else if (!nitkuPenjual.startsWith(npwp)) yield ["SellerIDTKU", "NITKU perusahaan harus diawali NPWP perusahaan."];
  if (masaDokumen !== "" && !/^(0[1-9]|1[0-2])\d{4}$/.test(masaDokumen))
    yield ["CustomDocMonthYear", `Masa dokumen pendukung ${said(masaDokumen)} harus bulan dan tahun, seperti 112026.`];
}

/** Facilities have a paper to refer to and a stamp, whose last digits are the same; other faktur have neither. */
function* problemsOfFasilitas({ transaksi, keterangan, cap }: FakturXml, kode: DaftarKode): Generator<Keluhan> {
  if (transaksi !== "07" && transaksi !== "08") {
    if (keterangan !== "")
      yield ["AddInfo", `Keterangan tambahan hanya untuk kode transaksi 07 dan 08, bukan ${transaksi}.`];
    if (cap !== "") yield ["FacilityStamp", `Cap fasilitas hanya untuk kode transaksi 07 dan 08, bukan ${transaksi}.`];
    return;
  }
  const ada = kode.get(`keterangan-${transaksi}`)?.has(keterangan) ?? false;
  if (!ada)
    yield [
      "AddInfo",
      `Kode transaksi ${transaksi} memerlukan keterangan tambahan dari daftar, sekarang ${said(keterangan)}.`,
    ];
  if (!kode.get(`cap-${transaksi}`)?.has(cap))
    yield ["FacilityStamp", `Kode transaksi ${transaksi} memerlukan cap fasilitas dari daftar, sekarang ${said(cap)}.`];
  else if (ada && keterangan.slice(-2) !== cap.slice(-2))
    yield [
      "FacilityStamp",
      `Cap fasilitas ${cap} tidak sepasang dengan keterangan ${keterangan}: dua angka terakhirnya harus sama.`,
    ];
}
