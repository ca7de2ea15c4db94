import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { choice, optional, text } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { atauKosong, Boleh, waktu } from "#kernel/row.ts";

/** The papers that are handed to a customer, or a purchase order to its supplier, by a link. */
export const JENIS_TAUTAN = ["order", "invoice", "suratJalan", "retur", "po", "penawaran"] as const;
export type JenisTautan = (typeof JENIS_TAUTAN)[number];

/** How long a link opens its paper. */
export const HARI_TAUTAN = 30;

export const Tautan = row({
  idTautan: z.string(),
  alamat: z.string(),
  oleh: z.string(),
  dibuat: waktu,
  sampai: waktu,
  /** How often it was opened, and when last. */
  dibuka: z.int(),
  terakhir: atauKosong(waktu),
  aksi: row({ cabut: Boleh }),
});
export type Tautan = z.output<typeof Tautan>;

const dokumen = { jenis: choice("Jenis", JENIS_TAUTAN), id: text("Id", { max: 40 }) };
/** The address by which the browser reaches the server, where none is configured. */
const asal = optional(text("Alamat", { max: 200, matches: /^https?:\/\/[^\s/?#]+$/ }));
const permission = withMenu("Sales Order", "Invoice", "Surat Jalan", "Purchase Order", "Produk Card");

/** Whoever may print a paper may hand it on. */
export const tautan = {
  getTautan: call("GET /tautanWeb/getTautan", {
    summary: "Tautan yang masih membuka dokumen ini",
    tindakan: "membagikan dokumen ini",
    permission,
    input: z.object({ ...dokumen, asal }),
    output: answer(z.array(Tautan)),
    reads: ["tautan"],
    neverKept: true,
  }),
  addTautan: call("POST /tautanWeb/addTautan", {
    summary: "Membuat tautan 30 hari ke PDF dokumen",
    tindakan: "membagikan dokumen ini",
    permission,
    input: z.object({ ...dokumen, asal }),
    output: answer(row({ idTautan: z.string(), alamat: z.string() })),
    changes: ["tautan", "penawaran"],
  }),
  revokeTautan: call("PATCH /tautanWeb/revokeTautan", {
    summary: "Mencabut tautan sehingga tidak membuka apa-apa lagi",
    tindakan: "mencabut tautan",
    permission,
    input: z.object({ idTautan: text("Id tautan", { max: 40 }) }),
    changes: ["tautan"],
  }),
};
