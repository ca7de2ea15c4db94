import { type Handlers, implement } from "#platform/http/context.ts";
import { ekspor } from "../contract.ts";
import { eksporSemua } from "./eksporSemua.ts";

export const eksporCalls: Handlers<typeof ekspor> = implement(ekspor, {
  exportSemua: {
    sheet: ({ services, today }) => eksporSemua(services, today),
  },
});
