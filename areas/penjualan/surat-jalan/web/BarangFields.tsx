import { Text } from "@mantine/core";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import { FieldGroup } from "#web/ui/form/Fields.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import type { BarisOrder } from "../../order/contract.ts";
import type { OrderSuratJalan } from "../contract.ts";
import { type BarangKirimIsian, barangSurat } from "../kirim.ts";

/** The field `barang` of a form: the quantity of each line, 0 included. */
type Isian = readonly BarangKirimIsian[] | string | null;

export const readGoods = (isian: Isian): readonly BarangKirimIsian[] => (Array.isArray(isian) ? isian : []);
/** A note holds no line with 0 units. */
export const barangTerisi = (isian: Isian): BarangKirimIsian[] => readGoods(isian).filter(({ qty }) => qty !== 0);

/** Lines with all units that may stand on the note. */
export const allGoods = (lines: readonly BarisOrder[], tersedia: Tersedia): BarangKirimIsian[] =>
  lines.filter((line) => tersedia(line) > 0).map((line) => ({ idOrderan: line.idOrderan, qty: tersedia(line) }));

type Tersedia = (line: BarisOrder) => number;

type BarangFieldsProps = {
  order: OrderSuratJalan;
  value: Isian;
  onChange: (barang: BarangKirimIsian[]) => void;
  error?: string;
  tersedia: Tersedia;
};

/** How many units of each line a note holds. */
export function BarangFields({ order, value, onChange, error, tersedia }: BarangFieldsProps) {
  const barang = readGoods(value);
  const diproses = order.orders.reduce((sum, line) => sum + line.qty - line.qtySelesai, 0);
  const put = (idOrderan: BarangKirimIsian["idOrderan"], qty: number | "") =>
    onChange(barang.map((kirim) => (kirim.idOrderan === idOrderan ? { idOrderan, qty } : kirim)));
  return (
    <FieldGroup title="Barang yang dikirim">
      {barang.map(({ idOrderan, qty }) => {
        const line = order.orders.find((known) => known.idOrderan === idOrderan);
        return (
          line && (
            <NumberField
              key={idOrderan}
              label={line.produk.namaProduk}
              description={`Siap ${tersedia(line)} dari ${line.qty}${line.qtyBersurat > 0 ? `, di surat jalan ${line.qtyBersurat}` : ""}`}
              min={0}
              max={tersedia(line)}
              value={qty === "" ? "" : Number(qty)}
              onChange={(typed) => put(idOrderan, typed)}
            />
          )
        );
      })}
      {diproses > 0 && (
        <Text size="sm" c="dimmed" data-wide>
          {diproses} unit masih diproses dan menyusul dengan surat jalan berikutnya.
        </Text>
      )}
      <FieldProblem>{error}</FieldProblem>
    </FieldGroup>
  );
}

/** What a note holds, where it can no longer be changed. */
export function BarangTetap({ order, barang }: { order: OrderSuratJalan; barang: readonly BarangKirimIsian[] }) {
  return (
    <FieldGroup title="Barang yang dikirim">
      <LineTable
        label="Barang yang dikirim"
        columns={[
          { header: "Produk", cell: ({ line }) => line.produk.namaProduk },
          { header: "Kode", cell: ({ line }) => line.produk.kodeProduk },
          { header: "Qty", align: "right", cell: ({ qty }) => <Jumlah value={qty} /> },
        ]}
        lines={barangSurat(order.orders, barang)}
        lineKey={({ line }) => line.idOrderan}
        wide
      />
    </FieldGroup>
  );
}
