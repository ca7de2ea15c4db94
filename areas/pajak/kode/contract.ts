import * as z from "zod/mini";
import { answer, call } from "#kernel/call.ts";
import { integer } from "#kernel/fields.ts";
import { withRole } from "#kernel/permission.ts";
import { inputOf } from "#kernel/record.ts";
import { PAJAK } from "../faktur/contract.ts";
import { isianKode, KodePajak, perubahanKode } from "./isiKode.ts";

const permission = withRole(["Super Admin"], "Buku Besar");
const changes = ["pajak", "pajakProduk", "faktur"] as const;

export const kodePajak = {
  /** What the company added to the tables of Coretax, or ended; the tables themselves are searched (`cariKodePajak`). */
  getKodePajak: call("GET /pajakWeb/getKodePajak", {
    summary: "Kode Coretax yang ditambahkan atau diakhiri perusahaan",
    tindakan: "melihat kode pajak",
    permission: PAJAK,
    output: answer(z.array(KodePajak)),
    reads: ["pajak"],
  }),
  addKodePajak: call("POST /pajakWeb/addKodePajak", {
    summary: "Menambah atau mengakhiri kode Coretax sejak sebuah hari",
    tindakan: "menambah kode pajak",
    permission,
    input: z.object(inputOf(isianKode)),
    changes,
  }),
  updateKodePajak: call("PATCH /pajakWeb/updateKodePajak", {
    summary: "Mengubah kode Coretax yang ditambahkan, misalnya sampai kapan ia berlaku",
    tindakan: "mengubah kode pajak",
    permission,
    input: z.object({
      idPajakKode: integer("Kode", { min: 1, max: 2_000_000_000 }),
      ...inputOf(perubahanKode),
      versi: integer("Versi"),
    }),
    changes,
  }),
};
