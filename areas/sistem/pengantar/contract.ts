import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { signedIn } from "#kernel/permission.ts";

export const pengantar = {
  catatPengantar: call("POST /pengantarWeb/catatPengantar", {
    summary: "Mencatat bahwa sebuah layar diperkenalkan kepada saya",
    tindakan: "mencatat perkenalan layar",
    permission: signedIn,
    input: z.object({ layar: text("Layar", { max: 100, empty: "Layar tidak boleh kosong" }) }),
    /** Whether it was not known before, on any device. */
    output: answer(row({ baru: z.boolean() })),
  }),
};
