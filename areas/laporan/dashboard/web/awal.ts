import { dashboard } from "../contract.ts";

/** With what the screen begins: work first. */
export const TUGAS = { call: dashboard.getTugasSaya, input: {} } as const;
