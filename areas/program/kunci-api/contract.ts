import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { Refused, written } from "#kernel/field.ts";
import { choice, id, listOf } from "#kernel/fields.ts";
import { itemBy } from "#kernel/item.ts";
import { MENUS, type Menu, PRIVILEGED, withRole } from "#kernel/permission.ts";
import { blankable, field, inputOf, orElse, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, idOf, salahSatu, teks, waktu } from "#kernel/row.ts";

/** Fields typed for a key, beside its menus. */
export const isianKunci = {
  nama: field.name("Nama", { max: 60 }),
  idUser: field.id("karyawan", "Bertindak sebagai"),
  tulis: orElse(
    field.flag("Boleh menulis", { short: "Hak", say: (tulis) => (tulis ? "Membaca dan menulis" : "Membaca saja") }),
    false,
  ),
  usul: orElse(field.flag("Boleh mengusulkan", { short: "Usulan", say: (usul) => (usul ? "Boleh" : "Tidak") }), false),
  berlakuSampai: blankable(field.day("Berlaku Sampai")),
};
export const KEADAAN_KUNCI = ["Berlaku", "Berakhir", "Dicabut", "Karyawan resign"] as const;

/** Fields that are shown of a key. */
export const isiKunci = {
  ...isianKunci,
  namaUser: field.shown("text", isianKunci.idUser.label, teks),
  menu: field.shown("other", "Menu", z.array(salahSatu(MENUS)), {
    say: (menu) => (menu.length === MENUS.length ? "Semua" : menu.join(", ")),
  }),
  keadaan: field.shown("choice", "Keadaan", salahSatu(KEADAAN_KUNCI)),
  /** The first letters of the key. */
  awalan: field.shown("text", "Kunci", teks),
  dipakai: field.shown("moment", "Terakhir Dipakai", atauKosong(waktu)),
  alamat: field.shown("text", "Dari Alamat", teks),
  kali: field.shown("number", "Panggilan", z.int()),
};

export const Kunci = row({
  idKunci: idOf("kunci"),
  ...wireOf(isiKunci),
  aksi: row({ cabut: Boleh }),
});
export type Kunci = z.output<typeof Kunci>;

/** What a key opens, in words. */
export const haknya = ({ tulis, usul, menu }: Pick<Kunci, "tulis" | "usul" | "menu">): string =>
  `${tulis ? "membaca dan menulis" : "membaca"}${usul ? ", mengusulkan" : ""}; menu ${menu.length === MENUS.length ? "semua" : menu.join(", ")}`;

const menuItem = itemBy(choice("Menu", MENUS), (raw): Menu => {
  const menu = MENUS.find((name) => name === raw);
  if (!menu) throw new Refused(`Menu ${written(raw).slice(0, 40)} tidak dikenal`);
  return menu;
});

const mengelola = withRole(PRIVILEGED, "Karyawan");

export const kunciApi = {
  getKunci: call("GET /kunciApiWeb/getKunci", {
    summary: "Kunci API: kunci untuk program lain, tanpa rahasianya",
    tindakan: "melihat Kunci API",
    permission: mengelola,
    output: answer(z.array(Kunci)),
    reads: ["kunciApi", "karyawan"],
    neverKept: true,
  }),
  addKunci: call("POST /kunciApiWeb/addKunci", {
    summary: "Membuat Kunci API; kuncinya dijawab satu kali",
    tindakan: "membuat Kunci API",
    permission: mengelola,
    input: z.object({
      ...inputOf(isianKunci),
      menu: listOf<Menu, Menu>(isiKunci.menu.label, menuItem, {
        min: 1,
        max: MENUS.length,
        empty: "Pilih sedikitnya satu menu",
      }),
    }),
    output: answer(row({ idKunci: idOf("kunci"), kunci: z.nullable(z.string()) })),
    changes: ["kunciApi"],
    shownOnce: ["kunci"],
  }),
  cabutKunci: call("PATCH /kunciApiWeb/cabutKunci", {
    summary: "Mencabut Kunci API: mulai saat ini ditolak",
    tindakan: "mencabut Kunci API",
    permission: mengelola,
    input: z.object({ idKunci: id("kunci", "Kunci API") }),
    changes: ["kunciApi"],
  }),
};
