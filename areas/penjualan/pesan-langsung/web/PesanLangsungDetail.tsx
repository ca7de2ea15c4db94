import { Group, Text } from "@mantine/core";
import { IconEye, IconPackageImport } from "@tabler/icons-react";
import { ribuan, tanggal } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, BuatInvoice, Langkah, LangkahDokumen, Telepon } from "#web/documents/Langkah.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { STATUS_BARIS } from "../../order/web/status.ts";
import { pesanLangsung, type SatuPesanLangsung } from "../contract.ts";
import { barisPl, mesinPl, pemesanPl } from "../isiPesanLangsung.ts";

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
      <Group gap="xs" mb={6}>
        <Text fw={600} size="lg">
          {row.produk.namaProduk}
        </Text>
        <StatusBadge map={STATUS_BARIS} state={row.dibatalkan ? "Batal" : row.statusProduk} />
      </Group>
      <Keadaan row={row} />
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

/** How far it is, and what comes next: the order's invoice, then its machines. */
function Keadaan({ row }: { row: SatuPesanLangsung }) {
  const { idOrderan, idSo, qty, qtySelesai, tglDeadline, aksi } = row;
  return (
    <BarisKeadaan
      nama={`${idSo} ${row.produk.namaProduk}`}
      keadaan={[
        `${ribuan(qtySelesai)} dari ${ribuan(qty)} selesai`,
        tglDeadline === null ? "Menunggu invoice" : `Deadline ${tanggal(tglDeadline)}`,
      ]}
    >
      {aksi.selesai.boleh && (
        <Langkah
          call={pesanLangsung.updatePl}
          href={`/admin/pesanlangsung?selesai=${idOrderan}`}
          icon={<IconPackageImport size={16} />}
          utama
        >
          Update mesin selesai
        </Langkah>
      )}
      {tglDeadline === null && !row.dibatalkan && <BuatInvoice idSo={idSo} />}
      <LangkahDokumen kind="order" kunci={idSo} icon={<IconEye size={16} />}>
        Lihat order
      </LangkahDokumen>
      <Telepon nomor={row.order.noTelp} />
    </BarisKeadaan>
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
