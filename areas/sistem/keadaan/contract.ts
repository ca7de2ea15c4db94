import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { withRole } from "#kernel/permission.ts";
import { waktu } from "#kernel/row.ts";

/** How urgent it is to look at something. */
export const TINGKAT = ["baik", "perhatian", "gawat"] as const;
export type Tingkat = (typeof TINGKAT)[number];

/** One thing to watch, in words. */
export const ButirKeadaan = row({
  kunci: z.string(),
  judul: z.string(),
  nilai: z.string(),
  tingkat: z.enum(TINGKAT),
  /** What it means, and what to do. */
  keterangan: z.string(),
});
export type ButirKeadaan = z.output<typeof ButirKeadaan>;

/** A process of the app. */
export const Proses = row({
  id: z.string(),
  mulai: waktu,
  permintaan: z.int(),
  gagal: z.int(),
  lambat: z.int(),
  koneksi: z.string(),
  menunggu: z.int(),
  aliran: z.int(),
  putaranMs: z.int(),
  memoriMb: z.int(),
});
export type Proses = z.output<typeof Proses>;

export const keadaan = {
  getKeadaan: call("GET /sistemWeb/getKeadaan", {
    summary: "Keadaan server dalam kata-kata: basis data, email, backup, disk, dan tiap proses",
    tindakan: "melihat keadaan server",
    permission: withRole(["Super Admin"]),
    output: answer(row({ butir: z.array(ButirKeadaan), proses: z.array(Proses) })),
  }),
};
