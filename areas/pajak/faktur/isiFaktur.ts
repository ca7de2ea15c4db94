import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { blankable, field, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, bilangan, salahSatu, tanggal, teks, uang, waktu } from "#kernel/row.ts";

/** What a tax document is: of money that came for an invoice, or it takes some of that back. */
export const JENIS_FAKTUR = ["Penuh", "Uang Muka", "Pelunasan", "Pembatalan", "Pengurangan"] as const;
export type JenisFaktur = (typeof JENIS_FAKTUR)[number];

/** How far it is with the tax office. What takes something back is Belum or Selesai. */
export const STATUS_FAKTUR = ["Belum", "Dikirim", "Disetujui", "Ditolak", "Dibatalkan", "Selesai"] as const;
export type StatusFaktur = (typeof STATUS_FAKTUR)[number];

/** What has yet to be sent, or sent again. */
export const PERLU_DIKERJAKAN = "Perlu dikerjakan";
export const SARING_STATUS = [PERLU_DIKERJAKAN, ...STATUS_FAKTUR] as const;
export type SaringStatus = (typeof SARING_STATUS)[number];

/** How it gets to the tax office: in a file, typed by hand, or by a task there. */
export const CARA_FAKTUR = ["Berkas XML", "Key-In", "Tugas"] as const;
export type CaraFaktur = (typeof CARA_FAKTUR)[number];

export const JENIS_DARI: Readonly<Record<CaraFaktur, readonly JenisFaktur[]>> = {
  "Berkas XML": ["Penuh"],
  "Key-In": ["Uang Muka", "Pelunasan"],
  Tugas: ["Pembatalan", "Pengurangan"],
};
export const caraOf = (jenis: JenisFaktur): CaraFaktur =>
  CARA_FAKTUR.find((cara) => JENIS_DARI[cara].includes(jenis)) ?? "Tugas";

/** What is noted of what the tax office says. */
export const isianFaktur = {
  status: field.choice("Status", ["Belum", "Dikirim", "Disetujui", "Ditolak", "Selesai"]),
  nomor: blankable(
    field.text("Nomor Faktur", {
      max: 40,
      matches: /^[0-9A-Za-z./-]*$/,
      format: "Nomor faktur berisi angka dan huruf",
    }),
  ),
  tglNomor: blankable(field.day("Tanggal Nomor")),
  catatan: blankable(field.lines("Catatan", { max: 500 })),
};

export const isiFakturPajak = {
  idFaktur: field.shown("text", "ID Faktur", teks, { short: "ID" }),
  tanggal: field.shown("day", "Tanggal", tanggal),
  jenis: field.shown("choice", "Jenis", salahSatu(JENIS_FAKTUR)),
  namaCustomer: field.shown("text", "Pelanggan", teks),
  cara: field.shown("choice", "Cara", salahSatu(CARA_FAKTUR)),
  status: field.shown("choice", "Status", salahSatu(STATUS_FAKTUR)),
  nominal: field.shown("money", "Nominal", uang),
  dpp: field.shown("money", "DPP", uang),
  ppn: field.shown("money", "PPN", uang),
  dipungut: field.shown("money", "PPN Tidak Dibayar", uang),
  nomor: field.shown("text", "Nomor Faktur", teks),
  tglNomor: field.shown("day", "Tanggal Nomor", atauKosong(tanggal)),
  catatan: field.shown("text", "Catatan", teks),
};

export const FakturPajak = row({
  ...wireOf(isiFakturPajak),
  idSo: z.string(),
  idInvoice: z.nullable(z.string()),
  idPelanggan: z.nullable(z.int()),
  /** Why a Pengurangan was made. */
  sebab: z.string(),
  /** The number of sentences that stand against it; they are in its detail. */
  masalah: bilangan,
  versi: z.int(),
  aksi: row({ catat: Boleh }),
});
export type FakturPajak = z.output<typeof FakturPajak>;

/** What is wrong, and where it is put right. */
const letakPerbaikan = {
  tempat: z.enum(["pelanggan", "produk", "invoice", "perusahaan"]),
  /** The customer, the product or the invoice. */
  kunci: z.nullable(z.string()),
};
export const MasalahFaktur = row({ ...letakPerbaikan, kalimat: z.string() });
export type MasalahFaktur = z.output<typeof MasalahFaktur>;

/** What Coretax says about a line of a file, and where it is put right. */
export const KesalahanCoretax = row({
  ...letakPerbaikan,
  nomor: z.int(),
  idFaktur: z.nullable(z.string()),
  idInvoice: z.nullable(z.string()),
  idSo: z.nullable(z.string()),
  barang: z.nullable(z.string()),
  sebutan: z.string(),
  pesan: z.string(),
});
export type KesalahanCoretax = z.output<typeof KesalahanCoretax>;

export const IsianKeyIn = row({
  bagian: z.string(),
  label: z.string(),
  nilai: z.string(),
  cara: z.enum(["salin", "pilih", "centang", "ketik", "periksa"]),
});

/** The other documents of the order, oldest first. */
const Rantai = row({
  idFaktur: z.string(),
  jenis: z.string(),
  tanggal,
  nominal: uang,
  ppn: uang,
  status: z.string(),
  nomor: z.string(),
});

export const FakturLengkap = row({
  ...FakturPajak.shape,
  daftarMasalah: z.array(MasalahFaktur),
  keyIn: z.nullable(z.array(IsianKeyIn)),
  /** Why it cannot be typed yet. */
  belumKeyIn: z.nullable(z.string()),
  rantai: z.array(Rantai),
});
export type FakturLengkap = z.output<typeof FakturLengkap>;

/** Fields in the history of a faktur. */
export const riwayatFaktur = {
  status: isiFakturPajak.status,
  nomor: isiFakturPajak.nomor,
  tglNomor: isiFakturPajak.tglNomor,
  catatan: isiFakturPajak.catatan,
  berkas: field.shown("text", "Berkas", teks),
};

/** A month: what is to be done, and its PPN. */
export const RingkasanPajak = row({
  pkp: z.boolean(),
  bulan: z.string(),
  /** What is owed for its faktur, and what of their PPN the buyers did not pay to us. */
  ppnKeluaran: uang,
  ppnDipungut: uang,
  dppKeluaran: uang,
  /** PPN of suppliers' bills that was credited in the books of the month. */
  ppnMasukan: uang,
  siapXml: bilangan,
  keyIn: bilangan,
  tugas: bilangan,
  dikirim: bilangan,
  ditolak: bilangan,
  disetujui: bilangan,
  /** The last day on which its faktur can be uploaded, and how far that is. */
  batas: tanggal,
  hari: bilangan,
  /** PPN of goods that left without an approved invoice; it is owed already. */
  belumDifakturkan: uang,
  berkas: z.array(row({ idBerkas: z.int(), nama: z.string(), dibuat: waktu, banyak: bilangan })),
});
export type RingkasanPajak = z.output<typeof RingkasanPajak>;
