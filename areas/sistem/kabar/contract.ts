import * as z from "zod/mini";
import { answer, call, pageWith, row } from "#kernel/call.ts";
import { flag, id, optional, paging } from "#kernel/fields.ts";
import { signedIn } from "#kernel/permission.ts";
import { atauKosong, idOf, waktu } from "#kernel/row.ts";
import { JENIS_KOMENTAR } from "../komentar/jenisKomentar.ts";

/** A decision on one's request, a mention, a deadline of one's own, stock to buy, a mail or a backup that failed. */
export const JENIS_KABAR = ["putusan", "sebutan", "tenggat", "stok", "email", "backup"] as const;
export type JenisKabar = (typeof JENIS_KABAR)[number];

export const Kabar = row({
  idKabar: idOf("kabar"),
  jenis: z.enum(JENIS_KABAR),
  pesan: z.string(),
  /** The document and the key by which its screen finds it. */
  dokumen: z.nullable(row({ jenis: z.enum(JENIS_KOMENTAR), kunci: z.string() })),
  waktu,
  dibaca: atauKosong(waktu),
});
export type Kabar = z.output<typeof Kabar>;

/** Everybody has news of one's own; of documents whose menu one lost nothing is shown. */
export const kabar = {
  getKabar: call("GET /kabarWeb/getKabar", {
    summary: "Kabar untuk saya",
    tindakan: "melihat kabar",
    permission: signedIn,
    input: z.object(paging),
    output: pageWith(Kabar, {
      /** How many were not read yet. */
      baru: z.int(),
      /** Whether a digest is mailed, and to which address; blank for none. */
      lewatEmail: z.boolean(),
      email: z.string(),
    }),
    reads: ["kabar"],
  }),
  getKabarBaru: call("GET /kabarWeb/getKabarBaru", {
    summary: "Berapa kabar yang belum dibaca",
    tindakan: "melihat kabar",
    permission: signedIn,
    output: answer(row({ baru: z.int() })),
    reads: ["kabar"],
  }),
  bacaKabar: call("POST /kabarWeb/bacaKabar", {
    summary: "Menandai kabar sudah dibaca",
    tindakan: "membaca kabar",
    permission: signedIn,
    /** Without an id all of them. */
    input: z.object({ idKabar: optional(id("kabar", "Kabar")) }),
    changes: ["kabar"],
  }),
  setKabarEmail: call("POST /kabarWeb/setKabarEmail", {
    summary: "Memilih kabar lewat email",
    tindakan: "memilih kabar lewat email",
    permission: signedIn,
    input: z.object({ lewatEmail: flag("Lewat email") }),
    changes: ["kabar"],
  }),
};
