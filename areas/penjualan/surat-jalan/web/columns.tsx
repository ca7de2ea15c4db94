import { Anchor, Button, Stack } from "@mantine/core";
import { createContext, type ReactNode, useContext } from "react";
import { showing } from "#kernel/showing.ts";
import { useMay } from "#web/api/session.ts";
import { useFollow } from "#web/documents/useFollow.ts";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import type { Baris } from "#web/ui/list/baris.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { Kosong } from "#web/ui/value/Kosong.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { customer, keadaanOrder, kepalaOrder } from "../../order/isiOrder.ts";
import { labelBarang } from "../../order/label.ts";
import { BarangSingkat } from "../../order/web/BarangSingkat.tsx";
import { StatusOrder } from "../../order/web/StatusOrder.tsx";
import { STATUS_BAYAR } from "../../order/web/status.ts";
import { type OrderSuratJalan, suratJalan } from "../contract.ts";
import { isianSuratJalan, keadaanBarang, kepalaSuratJalan } from "../isiSuratJalan.ts";
import type { SuratDibuka } from "./suratDibuka.ts";

type Pembuka = { tambah: (row: OrderSuratJalan) => void; edit: Addressed<SuratDibuka> | null };
/** Opens the forms from cells; a context, because columns are constants. */
export const SuratDiDaftar = createContext<Pembuka>({ tambah: () => {}, edit: null });

const STATUS_LUNAS: StatusMap<"lunas" | "belum"> = {
  lunas: { label: "Lunas", tone: "good" },
  belum: { label: "Belum Lunas", tone: "waiting" },
};

const Lunas = ({ row }: { row: OrderSuratJalan }) => (
  <StatusBadge map={STATUS_LUNAS} state={row.statusLunas ? "lunas" : "belum"} />
);

const COLUMNS: readonly Column<OrderSuratJalan>[] = showing(
  { ...kepalaSuratJalan, ...keadaanBarang, ...isianSuratJalan, ...kepalaOrder, ...keadaanOrder, ...customer },
  {
    others: [
      "tglKeluar",
      "statusBarang",
      "namaPenerima",
      "noTelpPenerima",
      "alamatPenerima",
      "namaEkspedisi",
      "telpEkspedisi",
      "alamatEkspedisi",
      "nomorResi",
      "keterangan",
      "tglOrder",
      "tipeSo",
      "selesaiGaransi",
      "statusSetor",
      "tglSetor",
      "alamatCustomer",
      "noTelp",
      "email",
    ],
  },
  [
    {
      id: "tambah",
      header: "+ Surat Jalan",
      card: "none",
      cell: (row) => <TombolTambah row={row} />,
      // Where it can not be pressed yet it says why; once there is a note, that stands here.
      shared: (row) => (row.aksi.tambah.boleh || row.suratJalan.length === 0 ? <TombolTambah row={row} /> : null),
    },
    {
      id: "idSuratJalan",
      card: "third",
      header: kepalaSuratJalan.idSuratJalan.short,
      cell: (row) => <KodeSurat row={row} />,
      shared: (row) => (row.suratJalan.length === 0 ? null : <KodeSurat row={row} />),
    },
    {
      id: "tglSurat",
      header: "Tanggal Kirim",
      shared: (row) =>
        row.suratJalan.length === 0
          ? null
          : row.suratJalan.map((note) => (
              <div key={note.idSuratJalan}>
                <Tanggal value={note.tglSurat} />
              </div>
            )),
      cell: (row) => (
        <Bertumpuk>
          {row.suratJalan.length === 0
            ? "-"
            : row.suratJalan.map((note) => <Tanggal key={note.idSuratJalan} value={note.tglSurat} />)}
        </Bertumpuk>
      ),
    },
    recordColumn(kepalaOrder, "idSo", {
      card: "title",
      wrap: 220,
      cell: (row: OrderSuratJalan) => (
        <TwoLines below={row.namaCustomer}>
          <KeepTogether>{row.idSo}</KeepTogether>
        </TwoLines>
      ),
      shared: (row: OrderSuratJalan) => <KeepTogether>{row.idSo}</KeepTogether>,
    }),
    { id: "progress", header: "Mesin Diproses", align: "right", cell: (row) => <Jumlah value={row.mesinProgress} /> },
    { id: "selesai", header: "Mesin Selesai", align: "right", cell: (row) => <Jumlah value={row.mesinSelesai} /> },
    recordColumn(keadaanOrder, "statusSo", {
      card: "aside",
      cell: (row: OrderSuratJalan) => <StatusOrder order={row} />,
    }),
    recordColumn(keadaanOrder, "statusPembayaran", {
      cell: (row) => <StatusBadge map={STATUS_BAYAR} state={row.statusPembayaran} />,
    }),
    {
      id: "statusLunas",
      card: "third",
      header: "Status Lunas",
      cell: (row) => <Lunas row={row} />,
      // The state of the payment says it already.
      shared: (row) => (row.statusLunas && row.statusPembayaran === "Lunas" ? null : <Lunas row={row} />),
    },
    { id: "idInvoice", header: "Kode Invoice Terakhir", cell: (row) => row.idInvoice ?? "-" },
    recordColumn(customer, "customerInstansi", { wrap: 340 }),
    recordColumn(customer, "namaCustomer", { header: "Customer", sort: "namaCustomer", wrap: 240 }),
    { id: "orders", card: "second", header: "Barang", cell: (row) => <BarangSingkat order={row} /> },
    recordColumn(kepalaOrder, "totalPembelian", { sort: "totalPembelian" }),
    recordColumn(kepalaOrder, "totalTambahanOnline"),
  ],
);
const columns = columnsOf(COLUMNS, [
  ["tambah", "idSuratJalan", "tglSurat"],
  ["idSo", "idInvoice"],
  ["progress", "selesai"],
  ["statusSo", "statusPembayaran", "statusLunas"],
  ["customerInstansi", "namaCustomer"],
  ["totalPembelian", "totalTambahanOnline"],
]);

