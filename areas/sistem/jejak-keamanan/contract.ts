import * as z from "zod/mini";
import { call, pageOf, row } from "#kernel/call.ts";
import { cari, choice, optional, paging } from "#kernel/fields.ts";
import { JENIS_PERISTIWA } from "#kernel/peristiwa.ts";
import { withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { waktu } from "#kernel/row.ts";

/** How long an entry is kept; the database refuses to delete it earlier. */
export const JEJAK_DISIMPAN = "2 tahun";

export const JejakKeamanan = row({
  idJejak: z.int(),
  waktu,
  peristiwa: z.enum(JENIS_PERISTIWA),
  /** Who did it or tried to; empty if the number belongs to nobody. */
  nama: z.string(),
  noKaryawan: z.string(),
  /** IP address of the request; empty for the app itself. */
  alamat: z.string(),
  keterangan: z.string(),
  /** How often; repeats within a few minutes are one entry with a number. */
  kali: z.int(),
});
export type JejakKeamanan = z.output<typeof JejakKeamanan>;

export const jejakKeamanan = {
  getJejakKeamanan: call("GET /auditWeb/getJejakKeamanan", {
    summary: "Jejak keamanan: login, penolakan, perubahan password dan hak akses",
    tindakan: "melihat jejak keamanan",
    permission: withRole(["Super Admin"]),
    input: berentang(
      z.object({ ...paging, cari, ...rentang, peristiwa: optional(choice("Peristiwa", JENIS_PERISTIWA)) }),
    ),
    output: pageOf(JejakKeamanan),
  }),
};
