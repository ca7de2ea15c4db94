import type { JenisTautan } from "#contract/penjualan/tautan.ts";
import { letterhead } from "#server/company/perusahaan.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { found, must } from "#server/platform/http/refusal.ts";
import { suratInvoice } from "../invoice/surat.ts";
import { satuOrder } from "../order/muat.ts";
import { orderPdf } from "../order/pdf.ts";
import { suratJalanPdf } from "../surat-jalan/pdf.ts";
import { bolehCetak } from "../surat-jalan/rules.ts";
import { muatOrderSj } from "../surat-jalan/sql.ts";
import { orderDokumen } from "./sql.ts";

type Sumber = Pick<ReadCtx, "db" | "services">;
type Lampiran = { nama: string; pdf: Buffer };

/** The paper as it is printed now. */
export function pdfDokumen(sumber: Sumber, jenis: JenisTautan, id: string): Promise<Lampiran> {
  switch (jenis) {
    case "order":
      return order(sumber, id);
    case "invoice":
      return suratInvoice(sumber, id, null).then(({ lampiran }) => lampiran);
    case "suratJalan":
      return suratJalan(sumber, id);
  }
}

async function order({ db, services }: Sumber, idSo: string): Promise<Lampiran> {
  const row = await satuOrder(db, idSo);
  return { nama: `${idSo}.pdf`, pdf: await orderPdf(await letterhead(db, services.storage), row) };
}

async function suratJalan({ db, services }: Sumber, id: string): Promise<Lampiran> {
  const [row] = await muatOrderSj(db, [found(await orderDokumen(db, { jenis: "suratJalan", id }), "Surat jalan")]);
  const satu = found(row, "Order");
  must(bolehCetak(satu));
  const note = found(
    satu.suratJalan.find(({ idSuratJalan }) => idSuratJalan === id),
    "Surat jalan",
  );
  return { nama: `${id}.pdf`, pdf: await suratJalanPdf(await letterhead(db, services.storage), satu, note) };
}
