import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { jejakKeamanan } from "../contract.ts";
import { pageOfJejak } from "./sql.ts";

export const jejakKeamananCalls: Handlers<typeof jejakKeamanan> = implement(jejakKeamanan, {
  getJejakKeamanan: {
    async read({ db }, input) {
      const { rows, total } = await pageOfJejak(db, input);
      return pageAnswer(input, total, rows);
    },
  },
});
