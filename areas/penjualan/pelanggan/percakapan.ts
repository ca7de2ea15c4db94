import * as z from "zod/mini";
import { call, pageOf } from "#kernel/call.ts";
import { date, id, integer, paging } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { blankable, inputOf } from "#kernel/record.ts";
import { Percakapan } from "./barisPelanggan.ts";
import { isianPercakapan } from "./isiPelanggan.ts";

const idPelanggan = id("pelanggan", "Pelanggan");
const idCatatan = integer("Catatan", { min: 1 });
const permission = withMenu("Pelanggan");

/** What is said with customers, and the next steps. */
export const percakapan = {
  getPercakapan: call("GET /pelangganWeb/getPercakapan", {
    summary: "Yang dibicarakan dengan pelanggan, dan langkah berikutnya",
    tindakan: "melihat pelanggan",
    permission,
    input: z.object({ idPelanggan, ...paging }),
    output: pageOf(Percakapan),
    reads: ["pelanggan"],
  }),
  addPercakapan: call("POST /pelangganWeb/addPercakapan", {
    summary: "Mencatat percakapan dengan pelanggan",
    tindakan: "mencatat percakapan",
    permission,
    input: z
      .object({ idPelanggan, ...inputOf(isianPercakapan), tanggal: blankable(isianPercakapan.tanggal).input })
      .check(
        z.refine(({ langkah, tglLangkah }) => tglLangkah === null || langkah !== "", {
          path: ["langkah"],
          error: "Langkah berikutnya tidak boleh kosong bila tanggalnya diisi.",
        }),
      ),
    changes: ["pelanggan"],
  }),
  selesaikanLangkah: call("PATCH /pelangganWeb/selesaikanLangkah", {
    summary: "Menandai langkah berikutnya sudah dilakukan",
    tindakan: "mencatat percakapan",
    permission,
    input: z.object({ idCatatan }),
    changes: ["pelanggan"],
  }),
  geserLangkah: call("PATCH /pelangganWeb/geserLangkah", {
    summary: "Memindahkan langkah berikutnya ke hari lain",
    tindakan: "mencatat percakapan",
    permission,
    /** `dari`: the day that the person saw. */
    input: z.object({ idCatatan, dari: date("Tanggal semula"), tanggal: date("Tanggal") }),
    changes: ["pelanggan"],
  }),
};
