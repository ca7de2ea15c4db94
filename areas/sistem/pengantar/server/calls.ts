import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { pengantar } from "../contract.ts";
import { insertPengantar } from "./sql.ts";

export const pengantarCalls: Handlers<typeof pengantar> = implement(pengantar, {
  catatPengantar: {
    async write(deed, { layar }) {
      return { message: "Layar tercatat", data: { baru: await insertPengantar(deed, layar) } };
    },
  },
});
