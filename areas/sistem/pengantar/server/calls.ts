import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { pengantar } from "../contract.ts";
import { simpanPengantar } from "./sql.ts";

export const pengantarCalls: Handlers<typeof pengantar> = implement(pengantar, {
  catatPengantar: {
    async write(deed, { layar }) {
      return { message: "Layar tercatat", data: { baru: await simpanPengantar(deed, layar) } };
    },
  },
});
