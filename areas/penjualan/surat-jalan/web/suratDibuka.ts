import { send } from "#web/api/client.ts";
import type { SuratJalanOrder } from "../../order/contract.ts";
import { type OrderSuratJalan, sudahKeluar, suratJalan } from "../contract.ts";

/** A delivery note that is opened to be changed, with its order; an order may have none yet. */
export type SuratDibuka = { order: OrderSuratJalan; note: SuratJalanOrder | undefined };

/** The notes whose goods are still here, oldest first. */
export const suratMenunggu = (order: OrderSuratJalan): SuratJalanOrder[] =>
  order.suratJalan.filter(({ statusBarang }) => !sudahKeluar(statusBarang));

/** The note of an order that is worked on: the last one whose goods are still here, else the last. */
export const suratTerbaru = (order: OrderSuratJalan): SuratDibuka => ({
  order,
  note: suratMenunggu(order).at(-1) ?? order.suratJalan.at(-1),
});

/** The code of the note, or of its order where it has none, as it stands in the address. */
export const kodeSurat = ({ order, note }: SuratDibuka): string => note?.idSuratJalan ?? order.idSo;

/** Loads a note by its code, or the present note of an order by the order's. */
export async function loadSurat(kode: string): Promise<SuratDibuka> {
  const { data } = await send(suratJalan.getDetailOrderSj, kode.startsWith("SJ-") ? { idSj: kode } : { idSo: kode });
  const note = data.suratJalan.find(({ idSuratJalan }) => idSuratJalan === kode);
  return note ? { order: data, note } : suratTerbaru(data);
}
