import { Group } from "@mantine/core";
import { keteranganMesin } from "#areas/produk/produk/contract.ts";
import { showing } from "#kernel/showing.ts";
import type { Baris } from "#web/ui/list/baris.ts";
import { type Columns, columnsOf, type Together } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { hariTerlambat, Terlambat } from "#web/ui/value/Terlambat.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import type { Po } from "../contract.ts";
import { hargaPo, kepalaPo, lunasPo, mesinPo, pemasokPo, type StatusPo } from "../isiPo.ts";
import { STATUS_BAYAR_PO, STATUS_PO } from "./status.ts";

const mesin = [
  recordColumn(kepalaPo, "kloter", { card: "title" }),
  recordColumn(kepalaPo, "namaProduk", {
    card: "second",
    header: "Mesin",
    wrap: 460,
    cell: (row: Po) => <Mesin row={row} />,
  }),
  recordColumn(kepalaPo, "qty", { card: "third" }),
  recordColumn(kepalaPo, "qtySelesai", { card: "third" }),
];

const harga = recordColumn(hargaPo, "totalHarga");

const status = recordColumn(kepalaPo, "statusPo", {
  header: "Status",
  card: "aside",
  cell: (row: Po) => <Keadaan row={row} />,
});

const pembayaran = recordColumn(lunasPo, "statusPembayaran", {
  card: "aside",
  cell: (row) => <StatusBadge map={STATUS_BAYAR_PO} state={row.statusPembayaran ? "sudah" : "belum"} />,
});

const pemasok = recordColumn(pemasokPo, "namaPemasok", { wrap: 280 });
const dipesan = recordColumn(kepalaPo, "tglOrder");
const tenggat = recordColumn(kepalaPo, "tglDeadline", {
  sort: "tglDeadline",
  card: "third",
});
const lewat = { ...tenggat, card: "none" as const };
const rampung = recordColumn(kepalaPo, "tglSelesai", { card: "third" });

/** That it is late stands before its state. */
const Keadaan = ({ row }: { row: Po }) =>
  row.terlambat ? (
    <TwoLines below={STATUS_PO[row.statusPo].label}>
      <Terlambat hari={hariTerlambat(row.tglDeadline)} />
    </TwoLines>
  ) : (
    <StatusBadge map={STATUS_PO} state={row.statusPo} />
  );

const Mesin = ({ row }: { row: Po }) => (
  <TwoLines below={keteranganMesin({ kodeProduk: row.kodeProduk, ...row.produk })}>{row.namaProduk}</TwoLines>
);

/** The deadline, marked if it has passed. */
export const Deadline = ({ row }: { row: Po }) => (
  <Group gap={6} wrap="nowrap" component="span" display="inline-flex">
    <Tanggal value={row.tglDeadline} />
    {row.terlambat && <Terlambat hari={hariTerlambat(row.tglDeadline)} />}
  </Group>
);

const BERSAMA: Together = [
  ["qty", "qtySelesai"],
  ["tglOrder", "tglDeadline"],
  ["statusPembayaran", "statusPo"],
];

/** Columns with prices and payments are only for those who may see them. */
const COLUMNS: Readonly<Record<StatusPo, Readonly<Record<"semua" | "tanpa harga", Columns<Po>>>>> = {
  Proses: {
    semua: columnsOf([...mesin, dipesan, tenggat, status, harga, pemasok], BERSAMA),
    "tanpa harga": columnsOf([...mesin, dipesan, tenggat, status, pemasok], BERSAMA),
  },
  Selesai: {
    // On a card of a finished one its payment says more than that it is finished, and when that was more than the deadline.
    semua: columnsOf(
      showing(
        { ...kepalaPo, ...mesinPo, ...hargaPo, ...lunasPo, ...pemasokPo },
        { others: ["idPo", "idProduk", "kodeProduk", "kapasitas", "tipe", "hargaSatuan", "tglLunas"] },
        [...mesin, rampung, harga, pembayaran, { ...status, card: "none" }, dipesan, lewat, pemasok],
      ),
      BERSAMA,
    ),
    "tanpa harga": columnsOf([...mesin, rampung, status, dipesan, lewat, pemasok], BERSAMA),
  },
};

/** The purchase orders of a status, for who pays them and who does not. */
export const barisPo = (statusPo: StatusPo, pays: boolean): Baris<Po> => ({
  title: `PO ${statusPo}`,
  columns: COLUMNS[statusPo][pays ? "semua" : "tanpa harga"],
  rowKey: (row) => row.idPo,
  rowName: (row) => `PO ${row.kloter}`,
  sums: { of: ["qty", "qtySelesai", "totalHarga"] },
  rowTone: (row) => (row.terlambat ? "red" : undefined),
  search: "Kloter/Nama Mesin/Kode Mesin",
});
