import * as z from "zod/mini";
import { isianUang } from "#areas/keuangan/pengajuan/isianUang.ts";
import { row } from "#kernel/call.ts";
import { blankable, field, orElse, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, bilangan, gambar, idOf, salahSatu, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import { kepalaPo } from "../po/isiPo.ts";

export const STATUS_TAGIHAN = ["Belum Lunas", "Lunas", "Dibatalkan"] as const;
export type StatusTagihan = (typeof STATUS_TAGIHAN)[number];

/** By what a cost is spread over purchase orders. */
export const DASAR_SEBAR = ["nilai", "jumlah"] as const;
export type DasarSebar = (typeof DASAR_SEBAR)[number];
export const labelDasar = (dasar: DasarSebar): string => (dasar === "nilai" ? "Menurut nilai" : "Menurut jumlah unit");

/** What is typed about a bill, but for its lines. */
export const isianTagihan = {
  nomor: field.text("Nomor Tagihan", { max: 60 }),
  tglTagihan: field.day("Tanggal Tagihan"),
  /** Blank: the day of the bill and the days in which its supplier is paid. */
  jatuhTempo: blankable(field.day("Jatuh Tempo")),
  keterangan: blankable(field.lines("Keterangan", { max: 1000 })),
};

/** What a bill says of its PPN. A number of before 2025 has 16 digits. */
export const isianPpn = {
  ppn: orElse(field.money("PPN"), 0 as Rupiah),
  nomorFaktur: blankable(
    field.text("Nomor Faktur Pajak", {
      max: 30,
      matches: /^[ .-]*(?:[0-9][ .-]*){16,17}$/,
      format: "Nomor faktur pajak terdiri dari 17 angka",
    }),
  ),
  tglFaktur: blankable(field.day("Tanggal Faktur Pajak")),
};

/** What is kept of a payment for the tax office. */
export const isianPotong = {
  pphDasar: orElse(field.money("Dasar PPh 23"), 0 as Rupiah),
  pphObjek: blankable(
    field.text("Kode Objek Pajak", {
      max: 9,
      matches: /^[0-9]{2}-[0-9]{3}-[0-9]{2}$/,
      format: "Kode objek pajak berbentuk 12-345-67, dari daftar DJP",
    }),
  ),
};

export const isiTagihan = {
  idTagihan: field.shown("text", "ID Tagihan", teks, { short: "ID" }),
  namaPemasok: field.shown("text", "Pemasok", teks),
  ...isianTagihan,
  jatuhTempo: field.shown("day", "Jatuh Tempo", tanggal),
  ppn: field.shown("money", "PPN", uang),
  nomorFaktur: field.shown("text", "Nomor Faktur Pajak", teks),
  tglFaktur: field.shown("day", "Tanggal Faktur Pajak", atauKosong(tanggal)),
  total: field.shown("money", "Total", uang),
  sisa: field.shown("money", "Belum Dibayar", uang),
  status: field.shown("choice", "Status", salahSatu(STATUS_TAGIHAN)),
  dibuatOleh: field.shown("text", "Dibuat Oleh", teks),
  alasanBatal: field.shown("text", "Alasan Batal", teks),
};

export const isiUangMuka = {
  idUangMuka: field.shown("text", "ID Uang Muka", teks, { short: "ID" }),
  namaPemasok: isiTagihan.namaPemasok,
  tanggal: field.shown("day", "Tanggal", tanggal),
  keterangan: isianTagihan.keterangan,
  nominal: field.shown("money", "Nominal", uang),
  sisa: field.shown("money", "Belum Dipakai", uang),
  dibuatOleh: isiTagihan.dibuatOleh,
};

/** Fields in the history of a bill and of an uang muka. */
export const riwayatTagihan = {
  namaPemasok: isiTagihan.namaPemasok,
  ...isianTagihan,
  jatuhTempo: isiTagihan.jatuhTempo,
  baris: field.shown("lines", "Baris", teks),
  ppn: isiTagihan.ppn,
  nomorFaktur: isiTagihan.nomorFaktur,
  tglFaktur: isiTagihan.tglFaktur,
  total: isiTagihan.total,
  sisa: isiTagihan.sisa,
  status: isiTagihan.status,
  alasanBatal: isiTagihan.alasanBatal,
  bayar: field.shown("money", "Dibayar", uang),
  pph23: field.shown("money", "PPh 23 dipotong", uang),
  uangMuka: field.shown("text", "Uang Muka", teks),
  pengajuan: field.shown("text", "Pengajuan", teks),
  /** The day of the money, where it is not the day of the payment's entry. */
  tanggalUang: isianUang.tanggalUang,
};
export const riwayatUangMuka = {
  namaPemasok: isiUangMuka.namaPemasok,
  idPo: kepalaPo.idPo,
  nominal: isiUangMuka.nominal,
  sisa: isiUangMuka.sisa,
  keterangan: isiUangMuka.keterangan,
  pengajuan: riwayatTagihan.pengajuan,
  tanggalUang: riwayatTagihan.tanggalUang,
};

const po = { idPo: z.string(), kloter: z.string(), namaProduk: z.string() };

export const BarisTagihan = row({
  jenis: z.enum(["barang", "biaya"]),
  keterangan: z.string(),
  idPo: z.nullable(z.string()),
  kloter: z.nullable(z.string()),
  namaProduk: z.nullable(z.string()),
  unit: z.nullable(bilangan),
  harga: z.nullable(uang),
  hargaPo: z.nullable(uang),
  dasar: z.nullable(z.enum(DASAR_SEBAR)),
  nominal: uang,
  /** What each purchase order takes of a cost. */
  sebaran: z.array(row({ ...po, unit: bilangan, nominal: uang })),
});
export type BarisTagihan = z.output<typeof BarisTagihan>;

/** A payment, or an uang muka that was used; what was taken back stands below zero. */
export const BayarTagihan = row({
  kunci: z.string(),
  tanggal,
  waktu,
  nominal: z.int(),
  /** What of it was kept for the tax office. */
  pph: z.int(),
  idPengajuan: z.nullable(z.string()),
  namaRekening: z.nullable(z.string()),
  idUangMuka: z.nullable(z.string()),
  nama: z.string(),
  bukti: z.array(gambar),
  /** This payment may be taken back: the money returns to its account. */
  batal: Boleh,
});
export type BayarTagihan = z.output<typeof BayarTagihan>;

const aksi = row({ bayar: Boleh, uangMuka: Boleh, batal: Boleh });
export const Tagihan = row({ ...wireOf(isiTagihan), idPemasok: idOf("pemasok"), aksi });
export type Tagihan = z.output<typeof Tagihan>;

/** Where what a bill adds to its units went. */
const NilaiTagihan = row({
  kunci: z.string(),
  namaProduk: z.string(),
  keterangan: z.string(),
  persediaan: z.int(),
  hpp: z.int(),
});
export type NilaiTagihan = z.output<typeof NilaiTagihan>;

export const TagihanLengkap = z.extend(Tagihan, {
  baris: z.array(BarisTagihan),
  bayar: z.array(BayarTagihan),
  nilai: z.array(NilaiTagihan),
  bukti: z.array(gambar),
});
export type TagihanLengkap = z.output<typeof TagihanLengkap>;

export const UangMuka = row({
  ...wireOf(isiUangMuka),
  idPemasok: idOf("pemasok"),
  idPo: z.nullable(z.string()),
  kloter: z.nullable(z.string()),
  /** Where it was used or paid back. */
  pemakaian: z.array(
    row({
      kunci: z.string(),
      tanggal,
      nominal: z.int(),
      idTagihan: z.nullable(z.string()),
      idPengajuan: z.nullable(z.string()),
    }),
  ),
  aksi: row({ kembali: Boleh }),
});
export type UangMuka = z.output<typeof UangMuka>;

/** A purchase order with units that arrived: of the supplier those that no bill has yet, of all those that costs go to. */
export const PoTertagih = row({ ...po, belumDitagih: bilangan, datang: bilangan, hargaSatuan: uang });
export type PoTertagih = z.output<typeof PoTertagih>;

/** What a new bill of a supplier is made from. */
export const BahanTagihan = row({
  po: z.array(PoTertagih),
  termin: bilangan,
  /** The rate of a company that is registered for PPN, and whether this supplier is taken to collect it. */
  ppn: z.nullable(row({ atas: bilangan, bawah: bilangan, memungut: z.boolean() })),
  /** The rate of PPh 23 on services and the object that was kept last, where the company has a number at the tax office. */
  pph: z.nullable(row({ atas: bilangan, bawah: bilangan, kodeObjek: z.string() })),
  uangMuka: z.array(row({ idUangMuka: z.string(), sisa: uang, keterangan: z.string(), kloter: atauKosong(teks) })),
});
export type BahanTagihan = z.output<typeof BahanTagihan>;
