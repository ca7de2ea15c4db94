import { sebutanRekening } from "#areas/keuangan/rekening/contract.ts";
import { tanggal } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import type { LineColumn } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { hasilEmail, suratEmail } from "../../email/isiEmail.ts";
import { STATUS_EMAIL } from "../../email/web/RiwayatEmail.tsx";
import { kepalaInvoice, nominalInvoice } from "../../invoice/isiInvoice.ts";
import { kepalaOrder, mesinBaris } from "../../order/isiOrder.ts";
import { STATUS_BAYAR, STATUS_INVOICE, STATUS_ORDER } from "../../order/web/status.ts";
import type * as kontrak from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";
import { BARIS, Bagian, usePage } from "./Bagian.tsx";

type Milik = { idPelanggan: Id<"pelanggan"> };

const orderColumns: LineColumn<kontrak.OrderPelanggan>[] = [
  {
    header: kepalaOrder.idSo.short,
    cell: ({ idSo, tglOrder }) => (
      <TwoLines below={tanggal(tglOrder)}>
        <DocumentLink kind="order" kunci={idSo} />
      </TwoLines>
    ),
  },
  { header: "Status", cell: (row) => <StatusBadge map={STATUS_ORDER} state={row.statusSo} /> },
  {
    header: "Pembayaran",
    cell: (row) =>
      row.statusPembayaran === "" ? "-" : <StatusBadge map={STATUS_BAYAR} state={row.statusPembayaran} />,
  },
  recordColumn(kepalaOrder, "totalPembelian", { header: "Total" }),
  moneyColumn("Piutang", (row) => row.piutang),
  {
    header: "Diketik",
    wrap: 160,
    cell: ({ namaCustomer, customerInstansi, noTelp }) => (
      <TwoLines below={[customerInstansi, noTelp].filter(Boolean).join(", ")}>{namaCustomer}</TwoLines>
    ),
  },
  { header: "Sales", cell: (row) => row.sales.namaLengkap },
];

export function OrderPelanggan({ idPelanggan }: Milik) {
  const [page, setPage] = usePage();
  const { data, error } = useCall(pelanggan.getOrderPelanggan, { idPelanggan, page, limit: BARIS });
  return (
    <Bagian
      {...{ page, setPage, answer: data, failure: error?.message ?? null }}
      label="Order"
      columns={orderColumns}
      rowKey={(row) => row.idSo}
      empty="Belum ada order"
    />
  );
}

const invoiceColumns: LineColumn<kontrak.InvoicePelanggan>[] = [
  {
    header: kepalaInvoice.idInvoice.short,
    cell: ({ idInvoice, tglInvoice }) => (
      <TwoLines below={tanggal(tglInvoice)}>
        <DocumentLink kind="invoice" kunci={idInvoice} />
      </TwoLines>
    ),
  },
  { header: "Order", cell: (row) => <DocumentLink kind="order" kunci={row.idSo} /> },
  { header: "Status", cell: (row) => <StatusBadge map={STATUS_INVOICE} state={row.statusApprove} /> },
  recordColumn(nominalInvoice, "nominalBayar"),
  {
    header: "Dibayar",
    align: "right",
    unit: "Rp",
    cell: ({ statusApprove, dibayar, tanggalUang, namaRekening }) =>
      statusApprove === "Disetujui" ? (
        <TwoLines
          below={[tanggalUang && tanggal(tanggalUang), sebutanRekening(namaRekening)].filter(Boolean).join(", ")}
        >
          <Money value={dibayar} />
        </TwoLines>
      ) : (
        "-"
      ),
  },
  recordColumn(nominalInvoice, "nominalSisaBayar", { header: "Sisa" }),
];

export function InvoicePelanggan({ idPelanggan }: Milik) {
  const [page, setPage] = usePage();
  const { data, error } = useCall(pelanggan.getInvoicePelanggan, { idPelanggan, page, limit: BARIS });
  return (
    <Bagian
      {...{ page, setPage, answer: data, failure: error?.message ?? null }}
      label="Invoice dan pembayaran"
      columns={invoiceColumns}
      rowKey={(row) => row.idInvoice}
      empty="Belum ada invoice"
    />
  );
}

const STATUS_GARANSI: StatusMap<"berlaku" | "habis"> = {
  berlaku: { label: "Masih bergaransi", tone: "good" },
  habis: { label: "Habis", tone: "neutral" },
};

const mesinColumns: LineColumn<kontrak.MesinPelanggan>[] = [
  {
    header: mesinBaris.namaProduk.short,
    wrap: 165,
    cell: ({ namaProduk, kodeProduk }) => <TwoLines below={kodeProduk}>{namaProduk}</TwoLines>,
  },
  { header: "Qty", align: "right", cell: (row) => row.qty },
  {
    header: "Order, Surat Jalan",
    cell: ({ idSo, idSuratJalan }) => (
      <TwoLines below={idSuratJalan}>
        <DocumentLink kind="order" kunci={idSo} />
      </TwoLines>
    ),
  },
  { header: "Nomor Seri", wrap: 160, cell: (row) => row.nomorSeri.join(", ") || "-" },
  {
    header: "Garansi",
    cell: ({ bergaransi, selesaiGaransi }) => (
      <TwoLines below={selesaiGaransi && `sampai ${tanggal(selesaiGaransi)}`}>
        <StatusBadge map={STATUS_GARANSI} state={bergaransi ? "berlaku" : "habis"} />
      </TwoLines>
    ),
  },
];

export function MesinPelanggan({ idPelanggan }: Milik) {
  const [page, setPage] = usePage();
  const { data, error } = useCall(pelanggan.getMesinPelanggan, { idPelanggan, page, limit: BARIS });
  return (
    <Bagian
      {...{ page, setPage, answer: data, failure: error?.message ?? null }}
      label="Mesin dan garansi"
      columns={mesinColumns}
      rowKey={(row) => `${row.idSuratJalan} ${row.idOrderan}`}
      empty="Belum ada mesin yang dikirim"
    />
  );
}

const emailColumns: LineColumn<kontrak.EmailPelanggan>[] = [
  recordColumn(suratEmail, "waktu"),
  { header: "Dokumen", cell: (row) => row.dokumen ?? "Pernyataan piutang" },
  recordColumn(suratEmail, "alamat"),
  recordColumn(hasilEmail, "status", { cell: (row) => <StatusBadge map={STATUS_EMAIL} state={row.status} /> }),
  { header: "Oleh", cell: (row) => row.user.namaLengkap },
  recordColumn(hasilEmail, "alasan"),
];

export function EmailPelanggan({ idPelanggan }: Milik) {
  const [page, setPage] = usePage();
  const { data, error } = useCall(pelanggan.getEmailPelanggan, { idPelanggan, page, limit: BARIS });
  return (
    <Bagian
      {...{ page, setPage, answer: data, failure: error?.message ?? null }}
      label="Email"
      columns={emailColumns}
      rowKey={(row) => row.idEmail}
      empty="Belum ada email yang dikirim"
    />
  );
}
