import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { MAKS_BANYAK } from "#kernel/several.ts";
import type { Sql } from "#platform/db/database.ts";
import { bench, type Measured } from "./harness.ts";
import { perusahaanRamai } from "./penjualan.ts";

/** PDFs of an order of usual size and of one with sixty lines, and of a hundred at once: node bench/pdf.ts */
const BANYAK_BARIS = 60;

const tambahBaris = (sql: Sql, idSo: string) => sql`
  insert into orderan (id_so, urutan, id_produk, kode_produk, nama_produk, kapasitas, tipe, kategori_produk,
    sumber_produk, qty, qty_selesai, harga_produk, status_produk)
  select ${idSo}, u, p.id_produk, p.kode_produk, p.nama_produk, p.kapasitas, p.tipe, p.kategori_produk, 'SG', 2, 2,
    p.harga_produk, 'Selesai'
  from generate_series(4, ${BANYAK_BARIS}::int) u join produk p on p.id_produk = u`;

await bench(async ({ sql, measure }) => {
  // The lines say how many stand on notes: the trigger would count them a second time.
  await sql`alter table surat_jalan_baris disable trigger user`;
  for (const [, statement] of perusahaanRamai(MAKS_BANYAK)) await sql.unsafe(statement);
  const rows = await sql<{ idSo: string; idInvoice: string }[]>`select id_so, id_invoice from invoice order by urut`;
  const seratus = rows.slice(0, MAKS_BANYAK);
  const [biasa, panjang] = rows;
  if (!biasa || !panjang) throw new Error("The bench made no orders");
  await tambahBaris(sql, panjang.idSo);
  const hasil: Measured[] = [];
  for (const [baris, { idSo, idInvoice }] of [
    ["3 lines", biasa],
    [`${BANYAK_BARIS} lines`, panjang],
  ] as const) {
    hasil.push(await measure(`order, ${baris}`, order.cetakSoPdf, { idSo }));
    hasil.push(await measure(`invoice, ${baris}`, invoice.cetakInvPdf, { idInvoice, idSo }));
    hasil.push(await measure(`delivery note, ${baris}`, suratJalan.cetakSjPdf, { idSo }));
  }
  hasil.push(
    await measure(
      `${seratus.length} invoices, one PDF`,
      invoice.cetakInvBanyak,
      {
        idInvoice: JSON.stringify(seratus.map(({ idInvoice }) => idInvoice)),
      },
      3,
    ),
    await measure(
      `${seratus.length} orders, one PDF`,
      order.cetakSoBanyak,
      {
        idSo: JSON.stringify(seratus.map(({ idSo }) => idSo)),
      },
      3,
    ),
  );
  return hasil;
});
