import { IconCheck, IconCircleX, IconEye } from "@tabler/icons-react";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { Name } from "#kernel/record.ts";
import { type Of, showing } from "#kernel/showing.ts";
import { useMay } from "#web/api/session.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, BuatInvoice, Langkah, LangkahDokumen } from "#web/documents/Langkah.tsx";
import { uangLainFacts } from "#web/documents/uangLain.ts";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type BarisRingkasan, Ringkasan } from "#web/ui/value/Ringkasan.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { RiwayatEmail } from "../../email/web/RiwayatEmail.tsx";
import { koreksi } from "../../koreksi/contract.ts";
import { order } from "../../order/contract.ts";
import { labelTipePembayaran } from "../../order/label.ts";
import { ikut } from "../../order/web/Dibayar.tsx";
import { PesanWhatsApp } from "../../order/web/PesanWhatsApp.tsx";
import { STATUS_BAYAR, STATUS_INVOICE } from "../../order/web/status.ts";
import { BagikanDokumen } from "../../tautan/web/BagikanDokumen.tsx";
import { type Invoice, type InvoiceLengkap, invoice } from "../contract.ts";
import { keadaanInvoice, kepalaInvoice, kodeInvoice, nominalInvoice } from "../isiInvoice.ts";
import { harusDitransfer } from "../tagihan.ts";
import { namaRekening, ORDER_BERUBAH } from "./columns.tsx";

/** The detail of an invoice; `record` is its code. */
export function InvoiceDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idInvoice) => `Detail Invoice ${idInvoice}`} size="lg">
      {(idInvoice) => <InvoiceIsi idInvoice={idInvoice} />}
    </DetailShell>
  );
}

/** The same content for another dialog; without its steps where one of them is being taken. */
export function InvoiceIsi({ idInvoice, langkah = true }: { idInvoice: string; langkah?: boolean }) {
  return (
    <Answered call={invoice.getDetailInvoice} input={{ idInvoice }} height={420}>
      {({ data }) => (
        <>
          {langkah && <Keadaan row={data} />}
          <Bagian row={data} />
        </>
      )}
    </Answered>
  );
}

function Bagian({ row }: { row: InvoiceLengkap }) {
  const mayReadMails = useMay(order.getRiwayatEmail);
  return (
    <>
      <Section title="Nominal">
        <Ringkasan label="Nominal invoice" baris={nominal(row)} />
      </Section>
      <Section title="Invoice">
        <Facts facts={kepala(row)} />
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

/** How it stands, and what comes next: its approval, then the goods or the next invoice. */
function Keadaan({ row }: { row: Invoice }) {
  const { idInvoice, idSo, statusApprove, nominalSisaBayar } = row;
  const disetujui = statusApprove === "Disetujui";
  const dibatalkan = statusApprove === "Dibatalkan";
  const batal = row.order.statusSo === "Cancel";
  return (
    <BarisKeadaan
      nama={idInvoice}
      keadaan={[
        labelTipePembayaran(row.tipePembayaran),
        dibatalkan
          ? "Invoice dibatalkan"
          : disetujui
            ? `Disetujui ${tanggal(row.tglApprove ?? row.tglInvoice)}`
            : "Menunggu persetujuan",
        batal ? "Order dibatalkan" : row.order.statusLunas ? "Lunas" : `Sisa ${rupiah(nominalSisaBayar)}`,
      ]}
    >
      {!disetujui && row.aksi.approve.boleh && (
        <Langkah
          call={invoice.approveInv}
          href={`/admin/invoiceorder?${new URLSearchParams({ order: idSo, setujui: idInvoice })}`}
          icon={<IconCheck size={16} />}
          utama
        >
          Approve
        </Langkah>
      )}
      {row.aksi.batalkan.boleh && (
        <Langkah
          call={koreksi.batalkanInvoice}
          href={`/admin/invoiceorder?${new URLSearchParams({ order: idSo, batalkan: idInvoice })}`}
          icon={<IconCircleX size={16} />}
        >
          Batalkan
        </Langkah>
      )}
      {disetujui && nominalSisaBayar > 0 && !row.order.statusLunas && !batal && <BuatInvoice idSo={idSo} />}
      <LangkahDokumen kind="order" kunci={idSo} icon={<IconEye size={16} />}>
        Lihat order
      </LangkahDokumen>
      {!dibatalkan && <BagikanDokumen jenis="invoice" id={idInvoice} idSo={idSo} />}
      {!dibatalkan && <PesanWhatsApp idSo={idSo} idInvoice={idInvoice} />}
    </BarisKeadaan>
  );
}

const kepala = (row: Invoice): Fact[] =>
  showing({ ...kepalaInvoice, ...keadaanInvoice }, { others: ["totalPembelian", "statusApprove"] }, [
    ...recordFacts(kepalaInvoice, row, "idInvoice", "idSo", "tglInvoice", "tipePembayaran"),
    { label: "Rekening", value: namaRekening(row) },
    { label: "Nama Admin", value: row.admin.namaLengkap },
    {
      label: "Status Approve",
      value: (
        <TwoLines below={row.orderBerubah ? ORDER_BERUBAH : null}>
          <StatusBadge map={STATUS_INVOICE} state={row.statusApprove} />
        </TwoLines>
      ),
    },
    { label: "Status Pembayaran", value: <StatusBadge map={STATUS_BAYAR} state={row.order.statusPembayaran} /> },
    { label: "Disetujui Oleh", value: row.userApprove[0]?.namaLengkap },
    { label: "Tanggal Disetujui", value: <Tanggal value={row.tglApprove} /> },
    ...uangLainFacts(row),
  ]);

/** What the customer is asked to transfer, while the payment is awaited. */
const transfer = ({ kodeUnik, ppnDipungut, statusApprove, rincian }: InvoiceLengkap): BarisRingkasan[] => [
  ...(ppnDipungut === 0 ? [] : [{ label: "PPN tidak dibayar kepada kita", nilai: -ppnDipungut }]),
  ...(kodeUnik === null ? [] : [{ label: kodeInvoice.kodeUnik.short, nilai: kodeUnik }]),
  ...(statusApprove === "Menunggu" && (kodeUnik !== null || ppnDipungut > 0)
    ? [{ label: "Jumlah Transfer", nilai: harusDitransfer(rincian.dibayar, kodeUnik, ppnDipungut), jumlah: true }]
    : []),
];

/** The sums of the printed invoice: what is due, then what is paid of it. */
function nominal(row: InvoiceLengkap): BarisRingkasan[] {
  const { nominalPeti, nominalOngkir, sudahDibayar, dibayar } = row.rincian;
  const cara = labelTipePembayaran(row.tipePembayaran);
  const bersama = ikut(row);
  const satu = <const N extends Name<typeof nominalInvoice>>(
    name: N,
    nilai: number = row[name],
  ): BarisRingkasan & Of<N> => ({
    label: nominalInvoice[name].short,
    nilai,
  });
  return showing(nominalInvoice, { others: ["nominalLunas"] }, [
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
    ...transfer(row),
    satu("nominalSisaBayar"),
    ...(row.order.tipeSo === "Online" ? [satu("jasaOnline")] : []),
  ]);
}
