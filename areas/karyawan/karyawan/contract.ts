import * as z from "zod/mini";
import { answer, call, pageOf, row, sheets } from "#kernel/call.ts";
import { Refused, written } from "#kernel/field.ts";
import { cari, choice, id, integer, listOf, optional, paging, urutan } from "#kernel/fields.ts";
import { itemBy } from "#kernel/item.ts";
import { MENUS, type Menu, PRIVILEGED, STAFF_KEEPERS, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf, pick, wireOf } from "#kernel/record.ts";
import { Boleh, gambar, idOf } from "#kernel/row.ts";
import {
  dataDiri,
  diri,
  hakKaryawan,
  isianKeluar,
  isianPekerjaan,
  isiPekerjaan,
  pilihanAtasan,
} from "./isiKaryawan.ts";

export const Karyawan = row({
  idUser: idOf("karyawan"),
  ...wireOf(dataDiri),
  ...wireOf(isiPekerjaan),
  ...wireOf(hakKaryawan),
  ...wireOf(isianKeluar),
  fotoProfile: z.nullable(gambar),
  /** Number of employed subordinates. */
  bawahan: z.int(),
  /** Grows with every change; an edit form sends the version that it was filled from. */
  versi: z.int(),
  /** Signs in with a second factor. */
  faktorKedua: z.boolean(),
  aksi: row({ edit: Boleh, hapus: Boleh, resetPassword: Boleh, resetFaktorKedua: Boleh }),
});
export type Karyawan = z.output<typeof Karyawan>;

const menuItem = itemBy(choice("Menu", MENUS), (raw): Menu => {
  const menu = MENUS.find((name) => name === raw);
  if (!menu) throw new Refused(`Menu ${written(raw).slice(0, 40)} tidak dikenal`);
  return menu;
});

const isian = {
  ...inputOf(dataDiri),
  ...inputOf(isianPekerjaan),
  menu: optional(listOf<Menu, Menu>(hakKaryawan.menu.label, menuItem, { max: MENUS.length })),
};

export const KaryawanBaru = z.object(isian);
export type KaryawanBaru = z.output<typeof KaryawanBaru>;

const idUser = id("karyawan", "Karyawan");

/** What the list can be sorted by. */
export const URUT_KARYAWAN = ["noKaryawan", "namaLengkap", "divisi", "awalBekerja"] as const;
export type UrutKaryawan = (typeof URUT_KARYAWAN)[number];

export const PerubahanKaryawan = z.object({
  idUser,
  ...isian,
  ...inputOf(isianKeluar),
  versi: optional(integer("Versi")),
});
export type PerubahanKaryawan = z.output<typeof PerubahanKaryawan>;

const PilihanAtasan = row(wireOf({ ...pilihanAtasan, ...pick(diri, "noKaryawan") }));

export const PasswordAwal = row({
  ...wireOf(pick(diri, "noKaryawan", "namaLengkap")),
  passwordAwal: z.nullable(z.string()),
});

export const karyawan = {
  getUser: call("GET /userWeb/getUser", {
    summary: "Daftar karyawan",
    tindakan: "melihat karyawan",
    permission: withMenu("Karyawan"),
    input: z.object({ ...paging, cari, urut: urutan(URUT_KARYAWAN) }),
    output: pageOf(Karyawan),
    reads: ["karyawan"],
    neverKept: true,
  }),
  getDetailUser: call("GET /userWeb/getDetailUser", {
    summary: "Satu karyawan",
    tindakan: "melihat karyawan",
    permission: withMenu("Karyawan"),
    input: z.object({ idUser }),
    output: answer(Karyawan),
    reads: ["karyawan"],
    neverKept: true,
  }),
  getUserDropDown: call("GET /userWeb/getUserDropDown", {
    summary: "Karyawan yang dapat dipilih sebagai atasan",
    tindakan: "melihat karyawan",
    permission: withMenu("Karyawan"),
    output: answer(z.array(PilihanAtasan)),
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
