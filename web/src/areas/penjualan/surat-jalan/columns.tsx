import { Button } from "@mantine/core";
import { createContext, useContext } from "react";
import { customer, keadaanOrder, kepalaOrder } from "#contract/penjualan/isiOrder.ts";
import { kepalaSuratJalan } from "#contract/penjualan/isiSuratJalan.ts";
import type { OrderSuratJalan } from "#contract/penjualan/surat-jalan.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
import { Jumlah } from "../../../ui/value/Money.tsx";
import { StatusBadge, type StatusMap } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { OrderLines } from "../order/OrderLines.tsx";
import { STATUS_BAYAR, STATUS_ORDER } from "../order/status.ts";

/** Opens the form from a cell; a context, because columns are constants. */
export const TambahSuratJalan = createContext<(row: OrderSuratJalan) => void>(() => {});

const STATUS_LUNAS: StatusMap<"lunas" | "belum"> = {
  lunas: { label: "Lunas", tone: "good" },
  belum: { label: "Belum Lunas", tone: "waiting" },
};

export const columns = columnsOf<OrderSuratJalan>([
  { id: "tambah", header: "+ Surat Jalan", cell: (row) => <TombolTambah row={row} /> },
  {
    id: "idSuratJalan",
    header: kepalaSuratJalan.idSuratJalan.short,
    cell: (row) => row.suratJalan[0]?.idSuratJalan ?? "-",
  },
  { id: "tglSurat", header: "Tanggal Kirim", cell: (row) => <Tanggal value={row.suratJalan[0]?.tglSurat} /> },
  recordColumn(kepalaOrder, "idSo", { card: "title" }),
  { id: "progress", header: "Mesin Diproses", align: "right", cell: (row) => <Jumlah value={row.mesinProgress} /> },
  { id: "selesai", header: "Mesin Selesai", align: "right", cell: (row) => <Jumlah value={row.mesinSelesai} /> },
  recordColumn(keadaanOrder, "statusSo", {
    card: "aside",
    cell: (row) => <StatusBadge map={STATUS_ORDER} state={row.statusSo} />,
  }),
  recordColumn(keadaanOrder, "statusPembayaran", {
    cell: (row) => <StatusBadge map={STATUS_BAYAR} state={row.statusPembayaran} />,
  }),
  {
    id: "statusLunas",
    header: "Status Lunas",
    cell: (row) => <StatusBadge map={STATUS_LUNAS} state={row.statusLunas ? "lunas" : "belum"} />,
  },
  { id: "idInvoice", header: "Kode Invoice Terakhir", cell: (row) => row.idInvoice ?? "-" },
  recordColumn(customer, "customerInstansi", { wrap: 340 }),
  recordColumn(customer, "namaCustomer", { header: "Customer", wrap: 240 }),
  { id: "orders", header: "Barang", cell: (row) => <OrderLines order={row} /> },
  recordColumn(kepalaOrder, "totalPembelian"),
  recordColumn(kepalaOrder, "totalTambahanOnline"),
]);

function TombolTambah({ row }: { row: OrderSuratJalan }) {
  const tambah = useContext(TambahSuratJalan);
  const { boleh, alasan } = row.aksi.tambah;
  return (
    <Button
      size="compact-sm"
      variant={boleh ? "filled" : "default"}
      data-disabled={!boleh || undefined}
      aria-disabled={!boleh || undefined}
      aria-label={`+ Surat Jalan ${row.idSo}`}
      aria-description={alasan ?? undefined}
      data-tip={alasan ?? undefined}
      onClick={boleh ? () => tambah(row) : undefined}
    >
      + Surat Jalan
    </Button>
  );
}
