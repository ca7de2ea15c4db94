import { Button, Group, Text } from "@mantine/core";
import { IconAdjustments, IconPencil, IconShoppingCart } from "@tabler/icons-react";
import { po as buatPo } from "#areas/pembelian/po/contract.ts";
import { ribuan } from "#kernel/format.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import { showing } from "#kernel/showing.ts";
import { useMay, useSession } from "#web/api/session.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { faktaKolom } from "#web/documents/kolomSendiri.ts";
import { BarisKeadaan, Langkah } from "#web/documents/Langkah.tsx";
import { STATUS_PRODUK } from "#web/documents/produk.ts";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Jumlah, Money } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { type Produk, produk } from "../contract.ts";
import { dataProduk, keadaanProduk, seriProduk } from "../isiProduk.ts";
import { BarangRusak } from "./BarangRusak.tsx";
import { KartuStok } from "./KartuStok.tsx";
import { KoreksiStok } from "./KoreksiStok.tsx";
import { RusakKeluar } from "./RusakKeluar.tsx";
import { STATUS_PO, statusOf, statusPoOf } from "./status.ts";

/** The detail of a machine; `record` is its code. */
export function ProdukDetail({ dialog }: { dialog: Dialog<string> }) {
  const koreksi = useDialog<Produk>();
  const rusak = useDialog<Produk>();
  return (
    <>
      <DetailShell dialog={dialog} title="Detail Produk">
        {(kodeProduk) => (
          <Answered call={produk.getDetailProduk} input={{ kodeProduk }} height={420}>
            {({ data }) => <Detail row={data} onKoreksi={koreksi.open} onRusak={rusak.open} />}
          </Answered>
        )}
      </DetailShell>
      <KoreksiStok dialog={koreksi} />
      <RusakKeluar dialog={rusak} />
    </>
  );
}

type DetailProps = Readonly<{ row: Produk } & Record<"onKoreksi" | "onRusak", (row: Produk) => void>>;

function Detail({ row, onKoreksi, onRusak }: DetailProps) {
  const mayCorrect = useMay(produk.koreksiStok);
  const po = statusPoOf(row);
  return (
    <>
      <Group justify="space-between" align="flex-start" mb={6}>
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
      <Keadaan row={row} />
      <Section title="Data produk">
        <Facts facts={isiProduk(row, seesHargaBeli(useSession()))} />
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
      <BarangRusak row={row} onKeluar={onRusak} />
      <Section title="Riwayat">
        <HistoryPanel jenis="produk" id={row.idProduk} />
      </Section>
    </>
  );
}

/** What is there, and what comes next: to order it, or to change it. */
function Keadaan({ row }: { row: Produk }) {
  return (
    <BarisKeadaan
      nama={row.kodeProduk}
      keadaan={[
        `Stock ${ribuan(row.jumlahStock)}`,
        `bebas ${ribuan(row.stockSales)}`,
        `minimal ${ribuan(row.minimalStock)}`,
        row.statusPo ? "PO sedang diproses" : null,
      ]}
    >
      {row.aksi.po.boleh && (
        <Langkah
          call={buatPo.addPo}
          href={`/admin/produk?${new URLSearchParams({ pesan: row.kodeProduk })}`}
          icon={<IconShoppingCart size={16} />}
        >
          Buat PO
        </Langkah>
      )}
      {row.aksi.edit.boleh && (
        <Langkah
          call={produk.editProduk}
          href={`/admin/produk?${new URLSearchParams({ ubah: row.kodeProduk })}`}
          icon={<IconPencil size={16} />}
        >
          Edit
        </Langkah>
      )}
    </BarisKeadaan>
  );
}

/** What the stock is worth, and a unit of it on average. */
const hargaPokok = ({ nilaiStok, jumlahStock }: Produk): Fact[] => [
  {
    label: "Harga pokok rata-rata",
    value: <Money value={jumlahStock > 0 && nilaiStok !== null ? Math.round(nilaiStok / jumlahStock) : null} />,
  },
  { label: "Nilai stock", value: <Money value={nilaiStok} /> },
];

const isiProduk = (row: Produk, withPrice: boolean): Fact[] =>
  showing(
    { ...dataProduk, ...seriProduk, ...keadaanProduk },
    { others: ["kodeProduk", "namaProduk", "statusPo", "softDelete"] },
    [
      ...recordFacts(dataProduk, row, "kategoriProduk", "tipe", "kapasitas", "hargaProduk"),
      ...(withPrice ? [...recordFacts(dataProduk, row, "hargaBeli"), ...hargaPokok(row)] : []),
      ...recordFacts(keadaanProduk, row, "jumlahStock", "stockSales"),
      { label: "Ditahan order", value: <Jumlah value={row.jumlahStock - row.stockSales} /> },
      ...(row.jumlahRusak > 0 ? recordFacts(keadaanProduk, row, "jumlahRusak") : []),
      ...recordFacts(dataProduk, row, "minimalStock"),
      ...recordFacts(seriProduk, row, "berseri"),
      ...faktaKolom(row),
      ...recordFacts(keadaanProduk, row, "mustPo", "createdAt", "updatedAt"),
    ],
  );
