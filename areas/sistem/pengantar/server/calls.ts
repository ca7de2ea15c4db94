import { implement } from "#platform/http/context.ts";
import { pengantar } from "../contract.ts";
import { simpanPengantar } from "./sql.ts";

export const pengantarCalls = implement(pengantar, {
  catatPengantar: {
    async write(deed, { layar }) {
      return { message: "Layar tercatat", data: { baru: await simpanPengantar(deed, layar) } };
    },
  },
});
