import * as z from "zod/mini";
import { answer, call, pageOf, row, sheets } from "../kernel/call.ts";
import { Refused, written } from "../kernel/field.ts";
import {
  cari,
  choice,
  date,
  digits,
  email,
  id,
  integer,
  listOf,
  optional,
  paging,
  text,
  withDefault,
} from "../kernel/fields.ts";
import { MENUS, type Menu, PRIVILEGED, STAFF_KEEPERS, withMenu, withRole } from "../kernel/permission.ts";
import { Boleh, gambar, idOf, tanggal } from "../kernel/row.ts";
import { noKaryawan } from "./nomor.ts";

export const RESIGN = ["No", "Yes"] as const;

export const Karyawan = row({
  idUser: idOf("karyawan"),
  noKaryawan: z.string(),
  namaLengkap: z.string(),
  namaPanggilan: z.string(),
  email: z.string(),
  nik: z.string(),
  tempatLahir: z.string(),
  tanggalLahir: z.nullable(tanggal),
  noTelp: z.string(),
  awalBekerja: z.nullable(tanggal),
  resign: z.enum(RESIGN),
  tglResign: z.nullable(tanggal),
  divisi: z.array(row({ idDivisi: idOf("divisi"), namaDivisi: z.string() })),
  jabatan: z.array(row({ idJabatan: idOf("jabatan"), namaJabatan: z.string() })),
  atasan: z.array(row({ idUser: idOf("karyawan"), namaLengkap: z.string() })),
  role: z.array(row({ idRole: idOf("role"), namaRole: z.string() })),
  menu: z.array(z.enum(MENUS)),
  alamatKtp: z.string(),
  rtKtp: z.string(),
  rwKtp: z.string(),
  kelurahanKtp: z.string(),
  kecamatanKtp: z.string(),
  kotaKtp: z.string(),
  provinsiKtp: z.string(),
  alamatDomisili: z.string(),
  rtDomisili: z.string(),
  rwDomisili: z.string(),
  kelurahanDomisili: z.string(),
  kecamatanDomisili: z.string(),
  kotaDomisili: z.string(),
  provinsiDomisili: z.string(),
  fotoProfile: z.nullable(gambar),
  /** How many of those who still work here report to this employee. */
  bawahan: z.int(),
  /** Rises with every change; an edit form sends back the one it was filled from. */
  versi: z.int(),
  aksi: row({ edit: Boleh, hapus: Boleh, resetPassword: Boleh }),
});
export type Karyawan = z.output<typeof Karyawan>;

const note = (label: string, max = 100) => withDefault<string, string>(text(label, { max }), "");

const menuItem = (raw: unknown): Menu => {
  const menu = MENUS.find((name) => name === raw);
  if (!menu) throw new Refused(`Menu ${written(raw).slice(0, 40)} tidak dikenal`);
  return menu;
};

const address = {
  alamatKtp: note("Alamat KTP", 500),
  rtKtp: note("RT KTP", 5),
  rwKtp: note("RW KTP", 5),
  kelurahanKtp: note("Kelurahan KTP"),
  kecamatanKtp: note("Kecamatan KTP"),
  kotaKtp: note("Kota KTP"),
  provinsiKtp: note("Provinsi KTP"),
  alamatDomisili: note("Alamat domisili", 500),
  rtDomisili: note("RT domisili", 5),
  rwDomisili: note("RW domisili", 5),
  kelurahanDomisili: note("Kelurahan domisili"),
  kecamatanDomisili: note("Kecamatan domisili"),
  kotaDomisili: note("Kota domisili"),
  provinsiDomisili: note("Provinsi domisili"),
};

/** What a person types about an employee, whoever the employee is to the system: shared by form and import. */
export const dataDiri = {
  noKaryawan: noKaryawan(),
  namaLengkap: text("Nama lengkap", { max: 100 }),
  namaPanggilan: note("Nama panggilan"),
  email: withDefault<string, string>(email(), ""),
  nik: withDefault<string, string>(text("NIK", { max: 16 }), ""),
  tempatLahir: note("Tempat lahir"),
  tanggalLahir: optional(date("Tanggal lahir")),
  noTelp: withDefault<string, string | number>(
    digits("No Telp", { max: 14, format: "Format telpn salah atau terlalu panjang (maksimal 14 digit)." }),
    "",
  ),
  awalBekerja: optional(date("Awal bekerja")),
  ...address,
};

