import { Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { po } from "#areas/pembelian/po/contract.ts";
import { kepalaPo } from "#areas/pembelian/po/isiPo.ts";
import { ribuan, rupiah } from "#kernel/format.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import type { RowResult } from "#web/ui/list/many.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import type { ProdukHarusPo } from "../contract.ts";
import { JumlahPo, Mesin, Pemasok } from "./columnsHarusPo.tsx";
import { awal, harga, isianPo, problemOfPesan } from "./usePesanBanyak.ts";

/** The products to order, and who is told what became of each; null where the form was closed. */
export type Pesanan = { rows: readonly ProdukHarusPo[]; done: (results: readonly RowResult[] | null) => void };

type Values = FormValues<typeof po.addBeberapaPo>;
type Baris = { row: ProdukHarusPo; qty: number | "" };
const barisDari = ({ po: isi }: Values, rows: readonly ProdukHarusPo[]): Baris[] =>
  rows.map((row, at) => ({ row, qty: (Array.isArray(isi) ? isi[at]?.qty : "") as number | "" }));

const KOLOM: readonly LineColumn<Baris>[] = [
  {
    header: "Mesin dan pemasok",
    wrap: 140,
    cell: ({ row }) => (
      <Stack gap={4}>
        <div>
          <Mesin row={row} />
        </div>
        {row.pemasok && (
          <div>
            <Pemasok row={row} />
          </div>
        )}
      </Stack>
    ),
  },
  {
    header: "Bebas",
    align: "right",
    cell: ({ row: { stockSales, datang } }) => (
      <TwoLines below={datang.unit > 0 && `+${ribuan(datang.unit)} datang`}>
        <Jumlah value={stockSales} />
      </TwoLines>
    ),
  },
];

/** One purchase order for each of the chosen products, in the proposed quantities, from who delivered them last. */
export function PoBanyakForm({ dialog }: { dialog: Dialog<Pesanan> }) {
  const told = useMemo(() => {
    const close = () => {
      dialog.close();
      // A form that was sent closes as well, and then says what became of its rows.
      queueMicrotask(() => dialog.record?.done(null));
    };
    return { ...dialog, close };
  }, [dialog]);
  return (
    <FormShell
      dialog={told}
      title={({ rows }) => `Buat ${rows.length} PO`}
      call={po.addBeberapaPo}
      size="lg"
      draft={({ rows }) => rows.map(({ kodeProduk }) => kodeProduk).join(", ")}
      initial={({ rows }) => ({ po: rows.map((row) => isianPo(row, awal(row))) })}
      checkedBy="server"
      check={(values, { rows }) => ({ po: problemOfPesan(barisDari(values, rows).map(({ qty }) => qty)) ?? undefined })}
      // A draft has the prices of its day; those that are shown are sent.
      prepare={(values, { rows }) => ({ po: barisDari(values, rows).map(({ row, qty }) => isianPo(row, qty)) })}
      fallback="Gagal membuat PO"
      submit="Buat PO"
      busy="Membuat PO…"
      quiet
      done={({ data }, { rows, done }) => done(rows.map((_, at) => data[at] ?? { status: 500, message: "" }))}
    >
      {(form, { rows }) => <Isi form={form} rows={rows} />}
    </FormShell>
  );
}

function Isi({ form, rows }: { form: FormApi<Values>; rows: readonly ProdukHarusPo[] }) {
  const baris = barisDari(form.values, rows);
  const write = (place: number, qty: number | "") =>
    form.set(
      "po",
      baris.map((one, at) => isianPo(one.row, at === place ? qty : one.qty)),
    );
  const jumlah: LineColumn<Baris> = {
    header: kepalaPo.qty.label,
    align: "right",
    cell: ({ row, qty }, at) => <JumlahPo row={row} qty={qty} write={(value) => write(at, value)} />,
  };
  const unit = baris.reduce((sum, { qty }) => sum + Number(qty), 0);
  const total = baris.reduce((sum, { row, qty }) => sum + Number(qty) * (harga(row) ?? 0), 0);
  const terlihat = rows.some(({ hargaBeli }) => hargaBeli !== null);
  const problem = form.errorAt("po");
  return (
    <Stack gap="sm" data-field="po">
      <LineTable
        label="PO yang dibuat"
        wide
        columns={[...KOLOM, jumlah]}
        lines={baris}
        lineKey={({ row }) => row.idProduk}
      />
      <Text size="sm" fw={600}>
        {ribuan(unit)} unit{terlihat && `, ${rupiah(total)}`}
      </Text>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
