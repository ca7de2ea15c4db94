import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { stateOf } from "#platform/ops/metrics/state.ts";
import { keadaan } from "../contract.ts";
import { butirKeadaan, wireProses } from "./rules.ts";

export const keadaanCalls: Handlers<typeof keadaan> = implement(keadaan, {
  getKeadaan: {
    async read({ services, now }) {
      const state = await stateOf(services);
      return { data: { butir: butirKeadaan(state, now), proses: state.processes.map(wireProses) } };
    },
  },
});
