import { Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { ribuan } from "#kernel/format.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import type { DocumentKind } from "#web/documents/address.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { LinePages } from "#web/ui/list/LinePages.tsx";
import type { LineColumn } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { produk } from "../contract.ts";
import type { KartuStok as Baris } from "../kartuStok.ts";

const JENIS: Readonly<Record<Baris["jenis"], string>> = {
  awal: "Stock awal",
  tambah: "Penambahan",
  po: "PO",
  produksi: "Produksi",
  kirim: "Kirim",
  "batal-kirim": "Batal kirim",
  koreksi: "Koreksi",
  retur: "Retur",
  perbaikan: "Selesai diperbaiki",
  biaya: "Tagihan / biaya masuk",
  servis: "Part servis",
  "batal-servis": "Part servis kembali",
};
const BARIS = 10;

const NILAI: readonly LineColumn<Baris>[] = [
  moneyColumn("Nilai", (row) => row.nilai),
  moneyColumn("Nilai Saldo", (row) => row.nilaiSaldo),
];
const COLUMNS: readonly LineColumn<Baris>[] = [
  { header: "Waktu", cell: (row) => <Waktu value={row.waktu} /> },
  { header: "Jenis", cell: jenis },
  { header: "Qty", align: "right", cell: (row) => <Gerak qty={row.qty} /> },
  { header: "Saldo", align: "right", cell: (row) => <Jumlah value={row.saldo} /> },
  ...NILAI,
  { header: "Dokumen", cell: (row) => <Dokumen kode={row.sumber} /> },
  { header: "Keterangan", cell: (row) => <Dokumen kode={row.keterangan === row.sumber ? "" : row.keterangan} /> },
  { header: "Oleh", cell: (row) => row.nama },
];

/** Finished machines that leave the book again were counted by mistake. */
function jenis({ jenis: apa, qty }: Baris): string {
  return qty < 0 && (apa === "po" || apa === "produksi") ? `${JENIS[apa]}, diurungkan` : JENIS[apa];
}

const COLUMNS_UMUM = COLUMNS.filter((column) => !NILAI.includes(column));

const Gerak = ({ qty }: { qty: number }) => <span>{qty > 0 ? `+${ribuan(qty)}` : ribuan(qty)}</span>;

const JENIS_DOKUMEN: Readonly<Record<string, DocumentKind>> = {
  SO: "order",
  PO: "po",
  RT: "retur",
  OP: "opname",
  SV: "keluhan",
  KJ: "kunjungan",
  TG: "tagihan",
};

/** The code of a document as a link; other text as it is. */
function Dokumen({ kode }: { kode: string }) {
  if (kode === "") return "-";
  const kind = /^(SO|PO|RT|OP|TG)-\d{4}-\d+$/.exec(kode)?.[1];
  const known = kind === undefined ? undefined : JENIS_DOKUMEN[kind];
  return known === undefined ? kode : <DocumentLink kind={known} kunci={kode} />;
}

/** The stock book of a product, newest first. */
export function KartuStok({ idProduk }: { idProduk: Id<"produk"> }) {
  const [page, setPage] = useState(1);
  const columns = seesHargaBeli(useSession()) ? COLUMNS : COLUMNS_UMUM;
  const { data, error } = useCall(produk.getKartuStok, { idProduk, page, limit: BARIS });
  if (data === undefined && error !== null) return <Text>{error.message}</Text>;
  if (data === undefined) return <Skeleton height={120} aria-hidden />;
  return (
    <LinePages
      label="Kartu Stok"
      columns={columns}
      answer={data}
      lineKey={(row) => row.idStok}
      empty="Belum ada pergerakan stock"
      page={page}
      setPage={setPage}
      limit={BARIS}
    />
  );
}
