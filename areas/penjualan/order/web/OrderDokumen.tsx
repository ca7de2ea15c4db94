import { ActionIcon, Group } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { sebutanRekening } from "#areas/keuangan/rekening/contract.ts";
import { tanggal } from "#kernel/format.ts";
import type { Name } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { printed } from "#web/ui/file/printed.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { kepalaInvoice, nominalInvoice } from "../../invoice/isiInvoice.ts";
import { LabelSeri } from "../../seri/web/LabelSeri.tsx";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { catatanSuratJalan, keadaanBarang } from "../../surat-jalan/isiSuratJalan.ts";
import { barangSurat } from "../../surat-jalan/kirim.ts";
import { BagikanDokumen } from "../../tautan/web/BagikanDokumen.tsx";
import type { InvoiceOrder, Order, SuratJalanOrder } from "../contract.ts";
import { labelTipePembayaran } from "../label.ts";
import { Dibayar } from "./Dibayar.tsx";
import { STATUS_INVOICE, STATUS_KIRIM } from "./status.ts";

const money = (name: Name<typeof nominalInvoice>, header = nominalInvoice[name].short) =>
  moneyColumn(header, (row: InvoiceOrder) => row[name]);

const invoiceColumns = (idSo: string): LineColumn<InvoiceOrder>[] => [
  {
    header: kepalaInvoice.idInvoice.short,
    cell: ({ idInvoice, tipePembayaran, tglInvoice }) => (
      <Group gap={4} wrap="nowrap">
        <div>
          <TwoLines
            below={<KeepTogether>{`${labelTipePembayaran(tipePembayaran)}, ${tanggal(tglInvoice)}`}</KeepTogether>}
          >
            <KeepTogether>{idInvoice}</KeepTogether>
          </TwoLines>
        </div>
        <BagikanDokumen icon jenis="invoice" id={idInvoice} idSo={idSo} />
      </Group>
    ),
  },
  { header: "Status", cell: (row) => <StatusBadge map={STATUS_INVOICE} state={row.statusApprove} /> },
  {
    header: "Rekening",
    cell: ({ rekening, admin }) => (
      <TwoLines below={admin.namaLengkap}>{sebutanRekening(rekening[0]?.namaRekening ?? "-")}</TwoLines>
    ),
  },
  money("nominalBayar"),
  moneyColumn("DP/Pelunasan", (row) => (row.tipePembayaran === "DP" ? row.nominalDp : row.nominalLunas)),
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

/** Those that were approved and then cancelled; nothing where there are none. */
export function InvoiceDibatalkan({ order }: { order: Order }) {
  if (order.invoiceDibatalkan.length === 0) return null;
  return (
    <LineTable
      label="Invoice yang dibatalkan"
      columns={DIBATALKAN}
      lines={order.invoiceDibatalkan}
      lineKey={(row) => row.idInvoice}
      empty=""
    />
  );
}

const DIBATALKAN: readonly LineColumn<InvoiceOrder>[] = [
  {
    header: kepalaInvoice.idInvoice.short,
    cell: ({ idInvoice, tipePembayaran, tglInvoice }) => (
      <TwoLines below={`${labelTipePembayaran(tipePembayaran)}, ${tanggal(tglInvoice)}`}>
        <DocumentLink kind="invoice" kunci={idInvoice} />
      </TwoLines>
    ),
  },
  { header: "Status", cell: (row) => <StatusBadge map={STATUS_INVOICE} state={row.statusApprove} /> },
  { header: "Rekening", cell: ({ rekening }) => sebutanRekening(rekening[0]?.namaRekening ?? "-") },
  moneyColumn("Dikembalikan", ({ nominalBayar, nominalSisaBayar }) => nominalBayar - nominalSisaBayar),
];

const noteColumns = (order: Order): LineColumn<SuratJalanOrder>[] => [
  {
    header: "No Surat Jalan",
    cell: ({ idSuratJalan, tglSurat, user }) => (
      <TwoLines below={`${tanggal(tglSurat)}, ${user.namaLengkap}`}>{idSuratJalan}</TwoLines>
    ),
  },
  {
    header: keadaanBarang.statusBarang.short,
    cell: ({ statusBarang, tglKeluar }) => (
      <TwoLines below={tglKeluar && <KeepTogether>{`keluar ${tanggal(tglKeluar)}`}</KeepTogether>}>
        <StatusBadge map={STATUS_KIRIM} state={statusBarang} />
      </TwoLines>
    ),
  },
  { header: "Barang", cell: (row) => <BarangSurat order={order} note={row} /> },
  ...(order.suratJalan.some(({ seri }) => seri.length > 0) ? [NOMOR_SERI] : []),
  {
    header: "Penerima",
    wrap: 150,
    cell: ({ namaPenerima, noTelpPenerima, alamatPenerima }) => (
      <TwoLines below={[noTelpPenerima, alamatPenerima].filter(Boolean).join(", ")}>{namaPenerima}</TwoLines>
    ),
  },
  {
    header: "Ekspedisi",
    cell: ({ namaEkspedisi, nomorResi }) =>
      nomorResi ? <TwoLines below={`resi ${nomorResi}`}>{namaEkspedisi || "-"}</TwoLines> : namaEkspedisi || "-",
  },
  recordColumn(catatanSuratJalan, "keterangan"),
];

const NOMOR_SERI: LineColumn<SuratJalanOrder> = { header: "Nomor Seri", cell: (row) => <NomorSurat note={row} /> };

function BarangSurat({ order, note }: { order: Order; note: SuratJalanOrder }) {
  return barangSurat(order.orders, note.barang).map(({ line, qty }) => (
    <div key={line.idOrderan}>
      <KeepTogether>{`${qty} x ${line.produk.kodeProduk}`}</KeepTogether>
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
