import * as z from "zod/mini";
import { answer, call } from "#kernel/call.ts";
import { pencarian } from "#kernel/fields.ts";
import { signedIn } from "#kernel/permission.ts";

/** Apart from the search of everything: every list asks it. */
export const maksudCari = {
  /** For a search that finds nothing. */
  maksud: call("GET /cariWeb/maksud", {
    summary: "Kata yang mungkin dimaksud oleh pencarian yang salah ketik",
    tindakan: "mencari",
    permission: signedIn,
    input: z.object({ q: pencarian(100) }),
    output: answer(z.nullable(z.string())),
    reads: ["produk", "pelanggan", "pemasok", "karyawan"],
  }),
};
