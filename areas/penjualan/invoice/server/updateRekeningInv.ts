import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { must } from "#platform/http/refusal.ts";
import { lockInvoice } from "./load.ts";
import { mayEditRekening } from "./rules.ts";
import { changeRekeningInvoice } from "./sql.ts";

import { rekeningPenerima } from "./tagihan.ts";
export async function updateRekeningInv(
  deed: Deed,
  input: { idInvoice: string; idRekening: Id<"rekening">; versi: number | null },
): Promise<void> {
  const { order, invoice } = await lockInvoice(deed, input.idInvoice, null);
  must(mayEditRekening(deed.user, order, invoice));
  await assertVersion(deed.tx, { jenis: "invoice", id: invoice.idInvoice, stored: invoice.versi, seen: input.versi });
  const { namaRekening } = await rekeningPenerima(deed, input.idRekening);
  if (invoice.idRekening === input.idRekening) return;
  await changeRekeningInvoice(deed.tx, invoice.idInvoice, input.idRekening);
  await audit(deed, {
    jenis: "invoice",
    id: invoice.idInvoice,
    idSo: order.idSo,
    sebelum: { rekening: invoice.rekening[0]?.namaRekening },
    sesudah: { rekening: namaRekening },
  });
}
