import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { id, listOf, optional, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { field, orElse } from "#kernel/record.ts";
import { idOf, teks } from "#kernel/row.ts";

/** Fields that a company adds to its own records: what they are, and what a record holds in them. */

export const UNTUK_KOLOM = ["pelanggan", "produk"] as const;
export type UntukKolom = (typeof UNTUK_KOLOM)[number];
export const JENIS_KOLOM = ["teks", "pilihan"] as const;
export type JenisKolom = (typeof JENIS_KOLOM)[number];

/** So many of a kind are shown at once. */
export const MAKS_KOLOM_AKTIF = 10;
export const MAKS_PILIHAN = 50;
export const MAKS_ISI = 200;

const NAMA_UNTUK: Readonly<Record<UntukKolom, string>> = { pelanggan: "Pelanggan", produk: "Produk" };
const NAMA_JENIS: Readonly<Record<JenisKolom, string>> = { teks: "Teks", pilihan: "Pilihan" };

/** What stays as it was added. */
export const kepalaKolom = {
  untuk: field.choice("Untuk", UNTUK_KOLOM, { say: (word) => NAMA_UNTUK[word] }),
  jenis: field.choice("Jenis Isian", JENIS_KOLOM, { say: (word) => NAMA_JENIS[word] }),
};
export const isianKolom = {
  nama: field.name("Nama Kolom", {
    max: 40,
    matches: /[A-Za-z0-9]/,
    format: "Nama kolom harus memuat huruf atau angka",
  }),
  posisi: field.number("Urutan", { min: 1, max: 999 }),
  aktif: orElse(field.flag("Aktif"), true),
};
/** The choices, in their order. */
export const pilihanKolom = field.shown("lines", "Pilihan", z.array(teks), { say: (semua) => semua.join(", ") });

export const riwayatKolom = { ...kepalaKolom, ...isianKolom, pilihan: pilihanKolom };

/** What a record holds in an active field, "" for nothing. */
export const KolomTerisi = row({ idKolom: idOf("kolomSendiri"), nama: teks, nilai: teks });
export type KolomTerisi = z.output<typeof KolomTerisi>;

/** What a field of a record says. */
export const nilaiOf = (terisi: readonly KolomTerisi[], idKolom: number): string =>
  terisi.find((satu) => satu.idKolom === idKolom)?.nilai ?? "";

/** Choices differ by more than capitals. */
export const samaPilihan = (satu: string, lain: string): boolean => satu.toLowerCase() === lain.toLowerCase();

export const idKolom = id("kolomSendiri", "Kolom");
export const isiSatuKolom = withDefault<string, string>(text("Isi kolom", { max: MAKS_ISI }), "");

const satuNilai = z.object({ idKolom, nilai: isiSatuKolom });
export type NilaiKolom = z.output<typeof satuNilai>;

/** What is filled into fields; those that are not named keep what they have. */
export const nilaiKolom = optional(
  listOf<NilaiKolom, z.input<typeof satuNilai>>("Kolom sendiri", itemOf(satuNilai), { max: 100 }),
);

/** Which records a list shows: those whose field of choices holds one, written as `12:UMKM`. */
export const saringanKolom = optional(
  text("Saringan kolom", { max: 80, matches: /^\d{1,9}:./, format: "Saringan kolom ditulis seperti 12:UMKM" }),
);
export const saringanPilihan = (idKolom: number, pilihan: string): string => `${idKolom}:${pilihan}`;

/** The history of a record names its own fields as they were called then. */
export const AWAL_RIWAYAT = "kolom:";
export type KolomDiRiwayat = `${typeof AWAL_RIWAYAT}${string}`;
