import { type Invoice, invoice } from "#contract/penjualan/invoice.ts";
import { send } from "../../../api/client.ts";
import { useCall } from "../../../api/hooks.ts";

/** The invoice as the server has it now. */
export async function terbaru({ idSo, idInvoice }: Invoice): Promise<Invoice | undefined> {
  const { data } = await send(invoice.getInvoice, { idSo, cari: idInvoice });
  return data.find((row) => row.idInvoice === idInvoice);
}

/** The invoice as it is now, while it is looked at; `dihapus` once there is none any more. */
export function useTerbaru(row: Invoice): { row: Invoice; dihapus: boolean } {
  const { idSo, idInvoice } = row;
  const { data: answer } = useCall(invoice.getInvoice, { idSo, cari: idInvoice }, { keepPrevious: false });
  const fresh = answer?.data.find((one) => one.idInvoice === idInvoice);
  return { row: fresh ?? row, dihapus: answer !== undefined && !fresh };
}