export const BARIS: Baris<OrderSuratJalan> = {
  title: "Surat Jalan",
  columns,
  rowKey: (row) => row.idSo,
  rowName: (row) => row.idSo,
  search: "Kode Order/Instansi/Customer",
  actionsAt: "start",
};

/** One note below the other. */
const Bertumpuk = ({ children }: { children: ReactNode }) => <Stack gap={2}>{children}</Stack>;

/** The codes of an order's notes; of several, each opens its own form. */
function KodeSurat({ row }: { row: OrderSuratJalan }) {
  const { edit } = useContext(SuratDiDaftar);
  const mayEdit = useMay(suratJalan.updateStatusSj) && row.aksi.edit.boleh;
  const notes = row.suratJalan;
  if (notes.length < 2 || !edit || !mayEdit) {
    return (
      <Bertumpuk>
        {notes.length === 0 ? (
          <Kosong />
        ) : (
          notes.map(({ idSuratJalan }) => <span key={idSuratJalan}>{idSuratJalan}</span>)
        )}
      </Bertumpuk>
    );
  }
  return (
    <Bertumpuk>
      {notes.map((note) => (
        <Tautan key={note.idSuratJalan} href={edit.href({ order: row, note })} tip={labelBarang(note.statusBarang)}>
          {note.idSuratJalan}
        </Tautan>
      ))}
    </Bertumpuk>
  );
}

function Tautan({ href, tip, children }: { href: string; tip: string; children: string }) {
  return (
    <Anchor href={href} onClick={useFollow(href)} inherit data-tip={tip} style={{ whiteSpace: "nowrap" }}>
      {children}
    </Anchor>
  );
}

function TombolTambah({ row }: { row: OrderSuratJalan }) {
  const { tambah } = useContext(SuratDiDaftar);
  const { boleh, alasan } = row.aksi.tambah;
  return (
    <Button
      size="compact-sm"
      variant={boleh ? "filled" : "default"}
      data-disabled={!boleh || undefined}
      aria-disabled={!boleh || undefined}
      aria-keyshortcuts="T"
      aria-label={`+ Surat Jalan ${row.idSo}`}
      aria-description={alasan ?? undefined}
      data-tip={alasan ?? undefined}
      onClick={boleh ? () => tambah(row) : undefined}
    >
      + Surat Jalan
    </Button>
  );
}
