import { Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconShoppingCart } from "@tabler/icons-react";
import { po } from "#areas/pembelian/po/contract.ts";
import { MAX_PO_SEKALIGUS } from "#areas/pembelian/po/poBaru.ts";
import { ribuan, tanggal } from "#kernel/format.ts";
import { denganSatuan } from "#kernel/satuan.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { hariTerlambat, Terlambat } from "#web/ui/value/Terlambat.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type BahanPerlu, kebutuhanBahan, type PesananPerlu } from "../contract.ts";

const jumlah = (header: string, of: (row: BahanPerlu) => number): LineColumn<BahanPerlu> => ({
  ...{ header, align: "right" },
  cell: (row) => (of(row) === 0 ? "-" : denganSatuan(of(row), row.satuan)),
});
const BAHAN: readonly LineColumn<BahanPerlu>[] = [
  { header: "Bahan", cell: (row) => row.namaProduk, wrap: 180 },
  { header: "Kurang", align: "right", cell: (row) => <Kurang row={row} /> },
  {
    header: "Paling Awal",
    cell: (row) => (row.kurang === 0 ? "-" : row.tglKurang === null ? "Stock minimal" : tanggal(row.tglKurang)),
  },
  jumlah("Diperlukan", (row) => row.perlu),
  jumlah("Stock", (row) => row.stock),
  {
    header: "Akan Datang",
    cell: (row) =>
      row.datang.map((satu) => `${denganSatuan(satu.jumlah, row.satuan)} ${tanggal(satu.tglDeadline)}`).join(", ") ||
      "-",
    wrap: 160,
  },
  {
    header: "Usulan PO",
    align: "right",
    cell: (row) => (row.usulan === 0 ? "-" : `${ribuan(row.usulan)} ${row.satuanBeli}`),
  },
];
const PESANAN: readonly LineColumn<PesananPerlu>[] = [
  { header: "Order", cell: (row) => <DocumentLink kind="order" kunci={row.idSo} /> },
  { header: "Mesin", cell: (row) => `${ribuan(row.qty)} ${row.namaProduk}`, wrap: 200 },
  { header: "Customer", cell: (row) => row.customer, wrap: 160 },
  { header: "Deadline", cell: (row) => <Tenggat hari={row.tglDeadline} /> },
  { header: "Bahan", cell: (row) => <Siap row={row} />, wrap: 220 },
];

const Kurang = ({ row }: { row: BahanPerlu }) =>
  row.kurang === 0 ? (
    "-"
  ) : (
    <Text span c="red" fw={600} inherit>
      {denganSatuan(row.kurang, row.satuan)}
    </Text>
  );

/** The day, and how late it is already. */
function Tenggat({ hari }: { hari: PesananPerlu["tglDeadline"] }) {
  if (hari === null) return "Menunggu invoice";
  const lewat = hariTerlambat(hari);
  return lewat === 0 ? (
    tanggal(hari)
  ) : (
    <TwoLines below={tanggal(hari)}>
      <Terlambat hari={lewat} />
    </TwoLines>
  );
}

function Siap({ row }: { row: PesananPerlu }) {
  if (row.siap === "") return <Badge color="green.8">Lengkap</Badge>;
  return (
    <Stack gap={2}>
      <Badge color={row.siap === null ? "red.8" : "orange.8"}>
        {row.siap === null ? "Kurang" : `Lengkap ${tanggal(row.siap)}`}
      </Badge>
      <Text size="xs" c="dimmed">
        {row.menunggu.join("; ")}
      </Text>
    </Stack>
  );
}

/** What open orders take: what is short and when, the purchase orders for it, and which order waits for what. */
export const KebutuhanBahan = () => (
  <Answered call={kebutuhanBahan.getKebutuhanBahan} input={{}} height={420}>
    {({ data }) =>
      data.bahan.length === 0 ? (
        <EmptyState
          title="Tidak ada bahan yang diperlukan"
          text="Pesan langsung yang belum selesai tidak mempunyai resep, dan semua bahan di atas stock minimalnya."
        />
      ) : (
        <Stack gap="lg">
          <Pembelian bahan={data.bahan} />
          <Paper withBorder p="sm" component="section" aria-label="Bahan">
            <LineTable
              label="Bahan yang diperlukan"
              wide
              columns={BAHAN}
              lines={data.bahan.toSorted((a, b) => Number(b.kurang > 0) - Number(a.kurang > 0))}
              lineKey={(row) => row.idProduk}
            />
          </Paper>
          <Paper withBorder p="sm" component="section" aria-label="Pesanan">
            <Title order={2} size="h4" mb="xs">
              Pesanan yang memakai bahan
            </Title>
            <LineTable
              label="Pesanan yang memakai bahan"
              wide
              columns={PESANAN}
              lines={data.pesanan}
              lineKey={(row) => row.idOrderan}
              empty="Tidak ada pesan langsung dengan resep yang belum selesai"
            />
          </Paper>
        </Stack>
      )
    }
  </Answered>
);

/** One press orders all that is short. */
function Pembelian({ bahan }: { bahan: readonly BahanPerlu[] }) {
  const may = useMay(po.addBeberapaPo);
  const kurang = bahan.filter((row) => row.usulan > 0);
  const dipesan = kurang.filter((row) => row.po.boleh).slice(0, MAX_PO_SEKALIGUS);
  const tanpa = kurang.filter((row) => !row.po.boleh);
  const buat = useConfirmedCall({
    call: po.addBeberapaPo,
    input: () => ({
      po: dipesan.map(({ idProduk, usulan }) => ({
        ...{ idProduk, qty: usulan, hargaSatuan: null, totalHarga: null, tglOrder: null },
        ...{ idPemasok: null, hargaPemasok: null, hariKirim: null },
      })),
    }),
    ask: () => `Buat ${dipesan.length} PO bahan?`,
    text: () => dipesan.map((row) => `${ribuan(row.usulan)} ${row.satuanBeli} ${row.namaProduk}`).join(", "),
    danger: false,
    busy: "Membuat PO…",
    fallback: "Gagal membuat PO",
  });
  if (kurang.length === 0) return <Text>Semua bahan cukup, atau sudah dipesan.</Text>;
  return (
    <Group justify="space-between" align="center">
      <div>
        <Text fw={600}>{kurang.length} bahan kurang</Text>
        {tanpa.length > 0 && (
          <Text size="sm" c="dimmed">
            Tanpa PO: {tanpa.map((row) => `${row.namaProduk} (${row.po.alasan})`).join(", ")}
          </Text>
        )}
      </div>
      {may && dipesan.length > 0 && (
        <Button leftSection={<IconShoppingCart size={16} aria-hidden />} onClick={() => void buat(undefined)}>
          Buat {dipesan.length} PO
        </Button>
      )}
    </Group>
  );
}
