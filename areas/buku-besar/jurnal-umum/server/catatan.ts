import { rupiah } from "#kernel/format.ts";
import type { JurnalUmumRow } from "./sql.ts";

/** The entry for the history: its lines as people say them. */
export const catatanJurnalUmum = ({ tanggal, keterangan, ulangan, ulangSampai, status, baris }: JurnalUmumRow) => ({
  tanggal,
  keterangan,
  ulangan,
  ulangSampai,
  baris: baris
    .map(({ kode, nama, debit, kredit }) =>
      debit > 0 ? `${kode} ${nama}: debit ${rupiah(debit)}` : `${kode} ${nama}: kredit ${rupiah(kredit)}`,
    )
    .join("\n"),
  status,
});
