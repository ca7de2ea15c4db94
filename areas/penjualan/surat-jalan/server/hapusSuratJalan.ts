import { lockGoods } from "#books/pesanan/barang.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { sebutNomor } from "../../seri/server/rules.ts";
import type { suratJalan } from "../contract.ts";
import { isiDari, mayDelete, sebutBarang } from "./rules.ts";
import { deleteSuratJalan, lockOrderSj, orderDariSurat } from "./sql.ts";

/** Deletes a note before its goods have left: its goods and serial numbers can stand on another one, its number cannot. */
export async function hapusSuratJalan(
  deed: Deed,
  { idSj, alasan }: Input<typeof suratJalan.hapusSuratJalan>,
): Promise<void> {
  const order = found(await lockOrderSj(deed, await orderDariSurat(deed.tx, idSj)), "Order");
  const note = found(
    order.suratJalan.find(({ idSuratJalan }) => idSuratJalan === idSj),
    "Surat jalan",
  );
  const { idSo, statusSo } = order;
  must(mayDelete(deed.user, statusSo, note));
  await lockGoods(deed, idSo);
  await deleteSuratJalan(deed, { ...note, idSo }, alasan);
  await refreshStatus(deed, [idSo]);
  const sebelum = {
    ...isiDari(note),
    ...{ barang: sebutBarang(order, note.barang), seri: sebutNomor(order.orders, note.seri), dihapus: false },
  };
  await audit(deed, { jenis: "suratJalan", id: idSj, idSo, sebelum, sesudah: { dihapus: true, alasan } });
}
