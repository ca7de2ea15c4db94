import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { choice, text } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { wireOf } from "#kernel/record.ts";
import { idOf, salahSatu } from "#kernel/row.ts";
import { isiPesanWa, JENIS_WA } from "./isiWa.ts";

/** A paper that the company's own number at WhatsApp sends, and what became of it. */
export const PesanWa = row({
  idPesan: idOf("pesanWa"),
  jenis: salahSatu(JENIS_WA),
  ...wireOf(isiPesanWa),
  user: row({ namaLengkap: z.string() }),
});
export type PesanWa = z.output<typeof PesanWa>;

/** So many of the last ones are listed. */
export const PESAN_TERAKHIR = 200;

const dokumen = { jenis: choice("Jenis", JENIS_WA), id: text("Id", { max: 40 }) };
const permission = withMenu("Sales Order", "Invoice", "Surat Jalan", "Produk Card");

/** Whoever may print a paper may send it. */
export const whatsapp = {
  getPesanWa: call("GET /whatsappWeb/getPesanWa", {
    summary: "Pesan WhatsApp yang membawa dokumen ini",
    tindakan: "mengirim dokumen ini",
    permission,
    input: z.object(dokumen),
    /** `siap`: the company has a number of its own at WhatsApp. */
    output: z.strictObject({ data: z.array(PesanWa), siap: z.boolean() }),
    reads: ["whatsapp"],
    neverKept: true,
  }),
  kirimWa: call("POST /whatsappWeb/kirimWa", {
    summary: "Mengirim PDF dokumen dari nomor WhatsApp perusahaan",
    tindakan: "mengirim dokumen ini",
    permission,
    input: z.object({ ...dokumen, nomor: text("Nomor WhatsApp", { max: 30 }) }),
    output: answer(row({ idPesan: idOf("pesanWa") })),
    changes: ["whatsapp", "penawaran"],
  }),
  getWaKeluar: call("GET /whatsappWeb/getWaKeluar", {
    summary: "Dua ratus pesan WhatsApp terakhir: antri, terkirim, sampai, dibaca, atau gagal",
    tindakan: "melihat pesan WhatsApp",
    permission: withRole(PRIVILEGED),
    output: z.strictObject({ data: z.array(PesanWa), siap: z.boolean() }),
    reads: ["whatsapp"],
  }),
};
