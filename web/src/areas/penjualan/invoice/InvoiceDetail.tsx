import type { Invoice } from "#contract/penjualan/invoice.ts";
import { labelTipePembayaran } from "#contract/penjualan/label.ts";
import { DetailShell, type Fact, Facts, Section } from "../../../ui/DetailShell.tsx";
import { HistoryPanel } from "../../../ui/HistoryPanel.tsx";
import { Photos } from "../../../ui/ImageViewer.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { Tanggal } from "../../../ui/Tanggal.tsx";
import type { Dialog } from "../../../ui/useDialog.ts";
import { RiwayatEmail } from "../email/RiwayatEmail.tsx";
import { STATUS_BAYAR, STATUS_INVOICE } from "../order/status.ts";
import { namaRekening } from "./columns.tsx";

/** An invoice with its proofs and its history. */
export function InvoiceDetail({ dialog }: { dialog: Dialog<Invoice> }) {
  return (
    <DetailShell dialog={dialog} title={({ idInvoice }) => `Detail Invoice ${idInvoice}`} size="lg">
      {(row) => (
        <>
          <Section title="Invoice">
            <Facts facts={kepala(row)} />
          </Section>
          <Section title="Nominal">
            <Facts facts={nominal(row)} />
          </Section>
          <Section title="Bukti Pembayaran">
            <Photos images={row.buktiFoto} name={`Bukti invoice ${row.idInvoice}`} />
          </Section>
          <Section title="Email">
            <RiwayatEmail idSo={row.idSo} idInvoice={row.idInvoice} />
          </Section>
          <Section title="Riwayat">
            <HistoryPanel jenis="invoice" id={row.idInvoice} />
          </Section>
        </>
      )}
    </DetailShell>
  );
}

const kepala = (row: Invoice): Fact[] => [
  { label: "No Invoice", value: row.idInvoice },
  { label: "Kode Order", value: row.idSo },
  { label: "Tanggal Invoice", value: <Tanggal value={row.tglInvoice} /> },
  { label: "Tipe Pembayaran", value: labelTipePembayaran(row.tipePembayaran) },
  { label: "Rekening", value: namaRekening(row) },
  { label: "Nama Admin", value: row.admin.namaLengkap },
  { label: "Status Approve", value: <StatusBadge map={STATUS_INVOICE} state={row.statusApprove} /> },
  { label: "Status Pembayaran", value: <StatusBadge map={STATUS_BAYAR} state={row.order.statusPembayaran} /> },
  { label: "Disetujui Oleh", value: row.userApprove[0]?.namaLengkap },
  { label: "Tanggal Disetujui", value: <Tanggal value={row.tglApprove} /> },
];

const nominal = (row: Invoice): Fact[] => [
  { label: "Total Pembelian", value: <Money value={row.totalPembelian} /> },
  { label: "Admin", value: <Money value={row.nominalAdmin} /> },
  { label: "Peti", value: <Money value={row.nominalPeti} /> },
  { label: "Ongkir", value: <Money value={row.nominalOngkir} /> },
  { label: "Diskon", value: <Money value={row.nominalDiskon} /> },
  { label: "Harus Dibayar", value: <Money value={row.nominalBayar} /> },
  { label: "DP", value: <Money value={row.nominalDp} /> },
  { label: "Pelunasan", value: <Money value={row.nominalLunas} /> },
  { label: "Sisa Pembayaran", value: <Money value={row.nominalSisaBayar} /> },
  ...(row.order.tipeSo === "Online" ? [{ label: "Jasa Online", value: <Money value={row.jasaOnline} /> }] : []),
];
