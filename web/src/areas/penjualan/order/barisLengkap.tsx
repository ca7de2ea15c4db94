import { berhenti } from "#contract/penjualan/label.ts";
import type { BarisOrder } from "#contract/penjualan/order.ts";
import { keteranganMesin } from "#contract/produk/produk.ts";
import type { LineColumn } from "../../../ui/value/LineTable.tsx";
import { Jumlah } from "../../../ui/value/Money.tsx";
import { moneyColumn } from "../../../ui/value/moneyColumn.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { TwoLines } from "../../../ui/value/TwoLines.tsx";
import { jumlah, nama, type OrderLinesProps, total } from "./OrderLines.tsx";
import { STATUS_BARIS } from "./status.ts";

const hari = (header: string, name: "tglAwalPengerjaan" | "tglDeadline" | "tglSelesai"): LineColumn<BarisOrder> => ({
  header,
  cell: (line) => <Tanggal value={line[name]} />,
});

const PENGERJAAN = [
  hari("Mulai", "tglAwalPengerjaan"),
  hari("Deadline", "tglDeadline"),
  hari("Selesai Tgl", "tglSelesai"),
];

/** All columns of an order's lines that say something of one of them. */
export function barisLengkap({ statusSo, orders }: OrderLinesProps["order"]): LineColumn<BarisOrder>[] {
  const online = orders.some((line) => line.totalTambahanHargaOnline !== 0);
  const dibuat = orders.some((line) => line.tglAwalPengerjaan ?? line.tglDeadline ?? line.tglSelesai);
  return [
    {
      ...nama,
      cell: ({ produk }) => <TwoLines below={keteranganMesin(produk)}>{produk.namaProduk}</TwoLines>,
    },
    ...jumlah,
    { header: "Terkirim", align: "right", cell: (line) => <Jumlah value={line.qtyTerkirim} /> },
    moneyColumn("Harga", (line) => line.hargaProduk),
    total,
    ...(online ? [TAMBAHAN] : []),
    {
      header: "Status",
      cell: ({ statusProduk }) => (
        <StatusBadge map={STATUS_BARIS} state={berhenti(statusSo, statusProduk) ? "Batal" : statusProduk} />
      ),
    },
    ...(dibuat ? PENGERJAAN : []),
  ];
}

const TAMBAHAN: LineColumn<BarisOrder> = moneyColumn("Tambahan Online", (line) => line.totalTambahanHargaOnline);
