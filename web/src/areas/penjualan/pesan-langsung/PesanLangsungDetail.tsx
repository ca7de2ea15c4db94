import { Group, Text } from "@mantine/core";
import type { PesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { DetailShell, type Fact, Facts, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Jumlah, Money } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { STATUS_BARIS } from "../order/status.ts";
import { useTerbaru } from "./terbaru.ts";

/** One line made to order: what, for whom, how far. */
export function PesanLangsungDetail({ dialog }: { dialog: Dialog<PesanLangsung> }) {
  return (
    <DetailShell dialog={dialog} title={(row) => `Detail Pesan Langsung ${row.idSo}`}>
      {(row) => <Isi opened={row} />}
    </DetailShell>
  );
}

function Isi({ opened }: { opened: PesanLangsung }) {
  const { row, dibatalkan } = useTerbaru(opened);
  return (
    <>
      <Group gap="xs" mb="lg">
        <Text fw={600} size="lg">
          {row.produk.namaProduk}
        </Text>
        <StatusBadge map={STATUS_BARIS} state={dibatalkan ? "Batal" : row.statusProduk} />
      </Group>
      <Section title="Produksi">
        <Facts facts={produksi(row)} />
      </Section>
      <Section title="Mesin">
        <Facts facts={produk(row)} />
      </Section>
      <Section title="Customer">
        <Facts facts={customer(row)} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="orderan" id={row.idOrderan} />
      </Section>
    </>
  );
}

const produksi = (row: PesanLangsung): Fact[] => [
  { label: "Qty", value: <Jumlah value={row.qty} /> },
  { label: "Selesai", value: <Jumlah value={row.qtySelesai} /> },
  { label: "Belum Selesai", value: <Jumlah value={row.qty - row.qtySelesai} /> },
  { label: "Tanggal Mulai", value: <Tanggal value={row.tglAwalPengerjaan} /> },
  { label: "Deadline", value: <Tanggal value={row.tglDeadline} /> },
  { label: "Tanggal Selesai", value: <Tanggal value={row.tglSelesai} /> },
  {
    label: "Menunggu PO",
    wide: true,
    value: row.po.map(({ kloter, qty }) => `${kloter} (${qty} unit)`).join(", "),
  },
];

const produk = (row: PesanLangsung): Fact[] => [
  { label: "Kode Mesin", value: row.produk.kodeProduk },
  { label: "Kapasitas", value: row.produk.kapasitas },
  { label: "Tipe", value: row.produk.tipe },
  { label: "Kategori", value: row.produk.kategoriProduk === "utama" ? "Utama" : "Upgrade" },
  { label: "Harga", value: <Money value={row.produk.hargaProduk} /> },
];

const customer = (row: PesanLangsung): Fact[] => [
  { label: "Kode Order", value: row.idSo },
  { label: "Tanggal Order", value: <Tanggal value={row.tglOrder} /> },
  { label: "Instansi", value: row.order.customerInstansi },
  { label: "Nama Customer", value: row.order.namaCustomer },
  { label: "No Telp", value: row.order.noTelp },
  { label: "Alamat", value: row.order.alamatCustomer, wide: true },
];
