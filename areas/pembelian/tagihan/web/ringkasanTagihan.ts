import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { isiTagihan, type Tagihan } from "../isiTagihan.ts";

/** What a form about a bill says of it. */
export const ringkasanTagihan = (row: Tagihan) =>
  recordFacts(isiTagihan, row, "namaPemasok", "nomor", "jatuhTempo", "total", "sisa");
