import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { tellPerson } from "#company/putusan.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { must } from "#platform/http/refusal.ts";
import type { invoice } from "../contract.ts";
import { lockInvoice } from "./load.ts";
import { mayRemove } from "./rules.ts";
import { markInvoiceRemoved } from "./sql.ts";

/** Sends away an invoice that waits: its maker is told, with the reason if one was given, and may make another. */
export async function hapusInvoice(deed: Deed, input: Input<typeof invoice.hapusInvoice>): Promise<void> {
  const { idInv: id, note } = input;
  const { invoice: row, terakhir } = await lockInvoice(deed, id, input.idSo);
  const { idSo, versi, nominalBayar, tipePembayaran } = row;
  must(mayRemove(deed.user, row, terakhir));
  await assertVersion(deed.tx, { jenis: "invoice", id, stored: versi, seen: input.versi });
  await markInvoiceRemoved(deed, id);
  await refreshStatus(deed, [idSo]);
  // The news leads to the order: nothing shows the invoice any more.
  const dokumen = { jenis: "order", kunci: idSo } as const;
  await tellPerson(deed, row, { jenis: "invoice", id, versi, status: "Dihapus", note, dokumen });
  await audit(deed, {
    jenis: "invoice",
    id,
    idSo,
    sebelum: { nominalBayar, tipePembayaran, dihapus: false },
    sesudah: { dihapus: true, ...(note === "" ? {} : { note }) },
  });
}
