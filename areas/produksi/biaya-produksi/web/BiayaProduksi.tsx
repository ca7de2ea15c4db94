import { Paper, Stack, Title } from "@mantine/core";
import { denganSatuan } from "#kernel/satuan.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { DateRangeFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { biayaProduksi, type PakaiBahan, type Produksi } from "../contract.ts";

const uang = (id: string, header: string, of: (row: Produksi) => number): Column<Produksi> => ({
  ...{ id, header, align: "right", unit: "Rp", card: "third" },
  cell: (row) => <Money value={of(row)} />,
});
const COLUMNS: readonly Column<Produksi>[] = [
  {
    ...{ id: "namaProduk", header: "Mesin / Order", card: "title", wrap: 320 },
    cell: (row) => (
      <TwoLines below={`${row.diurungkan ? "Diurungkan · " : ""}${row.idSo} · ${row.customer}`}>
        {row.namaProduk}
      </TwoLines>
    ),
  },
  { id: "tanggal", header: "Tanggal", card: "second", cell: (row) => <Tanggal value={row.tanggal} /> },
  { id: "qty", header: "Unit", align: "right", card: "second", cell: (row) => row.qty },
  uang("bahan", "Bahan", (row) => row.bahan),
  uang("upah", "Upah", (row) => row.upah),
  { ...uang("perUnit", "Biaya per Unit", (row) => row.perUnit), card: "aside" },
  uang("selisih", "Selisih dari Resep", (row) => row.selisih),
];
const columns = columnsOf(COLUMNS);

const PAKAI: readonly LineColumn<PakaiBahan>[] = [
  { header: "Bahan", cell: (row) => row.namaProduk, wrap: 180 },
  { header: "Resep", align: "right", cell: (row) => denganSatuan(row.rencana, row.satuan) },
  { header: "Dipakai", align: "right", cell: (row) => denganSatuan(row.dipakai, row.satuan) },
  moneyColumn("Nilai", (row) => row.nilai),
  moneyColumn("Selisih", (row) => row.selisih),
];

/** What machines cost that were made by a recipe: planned, and as it was. */
export function BiayaProduksi() {
  const list = useList(biayaProduksi.getProduksi, { filters: { tglAwal: "", tglAkhir: "" }, prefix: "biaya" });
  const detail = useAddress("produksi");
  const actions: RowAction<Produksi>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, (row: Produksi) => String(row.idProduksi)) },
  ];
  return (
    <Stack gap="lg">
      <ListPage
        title="Biaya Produksi"
        showTitle="aloud"
        columns={columns}
        list={list}
        rowKey={(row) => row.idProduksi}
        rowName={(row) => `${row.namaProduk} ${row.idSo}`}
        search={null}
        filters={<DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />}
        actions={actions}
        empty={{
          title: "Belum ada produksi dengan resep",
          text: "Mesin yang selesai dan mempunyai resep terlihat di sini.",
        }}
      />
      <section aria-label="Selisih menurut bahan">
        <Title order={2} size="h4" mb="xs">
          Selisih menurut bahan
        </Title>
        <Answered call={biayaProduksi.getSelisihBahan} input={list.searched} height={120}>
          {({ data }) => (
            <Paper withBorder p="sm">
              <LineTable
                label="Selisih menurut bahan"
                wide
                columns={PAKAI}
                lines={data}
                lineKey={(row) => row.idProduk}
                empty="Tidak ada bahan yang dipakai"
              />
            </Paper>
          )}
        </Answered>
      </section>
      <DetailShell dialog={detail} title="Biaya Produksi">
        {(idProduksi) => (
          <Answered call={biayaProduksi.getDetailProduksi} input={{ idProduksi }} height={320}>
            {({ data }) => <Rincian row={data} pakai={data.pakai} />}
          </Answered>
        )}
      </DetailShell>
    </Stack>
  );
}

const Rincian = ({ row, pakai }: { row: Produksi; pakai: readonly PakaiBahan[] }) => (
  <>
    <Facts
      facts={[
        { label: "Mesin", value: row.namaProduk, wide: true },
        { label: "Order", value: <DocumentLink kind="order" kunci={row.idSo} /> },
        { label: "Tanggal", value: <Tanggal value={row.tanggal} /> },
        { label: "Unit", value: row.qty },
        { label: "Bahan", value: <Money value={row.bahan} /> },
        { label: "Upah", value: <Money value={row.upah} /> },
        { label: "Biaya per Unit", value: <Money value={row.perUnit} /> },
        { label: "Resep", value: `Versi ${row.versi}${row.diurungkan ? ", hitungan ini diurungkan" : ""}` },
      ]}
    />
    <Section title="Bahan">
      <LineTable label="Bahan" wide columns={PAKAI} lines={pakai} lineKey={(satu) => satu.idProduk} />
    </Section>
  </>
);
