import { Group, Text } from "@mantine/core";
import { inOrder } from "#contract/kernel/record.ts";
import { barisPl, mesinPl, pemesanPl } from "#contract/penjualan/isiPesanLangsung.ts";
import { pesanLangsung, type SatuPesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { useCall } from "../../../api/hooks.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { DetailShell, type Fact, Facts, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Answered } from "../../../ui/page/Answered.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";
import { Jumlah } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { STATUS_BARIS } from "../order/status.ts";

/** The detail of a line made to order; `record` is its id. */
export function PesanLangsungDetail({ dialog }: { dialog: Dialog<string> }) {
  const idOrderan = dialog.record ?? "";
  const { data } = useCall(pesanLangsung.getDetailOrderanPl, { idOrderan }, { enabled: dialog.opened });
  return (
    <DetailShell dialog={dialog} title={`Detail Pesan Langsung ${data?.data.idSo ?? ""}`}>
      {(idOrderan) => (
        <Answered call={pesanLangsung.getDetailOrderanPl} input={{ idOrderan }} height={420}>
          {({ data }) => <Bagian row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ row }: { row: SatuPesanLangsung }) {
  return (
    <>
      <Group gap="xs" mb="lg">
        <Text fw={600} size="lg">
          {row.produk.namaProduk}
        </Text>
        <StatusBadge map={STATUS_BARIS} state={row.dibatalkan ? "Batal" : row.statusProduk} />
      </Group>
      <Section title="Produksi">
        <Facts facts={produksi(row)} />
      </Section>
      <Section title="Mesin">
        <Facts facts={mesin(row)} />
      </Section>
      <Section title="Customer">
        <Facts facts={pemesan(row)} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="orderan" id={row.idOrderan} />
      </Section>
    </>
  );
}

const produksi = (row: SatuPesanLangsung): Fact[] => [
  ...recordFacts(barisPl, row, "qty", "qtySelesai"),
  { label: "Belum Selesai", value: <Jumlah value={row.qty - row.qtySelesai} /> },
  ...recordFacts(barisPl, row, "tglAwalPengerjaan", "tglDeadline", "tglSelesai"),
  {
    label: "Menunggu PO",
    wide: true,
    value: row.po.map(({ kloter, qty }) => `${kloter} (${qty} unit)`).join(", "),
  },
];

const mesin = ({ produk }: SatuPesanLangsung): Fact[] =>
  recordFacts(mesinPl, produk, "kodeProduk", "kapasitas", "tipe", "kategoriProduk", "hargaProduk");

const pemesan = (row: SatuPesanLangsung): Fact[] => [
  ...recordFacts(barisPl, row, "idSo", "tglOrder"),
  ...recordFacts(
    pemesanPl,
    row.order,
    ...inOrder(pemesanPl)("customerInstansi", "namaCustomer", "noTelp", "alamatCustomer"),
  ),
];
