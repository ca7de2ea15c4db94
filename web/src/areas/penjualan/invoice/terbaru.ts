import { type Invoice, invoice } from "#contract/penjualan/invoice.ts";
import { send } from "../../../api/client.ts";

/** The invoice as the server has it now. */
export async function terbaru({ idSo, idInvoice }: Invoice): Promise<Invoice | undefined> {
  const { data } = await send(invoice.getInvoice, { idSo, cari: idInvoice });
  return data.find((row) => row.idInvoice === idInvoice);
}
