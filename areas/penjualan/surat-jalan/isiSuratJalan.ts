import { blankable, field } from "#kernel/record.ts";
import { atauKosong, benar, tanggal, teks } from "#kernel/row.ts";
import { penerima } from "../order/isiOrder.ts";
import { labelBarang, STATUS_BARANG } from "../order/label.ts";

/** The note's code, date and invoice. */
export const kepalaSuratJalan = {
  idSuratJalan: field.shown("text", "Kode Surat Jalan", teks),
  idInvoice: field.shown("text", "Kode Invoice", teks),
  tglSurat: field.day("Tanggal Surat"),
  /** The day on which its goods first left. */
  tglKeluar: field.shown("day", "Tanggal Keluar", atauKosong(tanggal)),
};

/** Where the goods are. */
export const keadaanBarang = {
  statusBarang: field.choice("Status Barang", STATUS_BARANG, {
    empty: "Status barang tidak boleh kosong.",
    say: labelBarang,
  }),
};

/** The recipient. */
export const penerimaBarang = {
  namaPenerima: penerima.namaPenerima,
  noTelpPenerima: blankable(field.phone("No Telp Penerima")),
  alamatPenerima: penerima.alamatPenerima,
};

/** The carrier. */
export const ekspedisi = {
  namaEkspedisi: blankable(field.text("Nama Ekspedisi")),
  telpEkspedisi: blankable(field.phone("Telp Ekspedisi")),
  alamatEkspedisi: blankable(field.lines("Alamat Ekspedisi")),
};

export const catatanSuratJalan = {
  nomorResi: blankable(field.text("Nomor Resi", { max: 100 })),
  keterangan: blankable(field.lines("Keterangan")),
};

/** The typed fields of a note, without the state of its goods. */
export const isianSuratJalan = { ...penerimaBarang, ...ekspedisi, ...catatanSuratJalan };

/** Fields in the history of a delivery note. */
export const riwayatSuratJalan = {
  idInvoice: { ...kepalaSuratJalan.idInvoice, short: "No Invoice" },
  tglSurat: kepalaSuratJalan.tglSurat,
  namaPenerima: penerimaBarang.namaPenerima,
  alamatPenerima: penerimaBarang.alamatPenerima,
  noTelpPenerima: penerimaBarang.noTelpPenerima,
  namaEkspedisi: ekspedisi.namaEkspedisi,
  alamatEkspedisi: ekspedisi.alamatEkspedisi,
  telpEkspedisi: ekspedisi.telpEkspedisi,
  nomorResi: catatanSuratJalan.nomorResi,
  ...keadaanBarang,
  barang: field.shown("other", "Barang", teks),
  seri: field.shown("other", "Nomor Seri", teks),
  tautan: field.shown("text", "Tautan PDF", teks),
  whatsapp: field.shown("text", "WhatsApp", teks),
  keterangan: catatanSuratJalan.keterangan,
  foto: field.shown("files", "Foto", teks),
  alasan: field.shown("lines", "Alasan", teks),
  dihapus: field.shown("flag", "Dihapus", benar),
};