const jobFields = {
  idRole: id("role", "Role"),
  idAtasan: optional(id("karyawan", "Atasan")),
  idDivisi: optional(id("divisi", "Divisi")),
  idJabatan: optional(id("jabatan", "Jabatan")),
  menu: optional(listOf<Menu, Menu>("Menu", menuItem, { max: MENUS.length })),
};

export const KaryawanBaru = z.object({ ...dataDiri, ...jobFields });
export type KaryawanBaru = z.output<typeof KaryawanBaru>;

const idUser = id("karyawan", "Karyawan");

export const PerubahanKaryawan = z.object({
  idUser,
  ...dataDiri,
  ...jobFields,
  resign: withDefault<(typeof RESIGN)[number], string>(choice("Resign", RESIGN), "No"),
  tglResign: optional(date("Tanggal resign")),
  versi: optional(integer("Versi")),
});
export type PerubahanKaryawan = z.output<typeof PerubahanKaryawan>;

export const PasswordAwal = row({
  noKaryawan: z.string(),
  namaLengkap: z.string(),
  passwordAwal: z.nullable(z.string()),
});

export const karyawan = {
  getUser: call("GET /userWeb/getUser", {
    summary: "Daftar karyawan",
    tindakan: "melihat karyawan",
    permission: withMenu("Karyawan"),
    input: z.object({ ...paging, cari }),
    output: pageOf(Karyawan),
    reads: ["karyawan"],
  }),
  getUserDropDown: call("GET /userWeb/getUserDropDown", {
    summary: "Karyawan yang dapat dipilih sebagai atasan",
    tindakan: "melihat karyawan",
    permission: withMenu("Karyawan"),
    output: answer(z.array(row({ idUser: idOf("karyawan"), namaLengkap: z.string(), noKaryawan: z.string() }))),
    reads: ["karyawan"],
  }),
  addUser: call("POST /userWeb/addUser", {
    summary: "Menambahkan karyawan; password awalnya dijawab satu kali",
    tindakan: "menambahkan karyawan",
    permission: withRole(STAFF_KEEPERS, "Karyawan"),
    input: KaryawanBaru,
    output: answer(row({ idUser: idOf("karyawan"), passwordAwal: z.nullable(z.string()) })),
    changes: ["karyawan"],
    shownOnce: ["passwordAwal"],
  }),
  updateUser: call("PATCH /userWeb/updateUser", {
    summary: "Mengubah data, jabatan, menu dan status resign karyawan",
    tindakan: "mengubah karyawan",
    permission: withRole(STAFF_KEEPERS, "Karyawan"),
    input: PerubahanKaryawan,
    changes: ["karyawan", "profil"],
  }),
  deleteUser: call("PATCH /userWeb/deleteUser", {
    summary: "Menghapus karyawan dari daftar dan mengakhiri semua sesinya",
    tindakan: "menghapus karyawan",
    permission: withRole(PRIVILEGED, "Karyawan"),
    input: z.object({ idUser }),
    changes: ["karyawan"],
  }),
  resetPassword: call("POST /userWeb/resetPassword", {
    summary: "Mengatur ulang password karyawan; password awalnya dijawab satu kali",
    tindakan: "mengatur ulang password karyawan",
    permission: withRole(PRIVILEGED, "Karyawan"),
    input: z.object({ idUser }),
    output: answer(row({ passwordAwal: z.nullable(z.string()) })),
    changes: ["karyawan"],
    shownOnce: ["passwordAwal"],
  }),
  importExcelKaryawan: call("POST /userWeb/importExcelKaryawan", {
    summary: "Mengimpor karyawan dari file .xlsx: semua baris atau tidak satu pun",
    tindakan: "mengimpor karyawan",
    permission: withRole(STAFF_KEEPERS, "Karyawan"),
    files: { excelFile: sheets() },
    output: answer(z.array(PasswordAwal)),
    changes: ["karyawan"],
    shownOnce: ["passwordAwal"],
  }),
  formatImportKaryawan: call("GET /userWeb/formatImportKaryawan", {
    summary: "Format file impor karyawan",
    tindakan: "mengimpor karyawan",
    permission: withMenu("Karyawan"),
    answers: "xlsx",
  }),
};
