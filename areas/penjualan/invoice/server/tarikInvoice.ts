import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { tellPerson } from "#company/putusan.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { must } from "#platform/http/refusal.ts";
import type { invoice } from "../contract.ts";
import { lockInvoice } from "./load.ts";
import { mayWithdraw } from "./rules.ts";
import { markInvoiceRemoved } from "./sql.ts";

/** Its author takes back an invoice that waits. Only those who approved it already, where two must, are told. */
export async function tarikInvoice(deed: Deed, { idInv: id }: Input<typeof invoice.tarikInvoice>): Promise<void> {
  const { invoice: row, terakhir } = await lockInvoice(deed, id, null);
  const { idSo, versi, nominalBayar, tipePembayaran } = row;
  must(mayWithdraw(deed.user, row, terakhir));
  await markInvoiceRemoved(deed, id);
  await refreshStatus(deed, [idSo]);
  const dokumen = { jenis: "order", kunci: idSo } as const;
  await tellPerson(deed, row, { jenis: "invoice", id, versi, status: "Ditarik", note: "", dokumen });
  await audit(deed, {
    jenis: "invoice",
    id,
    idSo,
    sebelum: { nominalBayar, tipePembayaran, dihapus: false },
    sesudah: { dihapus: true },
  });
}
