import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { NO_KARYAWAN, noKaryawan } from "#kernel/nomorKaryawan.ts";
import { MENUS } from "#kernel/permission.ts";
import { blankable, field, orElse, pick, type Shown, wireOf } from "#kernel/record.ts";
import { benar, bilangan, idOf, salahSatu, teks } from "#kernel/row.ts";
import { PilihanDivisi } from "../divisi/contract.ts";
import { PilihanJabatan } from "../jabatan/contract.ts";
import { PilihanRole } from "../role/contract.ts";

export const RESIGN = ["No", "Yes"] as const;

const catatan = (label: string, max = 100) => blankable(field.text(label, { max }));

/** Personal data. */
export const diri = {
  noKaryawan: { ...field.text(NO_KARYAWAN, { max: 20 }), input: noKaryawan() },
  namaLengkap: field.text("Nama Lengkap", { max: 100 }),
  namaPanggilan: catatan("Nama Panggilan"),
  nik: catatan("NIK", 16),
  email: blankable(field.email("Email")),
  noTelp: blankable(field.phone("No Telp")),
  tempatLahir: catatan("Tempat Lahir"),
  tanggalLahir: blankable(field.day("Tanggal Lahir")),
};
export const mulaiKerja = { awalBekerja: blankable(field.day("Awal Bekerja")) };

type Alamat = "KTP" | "Domisili";
/** The label of a part of an address: "Kota" below the heading of the address, with the address's name elsewhere. */
const bagian = (label: string, dari: Alamat) => ({
  short: `${label} ${dari}`,
  spoken: `${label} ${dari === "KTP" ? dari : dari.toLowerCase()}`,
});
const jalan = (dari: Alamat) => blankable(field.lines("Alamat", bagian("Alamat", dari)));
const nomor = (label: "RT" | "RW", dari: Alamat) => blankable(field.text(label, { ...bagian(label, dari), max: 5 }));
const daerah = (label: string, dari: Alamat) => blankable(field.text(label, { ...bagian(label, dari), max: 100 }));

export const alamatKtp = {
  alamatKtp: jalan("KTP"),
  rtKtp: nomor("RT", "KTP"),
  rwKtp: nomor("RW", "KTP"),
  kelurahanKtp: daerah("Kelurahan", "KTP"),
  kecamatanKtp: daerah("Kecamatan", "KTP"),
  kotaKtp: daerah("Kota", "KTP"),
  provinsiKtp: daerah("Provinsi", "KTP"),
};
export const alamatDomisili = {
  alamatDomisili: jalan("Domisili"),
  rtDomisili: nomor("RT", "Domisili"),
  rwDomisili: nomor("RW", "Domisili"),
  kelurahanDomisili: daerah("Kelurahan", "Domisili"),
  kecamatanDomisili: daerah("Kecamatan", "Domisili"),
  kotaDomisili: daerah("Kota", "Domisili"),
  provinsiDomisili: daerah("Provinsi", "Domisili"),
};

/** Fields typed for an employee, in the forms and in the import. */
export const dataDiri = { ...diri, ...mulaiKerja, ...alamatKtp, ...alamatDomisili };

/** Fields chosen for an employee's work. */
export const isianPekerjaan = {
  idRole: field.id("role", "Role"),
  idAtasan: blankable(field.id("karyawan", "Atasan")),
  idDivisi: blankable(field.id("divisi", "Divisi")),
  idJabatan: blankable(field.id("jabatan", "Jabatan")),
};

/** The superior in the answer for an employee. */
export const pilihanAtasan = {
  idUser: field.shown("other", "ID User", idOf("karyawan"), { say: String }),
  ...pick(diri, "namaLengkap"),
};

/** Role, division, position and superior in answers: arrays of none or one. */
export const isiPekerjaan = {
  role: field.shown("other", isianPekerjaan.idRole.label, z.array(PilihanRole), {
    say: ([role]) => role?.namaRole ?? "",
  }),
  atasan: field.shown("other", isianPekerjaan.idAtasan.label, z.array(row(wireOf(pilihanAtasan))), {
    say: ([atasan]) => atasan?.namaLengkap ?? "",
  }),
  divisi: field.shown("other", isianPekerjaan.idDivisi.label, z.array(PilihanDivisi), {
    say: ([divisi]) => divisi?.namaDivisi ?? "",
  }),
  jabatan: field.shown("other", isianPekerjaan.idJabatan.label, z.array(PilihanJabatan), {
    say: ([jabatan]) => jabatan?.namaJabatan ?? "",
  }),
};
export const hakKaryawan = { menu: field.shown("other", "Menu", z.array(salahSatu(MENUS))) };

export const isianKeluar = {
  resign: orElse(field.choice("Resign", RESIGN), "No"),
  tglResign: blankable(field.day("Tanggal Resign")),
};

/** Histories keep names instead of ids. */
const nama = (of: Shown) => field.shown("text", of.label, teks);

/** Fields in the history of an employee. */
export const riwayatKaryawan = {
  ...diri,
  role: nama(isiPekerjaan.role),
  atasan: nama(isiPekerjaan.atasan),
  divisi: nama(isiPekerjaan.divisi),
  jabatan: nama(isiPekerjaan.jabatan),
  ...mulaiKerja,
  resign: field.shown("flag", isianKeluar.resign.label, benar),
  tglResign: isianKeluar.tglResign,
  ...hakKaryawan,
  ...alamatKtp,
  ...alamatDomisili,
  foto: field.shown("files", "Foto", teks),
  halamanAwal: field.shown("text", "Halaman Awal", teks),
  sesiDiakhiri: field.shown("number", "Sesi Diakhiri", bilangan),
  faktorKedua: field.shown("text", "Faktor Kedua", teks),
  impor: field.shown("text", "Impor", teks),
  dihapus: field.shown("flag", "Dihapus", benar),
};
