import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { choice, integer, listOf, optional } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { field, inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf } from "#kernel/row.ts";
import { idKolom, isianKolom, kepalaKolom, MAKS_PILIHAN, pilihanKolom, UNTUK_KOLOM } from "./isiKolom.ts";

/** An own field as forms need it. */
export const IsianKolom = row({
  idKolom: idOf("kolomSendiri"),
  nama: isianKolom.nama.wire,
  jenis: kepalaKolom.jenis.wire,
  pilihan: pilihanKolom.wire,
});
export type IsianKolom = z.output<typeof IsianKolom>;

export const KolomSendiri = row({
  idKolom: idOf("kolomSendiri"),
  ...wireOf(kepalaKolom),
  ...wireOf(isianKolom),
  pilihan: pilihanKolom.wire,
  /** Whether any record holds something in it. */
  terisi: z.boolean(),
  versi: z.int(),
  aksi: row({ ubah: Boleh, hapus: Boleh }),
});
export type KolomSendiri = z.output<typeof KolomSendiri>;

const satuPilihan = field.name("Pilihan", { max: 60 }).input;
const pilihan = listOf<string, string>("Pilihan", itemOf(satuPilihan), { max: MAKS_PILIHAN });
const Isian = { ...inputOf(isianKolom), pilihan: optional(pilihan) };
const penentu = withRole(PRIVILEGED);
const changes = ["kolomSendiri", "pelanggan", "produk"] as const;

export const kolomSendiri = {
  getKolomSendiri: call("GET /kolomSendiriWeb/getKolomSendiri", {
    summary: "Kolom yang ditambahkan perusahaan pada pelanggan dan produk",
    tindakan: "melihat kolom sendiri",
    permission: penentu,
    output: answer(z.array(KolomSendiri)),
    reads: ["kolomSendiri"],
  }),
  getIsianKolom: call("GET /kolomSendiriWeb/getIsianKolom", {
    summary: "Kolom sendiri yang dapat diisi pada pelanggan atau produk",
    tindakan: "melihat kolom sendiri",
    permission: withMenu("Pelanggan", "Produk", "Produk Card"),
    input: z.object({ untuk: choice("Untuk", UNTUK_KOLOM) }),
    output: answer(z.array(IsianKolom)),
    reads: ["kolomSendiri"],
  }),
  addKolomSendiri: call("POST /kolomSendiriWeb/addKolomSendiri", {
    summary: "Menambahkan kolom sendiri",
    tindakan: "menambahkan kolom sendiri",
    permission: penentu,
    input: z.object({ ...inputOf(kepalaKolom), ...Isian }),
    output: answer(row({ idKolom: idOf("kolomSendiri") })),
    changes,
  }),
  updateKolomSendiri: call("PATCH /kolomSendiriWeb/updateKolomSendiri", {
    summary: "Mengubah nama, pilihan, urutan atau pemakaian kolom sendiri",
    tindakan: "mengubah kolom sendiri",
    permission: penentu,
    /** Without `pilihan` they stay. */
    input: z.object({ idKolom, ...Isian, versi: optional<number, number | string>(integer("Versi")) }),
    changes,
  }),
  deleteKolomSendiri: call("PATCH /kolomSendiriWeb/deleteKolomSendiri", {
    summary: "Menghapus kolom sendiri yang belum berisi",
    tindakan: "menghapus kolom sendiri",
    permission: penentu,
    input: z.object({ idKolom }),
    changes,
  }),
};
