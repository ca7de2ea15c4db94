import { Stack, Text } from "@mantine/core";
import type { ClientInput } from "#kernel/call.ts";
import { ribuan, rupiah, tanggal } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { useDialogList } from "#web/ui/list/dialogList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { type BarisOrderProduk, type BarisPl, type BarisPo, type BarisSo, dashboard } from "../contract.ts";
import type { BagianTenggat } from "../isiAngka.ts";
import { orderKartu, orderProduk, plTerbuka, poTerbuka } from "../isiDashboard.ts";
import { IsiDaftar } from "./IsiDaftar.tsx";

/** The order's code as a link, with its customer. */
const order = <Row extends { idSo: string; namaCustomer: string }>(wrap: number): Column<Row> => ({
  id: "order",
  header: "Order",
  card: "title",
  wrap,
  cell: (row) => (
    <>
      <DocumentLink kind="order" kunci={row.idSo} underline /> - {row.namaCustomer}
    </>
  ),
});

const so = columnsOf<BarisSo>([
  order(300),
  recordColumn(orderKartu, "tglOrder", { card: "third" }),
  recordColumn(orderKartu, "statusSo", { card: "aside" }),
  recordColumn(orderKartu, "totalPembelian", { card: "third" }),
]);

/** A list of orders with pages. */
export function DaftarSo({
  ask,
}: {
  ask: Omit<ClientInput<typeof dashboard.getDetailOrderByStatus>, "page" | "limit">;
}) {
  const { list } = useDialogList(dashboard.getDetailOrderByStatus, ask);
  return <IsiDaftar label="Daftar order" columns={so} list={list} rowKey={(row) => row.idSo} />;
}

/** The orders of a range that were not cancelled, with what the tile above them says: how many, and their sum. */
export function DaftarOmzet({ rentang }: { rentang: { tglAwal: string; tglAkhir: string } }) {
  const { list, answer } = useDialogList(dashboard.getDetailOrderByStatus, { ...rentang, omset: "Semua" });
  const { data } = useCall(dashboard.getTotalOmset, { ...rentang, daftar: false });
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {answer && data
          ? `${tanggal(rentang.tglAwal)} sampai ${tanggal(rentang.tglAkhir)}: ${ribuan(answer.totalDocs)} order, ${rupiah(data.data.totalNominal)}`
          : "\u00a0"}
      </Text>
      <IsiDaftar label="Daftar order" columns={so} list={list} rowKey={(row) => row.idSo} />
    </Stack>
  );
}

const perProduk = columnsOf<BarisOrderProduk>([
  order(320),
  recordColumn(orderProduk, "tglOrder", { card: "third" }),
  recordColumn(orderProduk, "qty", { card: "aside" }),
]);

export function DaftarOrderProduk({
  ask,
}: {
  ask: Omit<ClientInput<typeof dashboard.getDetailTopProduk>, "page" | "limit">;
}) {
  const { list, answer } = useDialogList(dashboard.getDetailTopProduk, ask);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {answer ? `${answer.totalOrders} unit dalam ${answer.totalDocs} order` : " "}
      </Text>
      <IsiDaftar label="Daftar order" columns={perProduk} list={list} rowKey={(row) => row.idSo} />
    </Stack>
  );
}

type Terlaris = { idProduk: number; kodeProduk: string; namaProduk: string; totalOrders: number };

const terlaris = columnsOf<Terlaris>([
  {
    id: "produk",
    header: "Produk",
    card: "title",
    wrap: 420,
    cell: (row) => <DocumentLink kind="produk" kunci={row.kodeProduk} label={row.namaProduk} />,
  },
  { id: "kode", card: "third", header: "Kode", cell: (row) => row.kodeProduk },
  {
    id: "unit",
    header: "Unit",
    align: "right",
    card: "aside",
    cell: (row) => <Jumlah value={row.totalOrders} />,
  },
]);

/** The products sold in a range of days, the most first. */
export function DaftarTerlaris({ rentang }: { rentang: { tglAwal: string; tglAkhir: string } }) {
  const { list } = useDialogList(dashboard.getGrafikTopProduk, rentang);
  return <IsiDaftar label="Produk terjual" columns={terlaris} list={list} rowKey={(row) => row.idProduk} />;
}

type Dibuat = { qty: number; qtySelesai: number };
const unit: Column<Dibuat> = {
  id: "unit",
  card: "third",
  header: "Unit",
  cell: ({ qty, qtySelesai }) => `${qtySelesai} dari ${qty} selesai`,
};

const pl = columnsOf<BarisPl>([
  order(260),
  recordColumn(plTerbuka, "namaProduk", { wrap: 220, card: "second" }),
  unit,
  recordColumn(plTerbuka, "tglDeadline", { card: "aside" }),
]);

const po = columnsOf<BarisPo>([
  recordColumn(poTerbuka, "idPo", { card: "title", cell: (row) => <DocumentLink kind="po" kunci={row.idPo} /> }),
  recordColumn(poTerbuka, "kloter", { card: "third" }),
  recordColumn(poTerbuka, "namaProduk", { wrap: 220, card: "second" }),
  unit,
  recordColumn(poTerbuka, "tglDeadline", { card: "aside" }),
]);

type Bagian = { bagian: BagianTenggat; label: string };

/** The two lists behind a figure of Pesan Langsung or purchase orders. */
export const DaftarPl = ({ bagian }: { bagian: readonly Bagian[] }) => (
  <Stack gap="lg">
    {bagian.map((satu) => (
      <SatuPl key={satu.bagian} {...satu} />
    ))}
  </Stack>
);
export const DaftarPo = ({ bagian }: { bagian: readonly Bagian[] }) => (
  <Stack gap="lg">
    {bagian.map((satu) => (
      <SatuPo key={satu.bagian} {...satu} />
    ))}
  </Stack>
);

function SatuPl({ bagian, label }: Bagian) {
  const { list } = useDialogList(dashboard.getDetailPl, { bagian });
  return (
    <section aria-label={label}>
      <Judul label={label} banyak={list.total} />
      <IsiDaftar label={label} columns={pl} list={list} rowKey={(row) => row.idOrderan} />
    </section>
  );
}

function SatuPo({ bagian, label }: Bagian) {
  const { list } = useDialogList(dashboard.getDetailPo, { bagian });
  return (
    <section aria-label={label}>
      <Judul label={label} banyak={list.total} />
      <IsiDaftar label={label} columns={po} list={list} rowKey={(row) => row.idPo} />
    </section>
  );
}

const Judul = ({ label, banyak }: { label: string; banyak: number }) => (
  <Text fw={600} mb={6}>
    {label} ({banyak})
  </Text>
);
