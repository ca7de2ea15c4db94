import * as z from "zod/mini";
import { nomorSeri } from "#areas/penjualan/seri/isiSeri.ts";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { cari, choice, email, id, optional, paging, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf, Pdf } from "#kernel/row.ts";
import { isianSurat, jawabanDraf } from "#kernel/surat.ts";
import { TANGGUNGAN } from "../keluhan/isiKeluhan.ts";
import { isianAturan, wireAturan } from "./aturanPerawatan.ts";
import { isianJadwal, isiPerawatan } from "./isiPerawatan.ts";

export const SARING_PERAWATAN = ["terlambat", "segera", "nanti"] as const;
export type SaringPerawatan = (typeof SARING_PERAWATAN)[number];

export const Perawatan = row({
  ...wireOf(isiPerawatan),
  idProduk: idOf("produk"),
  aksi: row({ jadwalkan: Boleh, ingatkan: Boleh }),
});
export type Perawatan = z.output<typeof Perawatan>;

const servis = withMenu("Servis");
const reads = ["keluhan", "kunjungan", "suratJalan", "order", "aturan", "email"] as const;
const nomor = z.object({ nomor: nomorSeri });

export const perawatan = {
  /** The most urgent first. */
  getPerawatan: call("GET /servisWeb/getPerawatan", {
    summary: "Mesin di customer menurut perawatan berikutnya",
    tindakan: "melihat perawatan",
    permission: servis,
    input: z.object({ ...paging, cari, saring: optional(choice("Jatuh tempo", SARING_PERAWATAN)) }),
    output: pageOf(Perawatan),
    reads,
  }),
  /** One press: the complaint of the maintenance, and its visit. */
  jadwalkanPerawatan: call("POST /servisWeb/jadwalkanPerawatan", {
    summary: "Merencanakan kunjungan perawatan sebuah mesin",
    tindakan: "merencanakan perawatan",
    permission: servis,
    input: z.object({
      ...nomor.shape,
      ...inputOf(isianJadwal),
      /** As the guarantee says, where it is left out. */
      tanggungan: optional(choice("Ditanggung", TANGGUNGAN)),
    }),
    output: answer(row({ idKeluhan: z.string(), idKunjungan: z.string() })),
    changes: ["keluhan", "kunjungan"],
  }),
  cetakPengingatPerawatan: call("GET /servisWeb/cetakPengingatPerawatan", {
    summary: "Pengingat perawatan sebagai PDF",
    tindakan: "mencetak pengingat perawatan",
    permission: servis,
    input: nomor,
    output: answer(Pdf),
    reads,
    neverKept: true,
  }),
  getDrafPengingat: call("GET /servisWeb/getDrafPengingat", {
    summary: "Email pengingat perawatan yang siap dikirim",
    tindakan: "mengingatkan perawatan",
    permission: servis,
    input: nomor,
    output: jawabanDraf,
    reads,
  }),
  /** Once for each maintenance of a machine. */
  kirimPengingatPerawatan: call("POST /servisWeb/kirimPengingatPerawatan", {
    summary: "Mengingatkan customer lewat email bahwa mesinnya perlu dirawat",
    tindakan: "mengingatkan perawatan",
    permission: servis,
    input: z.object({ ...nomor.shape, email: withDefault<string, string>(email(), ""), ...isianSurat }),
    changes: ["email"],
  }),
  getAturanPerawatan: call("GET /servisWeb/getAturanPerawatan", {
    summary: "Produk yang dirawat berkala dan jaraknya",
    tindakan: "melihat aturan perawatan",
    permission: servis,
    output: answer(z.array(row(wireAturan))),
    reads: ["aturan", "produk"],
  }),
  setAturanPerawatan: call("POST /servisWeb/setAturanPerawatan", {
    summary: "Menentukan tiap berapa bulan atau jam mesin sebuah produk dirawat",
    tindakan: "menentukan aturan perawatan",
    permission: withRole(PRIVILEGED, "Servis"),
    input: z.object({ idProduk: id("produk", "Produk"), ...inputOf(isianAturan) }),
    changes: ["aturan", "keluhan"],
  }),
};
