import { Alert, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
import { ribuan } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import type { FormValues } from "#web/ui/form/formTypes.ts";
import { LinePages } from "#web/ui/list/LinePages.tsx";
import type { LineColumn } from "#web/ui/value/LineTable.tsx";
import { Jumlah, Money } from "#web/ui/value/Money.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { dataProduk } from "../../produk/isiProduk.ts";
import { type BarisUbah, isianUbah, type Keadaan, ubahBanyak } from "../contract.ts";

type Values = FormValues<typeof ubahBanyak.ubahBanyakProduk>;

const LIMIT = 20;

type PratinjauProps = { values: Values; tandai: (tanda: string) => void };

/** Each product before and after, as the server computes it. */
export function Pratinjau({ values: { tanda: _, ...isi }, tandai }: PratinjauProps) {
  // As text, because the values are a new object after every key.
  const [text] = useDebouncedValue(JSON.stringify(isi), 300);
  const [page, setPage] = useState(1);
  const diminta = JSON.parse(text) as typeof isi;
  const dibaca = z.safeParse(ubahBanyak.getUbahBanyak.input, diminta).success;
  const { data, error, isPlaceholderData } = useCall(ubahBanyak.getUbahBanyak, diminta, { enabled: dibaca });
  const tanda = dibaca && !isPlaceholderData && text === JSON.stringify(isi) ? data?.data.tanda : undefined;
  useEffect(() => {
    if (tanda !== undefined) tandai(tanda);
  });
  if (error !== null) return <Alert color="red">{error.message}</Alert>;
  if (data === undefined) return null;
  const { jumlah, baris } = data.data;
  const totalPages = Math.max(1, Math.ceil(baris.length / LIMIT));
  const shown = Math.min(page, totalPages);
  const first = (shown - 1) * LIMIT;
  return (
    <Section title="Sebelum dan sesudah">
      <Text size="sm" mb="xs" role="status">
        {baris.length === 0
          ? `Belum ada yang berubah dari ${ribuan(jumlah)} produk`
          : `${ribuan(baris.length)} dari ${ribuan(jumlah)} produk berubah`}
      </Text>
      {baris.length > 0 && (
        <LinePages
          label="Sebelum dan sesudah"
          wide
          columns={COLUMNS.filter(({ nama }) => nama === undefined || baris.some((row) => berubah(row, nama)))}
          answer={{
            data: baris.slice(first, first + LIMIT),
            totalDocs: baris.length,
            totalPages,
            pagingCounter: first + 1,
          }}
          lineKey={({ idProduk }) => idProduk}
          empty=""
          page={shown}
          setPage={setPage}
          limit={LIMIT}
        />
      )}
    </Section>
  );
}

const berubah = ({ sebelum, sesudah }: BarisUbah, nama: keyof Keadaan): boolean => sebelum[nama] !== sesudah[nama];

/** What it becomes, above what it was. */
function Beda({ row, nama, tulis }: { row: BarisUbah; nama: keyof Keadaan; tulis: (keadaan: Keadaan) => ReactNode }) {
  if (!berubah(row, nama)) return tulis(row.sebelum);
  return <TwoLines below={<>dari {tulis(row.sebelum)}</>}>{tulis(row.sesudah)}</TwoLines>;
}

const status = ({ aktif }: Keadaan): string => (aktif ? "Aktif" : "Tidak Aktif");

const COLUMNS: readonly (LineColumn<BarisUbah> & { nama?: keyof Keadaan })[] = [
  {
    header: "Mesin",
    wrap: 160,
    cell: ({ namaProduk, kodeProduk }) => <TwoLines below={kodeProduk}>{namaProduk}</TwoLines>,
  },
  {
    header: dataProduk.hargaProduk.label,
    align: "right",
    nama: "hargaProduk",
    cell: (row) => <Beda row={row} nama="hargaProduk" tulis={({ hargaProduk }) => <Money value={hargaProduk} />} />,
  },
  {
    header: dataProduk.minimalStock.label,
    align: "right",
    nama: "minimalStock",
    cell: (row) => <Beda row={row} nama="minimalStock" tulis={({ minimalStock }) => <Jumlah value={minimalStock} />} />,
  },
  { header: isianUbah.status.label, nama: "aktif", cell: (row) => <Beda row={row} nama="aktif" tulis={status} /> },
];
