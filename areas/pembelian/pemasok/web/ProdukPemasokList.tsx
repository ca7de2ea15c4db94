import { Button, Stack } from "@mantine/core";
import { ribuan } from "#kernel/format.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import type { PemasokLengkap, ProdukPemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";
import { isiProdukPemasok } from "../isiPemasok.ts";
import { PindahProduk } from "./PindahProduk.tsx";
import { RiwayatHarga } from "./RiwayatHarga.tsx";

const MESIN: LineColumn<ProdukPemasok> = {
  header: "Mesin",
  wrap: 165,
  cell: (row) => <TwoLines below={row.kodeProduk}>{row.namaProduk}</TwoLines>,
};
const PRODUK: readonly LineColumn<ProdukPemasok>[] = [
  {
    header: isiProdukPemasok.qty.short,
    align: "right",
    cell: (row) => (
      <TwoLines below={`${ribuan(row.jumlahPo)} PO`}>
        <Jumlah value={row.qty} />
      </TwoLines>
    ),
  },
  {
    header: isiProdukPemasok.tglPo.short,
    cell: (row) => (
      <TwoLines below={<DocumentLink kind="po" kunci={row.idPo} />}>
        <Tanggal value={row.tglPo} />
      </TwoLines>
    ),
  },
  {
    header: "Lama Kirim",
    align: "right",
    cell: ({ hariKirim }) => (hariKirim === null ? "-" : `${hariKirim} hari`),
  },
];

/** What the supplier delivers, at which price and how soon. */
export function ProdukPemasokList({ row }: { row: PemasokLengkap }) {
  const riwayat = useDialog<ProdukPemasok>();
  const pindah = useDialog<ProdukPemasok>();
  const may = useMay(pemasok.getHargaPemasok);
  const memindah = useMay(pemasok.pindahProdukPemasok);
  const tindakan: LineColumn<ProdukPemasok> = {
    header: "Tindakan",
    cell: (one) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Pindahkan semua PO ${one.namaProduk}`}
        onClick={() => pindah.open(one)}
      >
        Pindahkan
      </Button>
    ),
  };
  const harga: LineColumn<ProdukPemasok>[] = [
    moneyColumn(isiProdukPemasok.hargaTerakhir.short, (one) => one.hargaTerakhir),
    {
      header: "Riwayat",
      cell: (one) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Riwayat harga ${one.namaProduk}`}
          onClick={() => riwayat.open(one)}
        >
          Harga
        </Button>
      ),
    },
  ];
  return (
    <Stack gap="sm">
      <LineTable
        label="Produk dari pemasok ini"
        wide
        columns={[MESIN, ...(may ? harga : []), ...PRODUK, ...(memindah ? [tindakan] : [])]}
        lines={row.produk}
        lineKey={(one) => one.idProduk}
        empty="Belum ada PO dari pemasok ini."
      />
      <PindahProduk dari={row.idPemasok} nama={row.nama} dialog={pindah} />
      <RiwayatHarga idPemasok={row.idPemasok} nama={row.nama} dialog={riwayat} />
    </Stack>
  );
}
