import { Group } from "@mantine/core";
import type { Name } from "#contract/kernel/record.ts";
import { type Invoice, invoice } from "#contract/penjualan/invoice.ts";
import { kepalaInvoice, nominalInvoice } from "#contract/penjualan/isiInvoice.ts";
import { labelTipePembayaran } from "#contract/penjualan/label.ts";
import { order } from "#contract/penjualan/order.ts";
import { useMay } from "../../../api/session.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { DetailShell, type Fact, Facts, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Answered } from "../../../ui/page/Answered.tsx";
import { Photos } from "../../../ui/picture/ImageViewer.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";
import { type BarisRingkasan, Ringkasan } from "../../../ui/value/Ringkasan.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { RiwayatEmail } from "../email/RiwayatEmail.tsx";
import { ikut } from "../order/Dibayar.tsx";
import { PesanWhatsApp } from "../order/PesanWhatsApp.tsx";
import { STATUS_BAYAR, STATUS_INVOICE } from "../order/status.ts";
import { Bagikan } from "../tautan/Bagikan.tsx";
import { namaRekening } from "./columns.tsx";

/** The detail of an invoice; `record` is its code. */
export function InvoiceDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idInvoice) => `Detail Invoice ${idInvoice}`} size="lg">
      {(idInvoice) => <InvoiceIsi idInvoice={idInvoice} />}
    </DetailShell>
  );
}

/** The same content for another dialog. */
export function InvoiceIsi({ idInvoice }: { idInvoice: string }) {
  return (
    <Answered call={invoice.getDetailInvoice} input={{ idInvoice }} height={420}>
      {({ data }) => <Bagian row={data} />}
    </Answered>
  );
}

function Bagian({ row }: { row: Invoice }) {
  const mayReadMails = useMay(order.getRiwayatEmail);
  return (
    <>
      <Group justify="flex-end" mb="xs">
        <Bagikan jenis="invoice" id={row.idInvoice} idSo={row.idSo} />
        <PesanWhatsApp idSo={row.idSo} idInvoice={row.idInvoice} />
      </Group>
      <Section title="Invoice">
        <Facts facts={kepala(row)} />
      </Section>
      <Section title="Nominal">
        <Ringkasan label="Nominal invoice" baris={nominal(row)} />
      </Section>
      <Section title="Bukti Pembayaran">
        <Photos images={row.buktiFoto} name={`Bukti invoice ${row.idInvoice}`} />
      </Section>
      {mayReadMails && (
        <Section title="Email">
          <RiwayatEmail idSo={row.idSo} idInvoice={row.idInvoice} />
        </Section>
      )}
      <Section title="Riwayat">
        <HistoryPanel jenis="invoice" id={row.idInvoice} />
      </Section>
    </>
  );
}

const kepala = (row: Invoice): Fact[] => [
  ...recordFacts(kepalaInvoice, row, "idInvoice", "idSo", "tglInvoice", "tipePembayaran"),
  { label: "Rekening", value: namaRekening(row) },
  { label: "Nama Admin", value: row.admin.namaLengkap },
  { label: "Status Approve", value: <StatusBadge map={STATUS_INVOICE} state={row.statusApprove} /> },
  { label: "Status Pembayaran", value: <StatusBadge map={STATUS_BAYAR} state={row.order.statusPembayaran} /> },
  { label: "Disetujui Oleh", value: row.userApprove[0]?.namaLengkap },
  { label: "Tanggal Disetujui", value: <Tanggal value={row.tglApprove} /> },
];

/** The sums of the printed invoice: what is due, then what is paid of it. */
function nominal(row: Invoice): BarisRingkasan[] {
  const { nominalPeti, nominalOngkir, sudahDibayar, dibayar } = row.rincian;
  const cara = labelTipePembayaran(row.tipePembayaran);
  const bersama = ikut(row);
  const satu = (name: Name<typeof nominalInvoice>, nilai: number = row[name]) => ({
    label: nominalInvoice[name].short,
    nilai,
  });
  return [
    { label: kepalaInvoice.totalPembelian.short, nilai: row.totalPembelian },
    satu("nominalAdmin"),
    satu("nominalPeti", nominalPeti),
    satu("nominalOngkir", nominalOngkir),
    satu("nominalDiskon", -row.nominalDiskon),
    { label: "Sudah Dibayar", nilai: -sudahDibayar },
    { ...satu("nominalBayar"), jumlah: true },
    ...(bersama.length > 0 ? [satu("nominalDp")] : []),
    ...bersama.map(({ label, nilai }) => ({ label: `${label} dibayar bersama DP`, nilai })),
    {
      label: `${row.statusApprove === "Menunggu" ? "Akan Dibayar" : "Dibayar"} (${cara})`,
      nilai: dibayar,
      jumlah: true,
    },
    satu("nominalSisaBayar"),
    ...(row.order.tipeSo === "Online" ? [satu("jasaOnline")] : []),
  ];
}
