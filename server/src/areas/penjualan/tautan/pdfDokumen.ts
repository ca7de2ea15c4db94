import type { JenisTautan } from "#contract/penjualan/tautan.ts";
import type { Kiriman } from "#server/company/kirimEmail.ts";
import { letterhead } from "#server/company/perusahaan.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { found, must } from "#server/platform/http/refusal.ts";
import { documentPdf } from "#server/platform/pdf/documents.ts";
import { suratInvoice } from "../invoice/surat.ts";
import { suratOrder } from "../order/surat.ts";
import { kertasSuratJalan } from "../surat-jalan/pdf.ts";
import { bolehCetak } from "../surat-jalan/rules.ts";
import { muatOrderSj } from "../surat-jalan/sql.ts";
import { orderDokumen } from "./sql.ts";

type Sumber = Pick<ReadCtx, "db" | "services">;
type Lampiran = { nama: string; pdf: Buffer };

/** The paper as it is printed now. */
export function pdfDokumen(sumber: Sumber, jenis: JenisTautan, id: string): Promise<Lampiran> {
  switch (jenis) {
    case "order":
      return terlampir(suratOrder(sumber, id));
    case "invoice":
      return terlampir(suratInvoice(sumber, id, null));
    case "suratJalan":
      return suratJalan(sumber, id);
  }
}

async function terlampir(surat: Promise<Kiriman>): Promise<Lampiran> {
  const { nama, kertas } = (await surat).lampiran;
  return { nama, pdf: await documentPdf(kertas()) };
}

async function suratJalan({ db, services }: Sumber, id: string): Promise<Lampiran> {
  const [row] = await muatOrderSj(db, [found(await orderDokumen(db, { jenis: "suratJalan", id }), "Surat jalan")]);
  const satu = found(row, "Order");
  must(bolehCetak(satu));
  const note = found(
    satu.suratJalan.find(({ idSuratJalan }) => idSuratJalan === id),
    "Surat jalan",
  );
  const kertas = kertasSuratJalan(await letterhead(db, services.storage), satu, note);
  return { nama: `${id}.pdf`, pdf: await documentPdf(kertas) };
}
