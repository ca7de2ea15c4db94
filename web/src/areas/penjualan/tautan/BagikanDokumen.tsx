import { invoice } from "#contract/penjualan/invoice.ts";
import { order } from "#contract/penjualan/order.ts";
import { suratJalan } from "#contract/penjualan/surat-jalan.ts";
import { Bagikan, type Kertas } from "../../../documents/Bagikan.tsx";

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
