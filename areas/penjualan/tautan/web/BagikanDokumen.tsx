import { Bagikan } from "#web/documents/Bagikan.tsx";
import type { Kertas } from "#web/documents/kertas.ts";
import { invoice } from "../../invoice/contract.ts";
import { order } from "../../order/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";

type Dokumen = { jenis: "order" | "invoice" | "suratJalan"; id: string; idSo: string };

/** Hands on an order, or one of its invoices or delivery notes. */
export const BagikanDokumen = ({ icon = false, ...dokumen }: Dokumen & { icon?: boolean }) => (
  <Bagikan icon={icon} {...kertas(dokumen)} />
);

function kertas({ jenis, id, idSo }: Dokumen): Kertas {
  const pesan = {
    call: order.getPesan,
    input: {
      idSo,
      idInvoice: jenis === "invoice" ? id : null,
      idSuratJalan: jenis === "suratJalan" ? id : null,
    },
  };
  const cetak = {
    order: { call: order.cetakSoPdf, input: { idSo } },
    invoice: { call: invoice.cetakInvPdf, input: { idInvoice: id, idSo } },
    suratJalan: { call: suratJalan.cetakSjPdf, input: { idSo, idSj: id } },
  }[jenis];
  const email = {
    order: { call: order.kirimEmail, href: `/admin/salesorder?kirim=${id}` },
    invoice: { call: invoice.kirimEmailInv, href: `/admin/invoiceorder?order=${idSo}&kirim=${id}` },
    suratJalan: undefined,
  }[jenis];
  return { jenis, id, cetak, pesan, email };
}
