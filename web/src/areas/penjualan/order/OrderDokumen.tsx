import { ActionIcon, Group } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import type { Name } from "#contract/kernel/record.ts";
import { sebutanRekening } from "#contract/keuangan/rekening.ts";
import { kepalaInvoice, nominalInvoice } from "#contract/penjualan/isiInvoice.ts";
import {
  catatanSuratJalan,
  ekspedisi,
  keadaanBarang,
  kepalaSuratJalan,
  penerimaBarang,
} from "#contract/penjualan/isiSuratJalan.ts";
import { barangSurat } from "#contract/penjualan/kirim.ts";
import { labelTipePembayaran } from "#contract/penjualan/label.ts";
import type { InvoiceOrder, Order, SuratJalanOrder } from "#contract/penjualan/order.ts";
import { suratJalan } from "#contract/penjualan/surat-jalan.ts";
import { send } from "../../../api/client.ts";
import { useMay } from "../../../api/session.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { printed } from "../../../ui/file/printed.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
import { type LineColumn, LineTable } from "../../../ui/value/LineTable.tsx";
import { moneyColumn } from "../../../ui/value/moneyColumn.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { LabelSeri } from "../seri/LabelSeri.tsx";
import { BagikanDokumen } from "../tautan/BagikanDokumen.tsx";
import { Dibayar } from "./Dibayar.tsx";
import { STATUS_INVOICE, STATUS_KIRIM } from "./status.ts";

const money = (name: Name<typeof nominalInvoice>, header = nominalInvoice[name].short) =>
  moneyColumn(header, (row: InvoiceOrder) => row[name]);

const invoiceColumns = (idSo: string): LineColumn<InvoiceOrder>[] => [
  {
    header: kepalaInvoice.idInvoice.short,
    cell: ({ idInvoice }) => (
      <Group gap={4} wrap="nowrap" style={{ whiteSpace: "nowrap" }}>
        {idInvoice}
        <BagikanDokumen icon jenis="invoice" id={idInvoice} idSo={idSo} />
      </Group>
    ),
  },
  { header: "Tanggal", cell: (row) => <Tanggal value={row.tglInvoice} /> },
  { header: "Tipe", cell: (row) => labelTipePembayaran(row.tipePembayaran) },
  { header: "Status", cell: (row) => <StatusBadge map={STATUS_INVOICE} state={row.statusApprove} /> },
  { header: "Rekening", cell: (row) => sebutanRekening(row.rekening[0]?.namaRekening ?? "-") },
  { header: "Admin", cell: (row) => row.admin.namaLengkap },
  money("nominalBayar"),
  money("nominalDp"),
  money("nominalLunas"),
  { header: "Dibayar", align: "right", unit: "Rp", cell: (row) => <Dibayar invoice={row} /> },
  money("nominalSisaBayar", "Sisa"),
];

export function InvoiceTable({ order }: { order: Order }) {
  return (
    <LineTable
      label="Invoice"
      columns={invoiceColumns(order.idSo)}
      lines={order.invoices}
      lineKey={(row) => row.idInvoice}
      empty="Belum ada invoice"
    />
  );
}

const noteColumns = (order: Order): LineColumn<SuratJalanOrder>[] => [
  { header: "No Surat Jalan", cell: (row) => row.idSuratJalan },
  { header: "Tanggal", cell: (row) => <Tanggal value={row.tglSurat} /> },
  recordColumn(keadaanBarang, "statusBarang", {
    cell: (row) => <StatusBadge map={STATUS_KIRIM} state={row.statusBarang} />,
  }),
  { header: "Barang", cell: (row) => <BarangSurat order={order} note={row} /> },
  { header: "Nomor Seri", cell: (row) => <NomorSurat note={row} /> },
  recordColumn(kepalaSuratJalan, "tglKeluar"),
  recordColumn(penerimaBarang, "namaPenerima", { header: "Penerima" }),
  recordColumn(penerimaBarang, "alamatPenerima"),
  recordColumn(penerimaBarang, "noTelpPenerima", { header: "Telp Penerima" }),
  recordColumn(ekspedisi, "namaEkspedisi", { header: "Ekspedisi" }),
  recordColumn(catatanSuratJalan, "nomorResi", { header: "No Resi" }),
  recordColumn(catatanSuratJalan, "keterangan"),
  { header: "Dibuat Oleh", cell: (row) => row.user.namaLengkap },
];

function BarangSurat({ order, note }: { order: Order; note: SuratJalanOrder }) {
  return barangSurat(order.orders, note.barang).map(({ line, qty }) => (
    <div key={line.idOrderan} style={{ whiteSpace: "nowrap" }}>
      {qty} x {line.produk.kodeProduk}
    </div>
  ));
}

function NomorSurat({ note }: { note: SuratJalanOrder }) {
  if (note.seri.length === 0) return "-";
  return note.seri.map(({ nomor }) => (
    <div key={nomor}>
      <DocumentLink kind="seri" kunci={nomor} />
    </div>
  ));
}

function CetakSurat({ idSo, note }: { idSo: string; note: SuratJalanOrder }) {
  const idSj = note.idSuratJalan;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Cetak ${idSj}`}
      onClick={() => void printed(send(suratJalan.cetakSjPdf, { idSo, idSj }), "Gagal mencetak surat jalan")}
    >
      <IconPrinter size={16} aria-hidden />
    </ActionIcon>
  );
}

export function SuratJalanTable({ order }: { order: Order }) {
  const mayPrint = useMay(suratJalan.cetakSjPdf);
  const cetak: LineColumn<SuratJalanOrder> = {
    header: "Cetak",
    cell: (note) => (
      <Group gap={4} wrap="nowrap">
        <CetakSurat idSo={order.idSo} note={note} />
        <BagikanDokumen icon jenis="suratJalan" id={note.idSuratJalan} idSo={order.idSo} />
        {note.seri.length > 0 && <LabelSeri idSj={note.idSuratJalan} icon />}
      </Group>
    ),
  };
  return (
    <LineTable
      label="Surat jalan"
      columns={mayPrint ? [...noteColumns(order), cetak] : noteColumns(order)}
      lines={order.suratJalan}
      lineKey={(row) => row.idSuratJalan}
      empty="Belum ada surat jalan"
    />
  );
}
