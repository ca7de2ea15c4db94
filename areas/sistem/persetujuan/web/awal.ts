import { persetujuan } from "../contract.ts";

/** More than this wait on the next page of the server, and move up as these are decided. */
export const KOTAK = { call: persetujuan.getKotak, input: { limit: 100 } } as const;
