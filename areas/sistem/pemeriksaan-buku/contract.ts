import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { optional, text } from "#kernel/fields.ts";
import { withRole } from "#kernel/permission.ts";

/** A rule of the books check, and the documents that break it. */
export const HasilAturan = row({
  aturan: z.string(),
  lolos: z.boolean(),
  /** Number of records checked. */
  diperiksa: z.int(),
  temuan: z.array(z.string()),
});
export type HasilAturan = z.output<typeof HasilAturan>;

export const pemeriksaanBuku = {
  periksaBuku: call("GET /sistemWeb/periksaBuku", {
    summary: "Memeriksa semua aturan buku pada data saat ini",
    tindakan: "memeriksa buku",
    permission: withRole(["Super Admin"]),
    /** Names the check, so that another call can ask for its progress. */
    input: z.object({ kunci: optional(text("Kunci", { max: 64 })) }),
    output: answer(z.array(HasilAturan)),
  }),
  getProgresPeriksaBuku: call("GET /sistemWeb/getProgresPeriksaBuku", {
    summary: "Kemajuan pemeriksaan buku yang sedang berjalan",
    tindakan: "memeriksa buku",
    permission: withRole(["Super Admin"]),
    input: z.object({ kunci: text("Kunci", { max: 64 }) }),
    output: z.strictObject({ data: z.array(HasilAturan), jumlahAturan: z.int() }),
  }),
};
