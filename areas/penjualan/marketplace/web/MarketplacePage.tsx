import "@mantine/core/styles/SegmentedControl.css";
import { Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ribuan } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { BerkasDitolak, PilihBerkas } from "#web/documents/PilihBerkas.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { later } from "#web/ui/page/later.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { marketplace } from "../contract.ts";
import { namaToko, type PesananMarketplace, pesananMarketplace, type StatusPesanan } from "../isiMarketplace.ts";
import { type Marketplace, useMarketplace } from "./useMarketplace.ts";

const HasilImpor = later(() => import("./HasilImpor.tsx").then((file) => file.HasilImpor), 240);

const STATUS = statusMap<StatusPesanan>({
  "Belum Bayar": "waiting",
  "Perlu Dikirim": "waiting",
  "Sedang Dikirim": "info",
  Selesai: "normal",
  Batal: "bad",
});

/** An amount; on a card only what the buyer pays. */
const uang = (
  id: string,
  header: string,
  nilai: (row: PesananMarketplace) => number | null,
): Column<PesananMarketplace> => ({
  ...{ id, header, align: "right", unit: "Rp", card: id === "total" ? "second" : "none" },
  cell: (row) => <Money value={nilai(row)} />,
});

const columns = columnsOf<PesananMarketplace>([
  recordColumn(pesananMarketplace, "nomor", {
    sort: "nomor",
    card: "title",
    cell: ({ nomor, toko }) => <TwoLines below={namaToko(toko)}>{nomor}</TwoLines>,
  }),
  {
    id: "idSo",
    header: "Order",
    card: "second",
    cell: ({ idSo, namaCustomer }) => (
      <TwoLines below={namaCustomer}>
        <DocumentLink kind="order" kunci={idSo} />
      </TwoLines>
    ),
  },
  recordColumn(pesananMarketplace, "status", {
    card: "aside",
    sort: "status",
    cell: ({ status, resi }) => (
      <TwoLines below={resi}>
        <StatusBadge map={STATUS} state={status} />
      </TwoLines>
    ),
    onCard: ({ status }) => <StatusBadge map={STATUS} state={status} />,
  }),
  uang("total", "Total", ({ total }) => total),
  uang("cair", "Dicairkan", ({ cair }) => cair),
  uang("jasa", "Jasa Online", ({ invoice }) => invoice?.jasaOnline ?? null),
  {
    id: "invoice",
    header: "Invoice",
    card: "none",
    cell: ({ invoice }) =>
      invoice === null ? (
        "-"
      ) : (
        <TwoLines below={invoice.statusApprove}>
          <DocumentLink kind="invoice" kunci={invoice.idInvoice} />
        </TwoLines>
      ),
  },
  recordColumn(pesananMarketplace, "perlu", { wrap: 240, card: "third", cell: ({ perlu }) => perlu || "-" }),
]);

/** Exports of marketplaces, tried out and brought, and the orders that came of them. */
export function MarketplacePage() {
  const impor = useMarketplace();
  return (
    <Stack gap="lg">
      <Unggah impor={impor} />
      {impor.jawaban && <HasilImpor impor={impor} jawaban={impor.jawaban} />}
      <DaftarPesanan />
    </Stack>
  );
}

function Unggah({ impor }: { impor: Marketplace }) {
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Ekspor pesanan atau penghasilan dari pusat penjual Shopee atau TikTok Shop/Tokopedia, .xlsx, .xls atau .csv
        seperti diunduh. Berkas diperiksa dulu, belum ada yang disimpan.
      </Text>
      <PilihBerkas label="Berkas marketplace" accept=".xlsx,.xls,.csv" impor={impor} />
      <BerkasDitolak alasan={impor.ditolak} />
    </Stack>
  );
}

/** What can be the number of an order: with it the server finds older ones than those that are listed. */
const NOMOR = /^(?=.*\d)[\w-]{6,40}$/;

function DaftarPesanan() {
  const [perlu, setPerlu] = useState(false);
  const { cari = "" } = useUrlState().values;
  const asked = { perlu, cari: NOMOR.test(cari) ? cari : "" };
  const list = useLocalList(marketplace.getPesananMarketplace, asked);
  const { data } = useCall(marketplace.getPesananMarketplace, asked);
  const lihat = useConfirmedCall({
    call: marketplace.tandaiDilihat,
    input: ({ idSo, perlu }: PesananMarketplace) => ({ idSo, perlu }),
    ask: ({ nomor }) => `Pesanan ${nomor} sudah dilihat?`,
    text: ({ perlu }) => perlu,
    danger: false,
    busy: "Menyimpan…",
    fallback: "Pesanan tidak dapat ditandai",
  });
  const actions: RowAction<PesananMarketplace>[] = [
    {
      kind: "setujui",
      label: "Sudah dilihat",
      call: marketplace.tandaiDilihat,
      boleh: ({ aksi }) => aksi.lihat,
      run: (row) => void lihat(row),
    },
  ];
  return (
    <Stack gap="sm" align="stretch">
      <Group>
        <SegmentedControl
          aria-label="Pesanan yang ditampilkan"
          value={perlu ? "perlu" : "terakhir"}
          onChange={(chosen) => setPerlu(chosen === "perlu")}
          data={[
            { value: "terakhir", label: "Terakhir" },
            { value: "perlu", label: `Perlu dilihat (${ribuan(data?.perlu ?? 0)})` },
          ]}
        />
      </Group>
      <ListPage
        title="Pesanan Marketplace"
        columns={columns}
        list={list}
        rowKey={(row) => row.idSo}
        rowName={(row) => `pesanan ${row.nomor}`}
        search="No pesanan/Pembeli"
        actions={actions}
        empty={
          perlu
            ? {
                title: "Tidak ada yang perlu dilihat",
                text: "Pembatalan dan pengembalian di marketplace muncul di sini.",
              }
            : { title: "Belum ada pesanan", text: "Unggah ekspor pesanan marketplace untuk membuat ordernya." }
        }
      />
    </Stack>
  );
}
