import type { ShownRecord } from "./kernel/record.ts";
import { riwayatOrder } from "./penjualan/isiOrder.ts";
import type { JenisRiwayat } from "./sistem/riwayat.ts";

/** What the history of each kind of document tells of, in the order in which a person reads the document. */
export const HISTORIES: Partial<Readonly<Record<JenisRiwayat, ShownRecord>>> = {
  order: riwayatOrder,
};
