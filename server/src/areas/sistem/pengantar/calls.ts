import { pengantar } from "#contract/sistem/pengantar.ts";
import { implement } from "#server/platform/http/context.ts";
import { simpanPengantar } from "./sql.ts";

export const pengantarCalls = implement(pengantar, {
  catatPengantar: {
    async write(deed, { layar }) {
      return { message: "Layar tercatat", data: { baru: await simpanPengantar(deed, layar) } };
    },
  },
});
