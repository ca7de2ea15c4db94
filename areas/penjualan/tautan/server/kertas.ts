import type { Lampiran } from "#company/kirimEmail.ts";
import { letterhead } from "#company/perusahaan.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { suratInvoice } from "../../invoice/server/surat.ts";
import { suratOrder } from "../../order/server/surat.ts";
import { lampiranTerkirim } from "../../penawaran/server/surat.ts";
import { suratRetur } from "../../retur/server/surat.ts";
import { kertasSuratJalan } from "../../surat-jalan/server/pdf.ts";
import { mayPrint } from "../../surat-jalan/server/rules.ts";
import { loadOrderSj } from "../../surat-jalan/server/sql.ts";
import type { JenisTautan } from "../contract.ts";
import { orderDokumen } from "./sql.ts";

type Sumber = Pick<ReadCtx, "db" | "services">;
/** A paper as it is printed now; purchase prices are on it only with `melihatHarga`. */
type Kertas = (sumber: Sumber, id: string, melihatHarga: boolean) => Promise<Lampiran>;
/** How each kind of paper is printed; those of other areas are added where the areas are put together. */
export type KertasTautan = Readonly<Record<JenisTautan, Kertas>>;

export const kertasPenjualan = {
  order: async (sumber, id) => (await suratOrder(sumber, id)).lampiran,
  invoice: async (sumber, id) => (await suratInvoice(sumber, id, null)).lampiran,
  suratJalan,
  retur: suratRetur,
  penawaran: lampiranTerkirim,
} as const satisfies Partial<KertasTautan>;

async function suratJalan({ db, services }: Sumber, id: string): Promise<Lampiran> {
  const [row] = await loadOrderSj(db, [found(await orderDokumen(db, { jenis: "suratJalan", id }), "Surat jalan")]);
  const satu = found(row, "Order");
  must(mayPrint(satu));
  const note = found(
    satu.suratJalan.find(({ idSuratJalan }) => idSuratJalan === id),
    "Surat jalan",
  );
  const company = await letterhead(db, services.storage);
  return { nama: `${id}.pdf`, kertas: () => kertasSuratJalan(company, satu, note) };
}
