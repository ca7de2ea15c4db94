import { Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { type BagianOpname, opname } from "#areas/produk/opname/contract.ts";
import { type BarisOpname as Baris, barisOpname } from "#areas/produk/opname/isiOpname.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import { tulisBanyak } from "#kernel/satuan.ts";
import { useCall } from "../api/hooks.ts";
import { useSession } from "../api/session.ts";
import { LinePages } from "../ui/list/LinePages.tsx";
import type { LineColumn } from "../ui/value/LineTable.tsx";
import { Jumlah } from "../ui/value/Money.tsx";
import { moneyColumn } from "../ui/value/moneyColumn.tsx";
import { Waktu } from "../ui/value/Tanggal.tsx";
import { TwoLines } from "../ui/value/TwoLines.tsx";

const BARIS = 20;

const angka = (header: string, value: (row: Baris) => number | null): LineColumn<Baris> => ({
  header,
  align: "right",
  cell: (row) => <Banyak value={value(row)} satuan={row.satuan} />,
});

/** How many of a machine, or how much of a material in its unit. */
const Banyak = ({ value, satuan }: { value: number | null; satuan: string }) =>
  satuan === "" || value === null ? <Jumlah value={value} /> : tulisBanyak(value, satuan);

const PRODUK: LineColumn<Baris> = {
  header: "Produk",
  wrap: 180,
  cell: ({ namaProduk, kodeProduk }) => <TwoLines below={kodeProduk}>{namaProduk}</TwoLines>,
};
const OLEH: LineColumn<Baris> = { header: barisOpname.oleh.short, wrap: 150, cell: (row) => <Penghitung row={row} /> };
const NILAI = moneyColumn(barisOpname.nilai.short, (row: Baris) => row.nilai);
const SELISIH: readonly LineColumn<Baris>[] = [
  PRODUK,
  angka(barisOpname.buku.short, ({ buku }) => buku),
  angka(barisOpname.jumlah.short, ({ jumlah }) => jumlah),
  {
    header: barisOpname.selisih.short,
    align: "right",
    cell: ({ selisih, satuan }) => <b>{bertanda(selisih ?? 0, satuan)}</b>,
  },
  NILAI,
  angka(barisOpname.stokKini.short, ({ stokKini }) => stokKini),
  OLEH,
];
const COLUMNS: Readonly<Record<BagianOpname, readonly LineColumn<Baris>[]>> = {
  selisih: SELISIH,
  cocok: [PRODUK, angka(barisOpname.jumlah.short, ({ jumlah }) => jumlah), OLEH],
  belum: [PRODUK, angka(barisOpname.stokKini.label, ({ stokKini }) => stokKini)],
};
const KOSONG: Readonly<Record<BagianOpname, string>> = {
  selisih: "Tidak ada selisih",
  cocok: "Belum ada yang cocok",
  belum: "Semua produk sudah dihitung",
};

const bertanda = (n: number, satuan: string): string => `${n > 0 ? "+" : ""}${tulisBanyak(n, satuan)}`;

/** Who counted what and when: the count that holds, and those that it replaced. */
function Penghitung({ row: { oleh, waktu, hitungan, satuan } }: { row: Baris }) {
  if (oleh === null || waktu === null) return "-";
  const lain = hitungan.slice(1).map((satu) => `${tulisBanyak(satu.jumlah, satuan)} oleh ${satu.oleh}`);
  return (
    <>
      {oleh}
      <Text size="xs" c="dimmed">
        <Waktu value={waktu} />
      </Text>
      {lain.length > 0 && (
        <Text size="xs" c="dimmed">
          Sebelumnya {lain.join(", ")}
        </Text>
      )}
    </>
  );
}

/** A part of an opname's products, a page at a time. */
export function BarisOpname({ idOpname, bagian }: { idOpname: string; bagian: BagianOpname }) {
  const [page, setPage] = useState(1);
  const columns = seesHargaBeli(useSession()) ? COLUMNS[bagian] : COLUMNS[bagian].filter((column) => column !== NILAI);
  const { data, error } = useCall(opname.getBarisOpname, { idOpname, bagian, page, limit: BARIS });
  if (data === undefined && error !== null) return <Text>{error.message}</Text>;
  if (data === undefined) return <Skeleton height={120} aria-hidden />;
  const label = { selisih: "Selisih", cocok: "Cocok", belum: "Belum dihitung" }[bagian];
  return (
    <LinePages
      label={label}
      wide
      columns={columns}
      answer={data}
      lineKey={(row) => row.idProduk}
      empty={KOSONG[bagian]}
      page={page}
      setPage={setPage}
      limit={BARIS}
    />
  );
}
