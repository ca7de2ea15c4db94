import { Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { seesHargaBeli } from "#kernel/permission.ts";
import { denganSatuan } from "#kernel/satuan.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { LinePages } from "#web/ui/list/LinePages.tsx";
import { Answered } from "#web/ui/page/Answered.tsx";
import type { LineColumn } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { type Bahan, bahan, type KartuBahan } from "../contract.ts";
import { dataBahan, keadaanBahan, tulisIsi } from "../isiBahan.ts";

const BARIS = 10;
const JENIS: Readonly<Record<KartuBahan["jenis"], string>> = {
  awal: "Stock awal",
  tambah: "Penambahan",
  po: "PO",
  koreksi: "Koreksi",
  biaya: "Tagihan / biaya masuk",
  pakai: "Dipakai produksi",
  "batal-pakai": "Produksi diurungkan",
};

/** A material with its book; `record` is its id. */
export const BahanDetail = ({ dialog }: { dialog: Dialog<string> }) => (
  <DetailShell dialog={dialog} title="Detail Bahan">
    {(idProduk) => (
      <Answered call={bahan.getDetailBahan} input={{ idProduk }} height={360}>
        {({ data }) => <Isi row={data} />}
      </Answered>
    )}
  </DetailShell>
);

function Isi({ row }: { row: Bahan }) {
  const { satuan, hargaBeli, nilaiStok, jumlahStock } = row;
  const tulis = (jumlah: number) => denganSatuan(jumlah, satuan);
  return (
    <>
      <Text fw={600} size="lg" mb={6}>
        {row.namaProduk}
      </Text>
      <Facts
        facts={[
          { label: dataBahan.kodeProduk.label, value: row.kodeProduk },
          { label: keadaanBahan.jumlahStock.label, value: tulis(jumlahStock) },
          { label: dataBahan.minimalStock.label, value: tulis(row.minimalStock) },
          { label: "Akan Datang", value: tulis(row.datang) },
          { label: "Dibeli per", value: tulisIsi(row) },
          ...(hargaBeli === null ? [] : [{ label: dataBahan.hargaBeli.label, value: <Money value={hargaBeli} /> }]),
          ...(nilaiStok === null ? [] : [{ label: "Nilai Stock", value: <Money value={nilaiStok} /> }]),
          ...(nilaiStok === null || jumlahStock === 0
            ? []
            : [{ label: `Rata-rata per ${satuan}`, value: <Money value={Math.round(nilaiStok / jumlahStock)} /> }]),
        ]}
      />
      <Section title="Kartu Stok">
        <Kartu idProduk={row.idProduk} satuan={satuan} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="bahan" id={row.idProduk} />
      </Section>
    </>
  );
}

const kolom = (satuan: string, sees: boolean): readonly LineColumn<KartuBahan>[] => [
  { header: "Waktu", cell: (row) => <Waktu value={row.waktu} /> },
  { header: "Jenis", cell: (row) => (row.jenis === "po" && row.qty < 0 ? "PO, diurungkan" : JENIS[row.jenis]) },
  { header: "Jumlah", align: "right", cell: (row) => `${row.qty > 0 ? "+" : ""}${denganSatuan(row.qty, satuan)}` },
  { header: "Saldo", align: "right", cell: (row) => denganSatuan(row.saldo, satuan) },
  ...(sees
    ? [
        moneyColumn<KartuBahan>("Nilai", (row) => row.nilai),
        moneyColumn<KartuBahan>("Nilai Saldo", (row) => row.nilaiSaldo),
      ]
    : []),
  { header: "Dokumen", cell: (row) => row.sumber || "-" },
  { header: "Keterangan", cell: (row) => row.keterangan || "-", wrap: 180 },
  { header: "Oleh", cell: (row) => row.nama },
];

function Kartu({ idProduk, satuan }: { idProduk: Id<"produk">; satuan: string }) {
  const [page, setPage] = useState(1);
  const sees = seesHargaBeli(useSession());
  const { data, error } = useCall(bahan.getKartuBahan, { idProduk, page, limit: BARIS });
  if (data === undefined) return error ? <Text>{error.message}</Text> : <Skeleton height={120} aria-hidden />;
  return (
    <LinePages
      label="Kartu Stok"
      columns={kolom(satuan, sees)}
      answer={data}
      lineKey={(row) => row.idStok}
      empty="Belum ada pergerakan stock"
      page={page}
      setPage={setPage}
      limit={BARIS}
    />
  );
}
