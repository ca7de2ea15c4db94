import { Group, Text } from "@mantine/core";
import { tanggal } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { RiwayatEmail } from "../../email/web/RiwayatEmail.tsx";
import { KoreksiOrder } from "../../koreksi/web/KoreksiOrder.tsx";
import { retur } from "../../retur/contract.ts";
import { ReturOrder } from "../../retur/web/ReturOrder.tsx";
import { sudahKembali } from "../../surat-jalan/kirim.ts";
import { BagikanDokumen } from "../../tautan/web/BagikanDokumen.tsx";
import { type Order, order } from "../contract.ts";
import { customer, keadaanOrder, kepalaOrder, penerima, riwayatOrder } from "../isiOrder.ts";
import { barisLengkap } from "./barisLengkap.tsx";
import { KeadaanOrder } from "./LangkahOrder.tsx";
import { InvoiceDibatalkan, InvoiceTable, SuratJalanTable } from "./OrderDokumen.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { PesanWhatsApp } from "./PesanWhatsApp.tsx";
import { StatusOrder } from "./StatusOrder.tsx";
import { STATUS_BAYAR, STATUS_SETOR } from "./status.ts";

/** The detail of an order; `record` is its code. */
export function OrderDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idSo) => `Detail Order ${idSo}`} size="80rem">
      {(idSo) => <OrderIsi idSo={idSo} />}
    </DetailShell>
  );
}

/** The same content for a page or another dialog. */
export function OrderIsi({ idSo }: { idSo: string }) {
  return (
    <Answered call={order.getDetailOrder} input={{ idSo }} height={420}>
      {({ data }) => <OrderSections row={data} />}
    </Answered>
  );
}

/** Links to WhatsApp: about the order, and about each of its delivery notes whose goods are not all back. */
function WhatsApp({ row }: { row: Order }) {
  return (
    <>
      <PesanWhatsApp idSo={row.idSo} />
      {suratBerlaku(row).map(({ idSuratJalan }) => (
        <PesanWhatsApp
          key={idSuratJalan}
          idSo={row.idSo}
          idSuratJalan={idSuratJalan}
          label={`WhatsApp ${idSuratJalan}`}
        />
      ))}
    </>
  );
}

const suratBerlaku = ({ statusSo, suratJalan }: Order) =>
  statusSo === "Cancel" ? [] : suratJalan.filter((note) => !sudahKembali(note));

function OrderSections({ row }: { row: Order }) {
  const mayReadMails = useMay(order.getRiwayatEmail);
  const mayReadReturns = useMay(retur.getRetur);
  return (
    <>
      <Group gap="xs" mb={6}>
        <Text fw={600} size="lg">
          {row.customerInstansi}
        </Text>
        <StatusOrder order={row} />
        {row.statusPembayaran !== "" && <StatusBadge map={STATUS_BAYAR} state={row.statusPembayaran} />}
        <StatusBadge map={STATUS_SETOR} state={row.statusSetor ? "sudah" : "belum"} />
      </Group>
      <KeadaanOrder row={row}>
        <BagikanDokumen jenis="order" id={row.idSo} idSo={row.idSo} />
        <WhatsApp row={row} />
      </KeadaanOrder>
      <Section title="Barang">
        <OrderLines order={row} columns={barisLengkap(row)} />
      </Section>
      <Section title="Invoice">
        <InvoiceTable order={row} />
        <InvoiceDibatalkan order={row} />
      </Section>
      <Section title="Surat Jalan">
        <SuratJalanTable order={row} />
      </Section>
      {mayReadReturns && <ReturOrder order={row} />}
      <KoreksiOrder idSo={row.idSo} />
      <Section title="Order">
        <Facts facts={kepala(row)} />
      </Section>
      <Section title="Penerima">
        <Facts facts={untuk(row)} />
      </Section>
      <Section title="Foto Dokumen Order">
        <Photos images={row.buktiFoto} name={`Dokumen order ${row.idSo}`} />
      </Section>
      {row.invoices.map((invoice) => (
        <Section key={invoice.idInvoice} title={`Foto Invoice ${invoice.idInvoice}`}>
          <Photos images={invoice.buktiFoto} name={`Bukti invoice ${invoice.idInvoice}`} />
        </Section>
      ))}
      {row.suratJalan.map((note) => (
        <Section key={note.idSuratJalan} title={`Foto Surat Jalan ${note.idSuratJalan}`}>
          <Photos images={note.buktiFoto} name={`Surat jalan ${note.idSuratJalan}`} />
        </Section>
      ))}
      {mayReadMails && (
        <Section title="Riwayat Email">
          <RiwayatEmail idSo={row.idSo} />
        </Section>
      )}
      <Section title="Riwayat">
        <HistoryPanel jenis="order" id={row.idSo} />
      </Section>
    </>
  );
}

const sayLama = ({ nomor, tanggal: hari, catatan }: NonNullable<Order["lama"]>): string =>
  [`${nomor}, ${tanggal(hari)}`, catatan].filter((satu) => satu !== "").join(" · ");

const kepala = (row: Order): Fact[] =>
  showing(
    { ...kepalaOrder, ...keadaanOrder },
    { others: ["statusSo", "statusPembayaran", "statusLunas", "statusSetor"] },
    [
      ...recordFacts(kepalaOrder, row, "idSo", "tglOrder", "tipeSo"),
      ...(row.revisi > 1 ? [{ label: "Revisi", value: String(row.revisi) }] : []),
      ...(row.idKunjungan === null
        ? []
        : [
            {
              label: riwayatOrder.kunjungan.label,
              value: <DocumentLink kind="kunjungan" kunci={row.idKunjungan} />,
            },
          ]),
      ...(row.lama === null ? [] : [{ label: riwayatOrder.orderLama.label, value: sayLama(row.lama) }]),
      { label: "Sales", value: row.sales.namaLengkap },
      ...recordFacts(
        customer,
        row,
        ...inOrder(customer)("customerInstansi", "namaCustomer", "noTelp", "email", "alamatCustomer"),
      ),
      ...(row.idPelanggan === null
        ? []
        : [
            {
              label: "Pelanggan",
              value: <DocumentLink kind="pelanggan" kunci={String(row.idPelanggan)} label="Lihat pelanggan" />,
            },
          ]),
      ...recordFacts(kepalaOrder, row, "totalPembelian", "totalTambahanOnline"),
      ...(row.ppnDiAtas === 0 ? [] : [{ label: "PPN di dalam total", value: <Money value={row.ppnDiAtas} /> }]),
      ...recordFacts(keadaanOrder, row, "selesaiGaransi", "tglSetor"),
    ],
  );

const untuk = (row: Order): Fact[] =>
  recordFacts(penerima, row, ...inOrder(penerima)("namaPenerima", "noTelpPenerima", "alamatPenerima"));
