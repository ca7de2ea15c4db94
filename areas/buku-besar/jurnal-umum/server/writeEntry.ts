import { audit } from "#company/audit/audit.ts";
import { kodeBaru } from "#company/kode.ts";
import { rupiah } from "#kernel/format.ts";
import type { Deed } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { type Baru, findJurnalUmum, insertJurnalUmum, type JurnalUmumRow } from "./sql.ts";

/** Writes an entry under a new code, with its history; answers the code. It waits, unless somebody decides it at once. */
export async function writeEntry(deed: Deed, isi: Omit<Baru, "idJurnalUmum">): Promise<string> {
  const idJurnalUmum = await kodeBaru(deed, "JU");
  await insertJurnalUmum(deed, { ...isi, idJurnalUmum });
  const sesudah = catatan(found(await findJurnalUmum(deed.tx, idJurnalUmum), "Jurnal umum"));
  await audit(deed, { jenis: "jurnalUmum", id: idJurnalUmum, sesudah });
  return idJurnalUmum;
}

/** The entry for the history: its lines as people say them. */
const catatan = ({ tanggal, keterangan, ulangan, ulangSampai, status, baris }: JurnalUmumRow) => ({
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
