import { Button, Group, Text } from "@mantine/core";
import { IconAdjustments } from "@tabler/icons-react";
import { seesHargaBeli } from "#contract/kernel/permission.ts";
import { type Produk, produk } from "#contract/produk/produk.ts";
import { useCall } from "../../../api/hooks.ts";
import { useMay, useSession } from "../../../api/session.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { STATUS_PRODUK } from "../../../documents/produk.ts";
import { DetailShell, type Fact, Facts, Section } from "../../../ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "../../../ui/dialog/useDialog.ts";
import { Photos } from "../../../ui/picture/ImageViewer.tsx";
import { Jumlah, Money } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Waktu } from "../../../ui/value/Tanggal.tsx";
import { KartuStok } from "./KartuStok.tsx";
import { KoreksiStok } from "./KoreksiStok.tsx";
import { STATUS_PO, statusOf, statusPoOf } from "./status.ts";

export function ProdukDetail({ dialog }: { dialog: Dialog<Produk> }) {
  const koreksi = useDialog<Produk>();
  return (
    <>
      <DetailShell dialog={dialog} title="Detail Produk">
        {(row) => <Detail opened={row} onKoreksi={koreksi.open} />}
      </DetailShell>
      <KoreksiStok dialog={koreksi} />
    </>
  );
}

type DetailProps = { opened: Produk; onKoreksi: (row: Produk) => void };

function Detail({ opened, onKoreksi }: DetailProps) {
  // What happens to it while it is looked at shows here as well.
  const { data } = useCall(produk.getProdukDipilih, { idProduk: [opened.idProduk] }, { keepPrevious: false });
  const row = data?.data[0] ?? opened;
  const mayCorrect = useMay(produk.koreksiStok);
  const po = statusPoOf(row);
  return (
    <>
      <Group justify="space-between" align="flex-start" mb="lg">
        <div>
          <Text fw={600} size="lg">
            {row.namaProduk}
          </Text>
          <Group gap="xs">
            <Text c="dimmed" size="sm">
              {row.kodeProduk}
            </Text>
            <StatusBadge map={STATUS_PRODUK} state={statusOf(row)} />
            {po !== null && <StatusBadge map={STATUS_PO} state={po} />}
          </Group>
        </div>
      </Group>
      <Section title="Data produk">
        <Facts facts={dataProduk(row, seesHargaBeli(useSession()))} />
      </Section>
      <Section title="Foto">
        <Photos images={row.fotoProduk} name={row.namaProduk} />
      </Section>
      <Section title="Kartu Stok">
        {mayCorrect && (
          <Button
            mb="sm"
            size="xs"
            variant="default"
            leftSection={<IconAdjustments size={15} aria-hidden />}
            onClick={() => onKoreksi(row)}
          >
            Koreksi Stok
          </Button>
        )}
        <KartuStok idProduk={row.idProduk} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="produk" id={row.idProduk} />
      </Section>
    </>
  );
}

const dataProduk = (row: Produk, withPrice: boolean): Fact[] => [
  { label: "Kategori", value: row.kategoriProduk === "utama" ? "Utama" : "Upgrade" },
  { label: "Tipe", value: row.tipe },
  { label: "Kapasitas", value: row.kapasitas },
  { label: "Harga Produk", value: <Money value={row.hargaProduk} /> },
  ...(withPrice ? [{ label: "Harga Beli", value: <Money value={row.hargaBeli} /> }] : []),
  { label: "Stock Gudang", value: <Jumlah value={row.jumlahStock} /> },
  { label: "Stock Sales", value: <Jumlah value={row.stockSales} /> },
  { label: "Ditahan order", value: <Jumlah value={row.jumlahStock - row.stockSales} /> },
  { label: "Minimal Stock", value: <Jumlah value={row.minimalStock} /> },
  { label: "Reminder", value: row.mustPo ? "Ya" : "Tidak" },
  { label: "Dibuat", value: <Waktu value={row.createdAt} /> },
  { label: "Diubah", value: <Waktu value={row.updatedAt} /> },
];
