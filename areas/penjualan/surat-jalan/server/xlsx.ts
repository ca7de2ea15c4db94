import { type Milik, orderSaja } from "#company/orderMilik.ts";
import type { RentangPenuh } from "#kernel/range.ts";
import { inOrder, type ValuesOf } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { customer, keadaanOrder, kepalaOrder } from "../../order/isiOrder.ts";
import {
  catatanSuratJalan,
  ekspedisi,
  isianSuratJalan,
  keadaanBarang,
  kepalaSuratJalan,
  penerimaBarang,
} from "../isiSuratJalan.ts";

const BATCH = 1000;

type Order = typeof kepalaOrder & typeof keadaanOrder & typeof customer;
type Note = typeof kepalaSuratJalan & typeof keadaanBarang & typeof isianSuratJalan;
type Baris = ValuesOf<Order & Note> & { barang: string; jumlah: number; nomor: string; namaLengkap: string };

const KOLOM: readonly RowColumn<Baris>[] = showing(
  { ...kepalaSuratJalan, ...keadaanBarang, ...catatanSuratJalan, ...kepalaOrder, ...keadaanOrder, ...customer },
  {
    others: [
      "tglKeluar",
      "tipeSo",
      "totalTambahanOnline",
      "statusLunas",
      "selesaiGaransi",
      "statusSetor",
      "tglSetor",
      "alamatCustomer",
      "noTelp",
      "email",
    ],
  },
  [
    recordColumn(kepalaSuratJalan, "idSuratJalan"),
    recordColumn(kepalaSuratJalan, "tglSurat"),
    recordColumn(kepalaOrder, "idSo"),
    recordColumn(kepalaOrder, "tglOrder"),
    recordColumn(kepalaSuratJalan, "idInvoice"),
    recordColumn(customer, "customerInstansi"),
    recordColumn(customer, "namaCustomer"),
    { header: "Produk", kind: "text", width: 40, value: (row: Baris) => row.barang },
    { header: "Jumlah Mesin", kind: "number", total: true, value: (row: Baris) => row.jumlah },
    recordColumn(kepalaOrder, "totalPembelian", { total: true }),
    recordColumn(keadaanBarang, "statusBarang"),
    recordColumn(keadaanOrder, "statusSo"),
    recordColumn(keadaanOrder, "statusPembayaran"),
    recordColumn(catatanSuratJalan, "nomorResi"),
    ...inOrder(ekspedisi)("namaEkspedisi", "alamatEkspedisi", "telpEkspedisi").map((name) =>
      recordColumn(ekspedisi, name),
    ),
    ...inOrder(penerimaBarang)("namaPenerima", "alamatPenerima", "noTelpPenerima").map((name) =>
      recordColumn(penerimaBarang, name),
    ),
    recordColumn(catatanSuratJalan, "keterangan"),
    { header: "Nomor Seri", kind: "text", width: 40, value: (row: Baris) => row.nomor },
    { header: "Dibuat Oleh", kind: "text", value: (row: Baris) => row.namaLengkap },
  ],
);

/** Notes by their own dates, the notes of these orders, or the orders that the list shows with theirs. */
type Diminta = (({ rentang: RentangPenuh } | { idSo: readonly string[] }) & { milik: Milik }) | { daftar: Fragment };

/** Delivery notes, oldest first; those of the list in its order, with the orders that have none yet. */
export const suratJalanXlsx = (db: Db, asked: Diminta) =>
  streamXlsx({ sheet: "Surat Jalan", columns: KOLOM, rows: baris(db, asked) });

function sumber(db: Db, asked: Diminta): { dari: Fragment; cocok: Fragment; urut: Fragment } {
  if ("daftar" in asked)
    return {
      dari: db`(${asked.daftar}) s left join surat_jalan j using (id_so)`,
      cocok: db`true`,
      urut: db`s.ke, j.id_surat_jalan`,
    };
  const cocok =
    "idSo" in asked
      ? db`j.id_so = any(${[...asked.idSo]}::text[])`
      : db`j.tgl_surat between ${asked.rentang.tglAwal} and ${asked.rentang.tglAkhir}`;
  return {
    dari: db`surat_jalan j join so s using (id_so)`,
    cocok: db`${cocok} ${orderSaja(db, "j.idSo", asked.milik)}`,
    urut: db`j.tgl_surat, j.id_surat_jalan`,
  };
}

async function* baris(db: Db, asked: Diminta) {
  const { dari, cocok, urut } = sumber(db, asked);
  const batches = db<Baris[]>`
    select ${columns(db, "s", kepalaOrder, keadaanOrder, customer)},
      ${columns(db, "j", kepalaSuratJalan, keadaanBarang, isianSuratJalan)},
      b.barang, b.jumlah, n.nomor, k.nama_lengkap
    from ${dari} left join karyawan k on k.id_user = j.id_user
    cross join lateral (
      select string_agg(format('%s x %s', o.kode_produk, b.qty), ', ' order by o.urutan) as barang, sum(b.qty) as jumlah
      from surat_jalan_baris b join orderan o using (id_orderan) where b.id_surat_jalan = j.id_surat_jalan
    ) b
    cross join lateral (
      select coalesce(string_agg(nomor, ', ' order by id_orderan, length(nomor), nomor), '') as nomor
      from surat_jalan_seri n where n.id_surat_jalan = j.id_surat_jalan
    ) n
    where ${cocok} order by ${urut}`.cursor(BATCH);
  for await (const batch of batches) yield cellsOf(KOLOM, batch);
}
