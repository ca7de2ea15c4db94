import { writeXlsx } from "hucre/xlsx";
import { makeProduk, rekeningBernama } from "#books/fixtures.ts";
import type { ClientInput } from "#kernel/call.ts";
import { sheet } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";
import { marketplace } from "../contract.ts";
import type { PesananMarketplace } from "../isiMarketplace.ts";

type Sel = string | number | null;

const SHOPEE =
  "No. Pesanan|Status Pesanan|Shipped by Advance Fulfilment|Booking SN|Status Pembatalan/ Pengembalian|No. Resi|Opsi Pengiriman|" +
  "Antar ke counter/ pick-up|Waktu Pesanan Dibuat|Waktu Pembayaran Dilakukan|SKU Induk|Nama Produk|Nomor Referensi SKU|Nama Variasi|" +
  "Harga Awal|Harga Setelah Diskon|Jumlah|Returned quantity|Subtotal Pesanan|Total Diskon|Total Pembayaran|Username (Pembeli)|" +
  "Nama Penerima|No. Telepon|Alamat Pengiriman|Kota/Kabupaten|Provinsi|Waktu Pesanan Selesai";
/** The headings of older exports: a reason as third column, no booking, the total by another name. */
const SHOPEE_LAMA =
  "No. Pesanan|Status Pesanan|Alasan Pembatalan|No. Resi|Waktu Pesanan Dibuat|SKU Induk|Nama Produk|Nomor Referensi SKU|" +
  "Nama Variasi|Harga Setelah Diskon|Jumlah|Total Harga Produk|Username (Pembeli)|Nama Penerima|No. Telepon|Alamat Pengiriman|" +
  "Waktu Pesanan Selesai";
const TIKTOK =
  "Order ID|Order Status|Order Substatus|Cancelation/Return Type|SKU ID|Seller SKU|Product Name|Variation|Quantity|" +
  "Sku Quantity of return|SKU Unit Original Price|SKU Subtotal Before Discount|SKU Platform Discount|SKU Seller Discount|" +
  "SKU Subtotal After Discount|Order Amount|Created Time|Tracking ID|Shipping Provider Name|Buyer Username|Recipient|Phone #|" +
  "Province|District|Detail Address|Package ID";
const PENGHASILAN =
  "No.|No. Pesanan|No. Pengajuan|Username (Pembeli)|Waktu Pesanan Dibuat|Tanggal Dana Dilepaskan|Harga Asli Produk|" +
  "Total Diskon Produk|Jumlah Pengembalian Dana ke Pembeli|Voucher disponsor oleh Penjual|Biaya Administrasi|Biaya Layanan|" +
  "Gratis Ongkir XTRA|Total Penghasilan";
const TIKTOK_CAIR =
  "Order/adjustment ID|Type|Order created time|Order settled time|Currency|Total Settlement Amount|Total Revenue|" +
  "TikTok Shop commission fee|Transaction fee|Affiliate commission|SFP service fee|Customer refund";

export type Baris = Readonly<Record<string, Sel>>;
const tabel = (judul: string, rows: readonly Baris[]): Sel[][] => {
  const headings = judul.split("|");
  return [headings, ...rows.map((row) => headings.map((one) => row[one] ?? ""))];
};

export const shopee = (rows: readonly Baris[], name = "Order.toship.xlsx") => sheet(tabel(SHOPEE, rows), name);
export const shopeeLama = (rows: readonly Baris[]) => sheet(tabel(SHOPEE_LAMA, rows), "Order.completed.xlsx");

const RINGKASAN: Sel[] = ["Laporan Penghasilan", "2026-11-01 - 2026-11-30"];
/** Headings stand below a summary, on the second sheet. */
export async function penghasilan(rows: readonly Baris[]): Promise<File> {
  const sheets = [
    { name: "Summary", rows: [RINGKASAN, ["Total Penghasilan", "1"]] },
    { name: "Income", rows: [RINGKASAN, ...tabel(PENGHASILAN, rows)] },
  ];
  return new File([new Uint8Array(await writeXlsx({ sheets }))], "Income.released.xlsx");
}

/** The same as text, which is read faster. */
export const shopeeCsv = (rows: readonly Baris[]) => new File([csv(tabel(SHOPEE, rows))], "Order.toship.csv");
export const penghasilanCsv = (rows: readonly Baris[]) =>
  new File([csv([RINGKASAN, ...tabel(PENGHASILAN, rows)])], "Income.released.csv");

const csv = (rows: readonly Sel[][]): string =>
  rows.map((row) => row.map((cell) => `"${String(cell ?? "").replaceAll('"', '""')}"`).join(",")).join("\r\n");

/** The row below the headings says what each column is. */
export function tiktok(rows: readonly Baris[]): File {
  const [judul = [], ...isi] = tabel(TIKTOK, rows);
  const uraian = judul.map((one) => (one === "Order ID" ? "Platform unique order ID." : `About ${one}`));
  return new File([csv([judul, uraian, ...isi])], "OrderSKUList.csv");
}
export const tiktokCair = (rows: readonly Baris[]): File => new File([csv(tabel(TIKTOK_CAIR, rows))], "income.csv");

/** A row of Shopee's export; prices are text with dots as Shopee writes them. */
export const barisShopee = (nomor: string, isi: Baris = {}): Baris => ({
  "No. Pesanan": nomor,
  "Status Pesanan": "Perlu Dikirim",
  "Waktu Pesanan Dibuat": "2026-11-20 09:15",
  "Nama Produk": "Oven Pengering Mini",
  "Nomor Referensi SKU": "OVEN-MINI",
  "Harga Setelah Diskon": "1.250.000",
  Jumlah: "1",
  "Username (Pembeli)": "kopi_malang",
  "Nama Penerima": "B***i",
  "No. Telepon": "******21",
  "Alamat Pengiriman": "J*********, KOTA MALANG",
  "Kota/Kabupaten": "KOTA MALANG",
  Provinsi: "JAWA TIMUR",
  ...isi,
});

export const barisCair = (nomor: string, total: Sel, isi: Baris = {}): Baris => ({
  "No. Pesanan": nomor,
  "Tanggal Dana Dilepaskan": "2026-11-25",
  "Jumlah Pengembalian Dana ke Pembeli": "0",
  "Biaya Administrasi": "\u221281.250",
  "Total Penghasilan": total,
  ...isi,
});

export const barisTikTok = (nomor: string, isi: Baris = {}): Baris => ({
  "Order ID": `${nomor}\t`,
  "Order Status": "Completed",
  "SKU ID": "1729384756102938475",
  "Seller SKU": "OVEN-MINI",
  "Product Name": "Oven Pengering Mini",
  Quantity: "1",
  "SKU Subtotal Before Discount": "1300000",
  "SKU Seller Discount": "50000",
  "SKU Platform Discount": "20000",
  "SKU Subtotal After Discount": "1230000",
  "Created Time": "20/11/2026 10:05:33",
  "Buyer Username": "dapur.rasa",
  Recipient: "Dapur Rasa",
  "Phone #": "(+62)812-555-123",
  "Detail Address": "Jl. Rajawali 4",
  Province: "Jawa Barat",
  ...isi,
});

/**
 * The books and notes of the orders whose numbers begin so, without that beginning and with the marketplace's numbers in the place of our
 * codes, which depend on what came first.
 */
export async function isiBuku({ sql }: Office, awal: string): Promise<Record<string, string[]>> {
  const baca = async (rows: Promise<readonly object[]>) =>
    (await rows).map((row) => JSON.stringify(row).replaceAll(awal, "")).sort();
  const milik = sql`marketplace_pesanan p where p.nomor like ${`${awal}%`}`;
  return {
    pesanan: await baca(sql`
      select p.toko, p.nomor, p.status, p.resi, p.qty_retur, p.diskon, p.perlu, p.id_so is not null as jadi from ${milik}`),
    order: await baca(sql`
      select s.tipe_so, s.status_so, s.status_pembayaran, s.tgl_order, s.customer_instansi, s.nama_customer, s.alamat_customer,
        s.no_telp, s.nama_penerima, s.total_pembelian, s.total_tambahan_online
      from so s where s.id_so in (select p.id_so from ${milik})`),
    baris: await baca(sql`
      select s.customer_instansi, o.kode_produk, o.sumber_produk, o.qty, o.ditahan, o.harga_produk, o.tambahan_harga_online
      from orderan o join so s using (id_so) where s.id_so in (select p.id_so from ${milik})`),
    invoice: await baca(sql`
      select s.customer_instansi, i.ke, i.status_approve, i.total_pembelian, i.nominal_diskon, i.nominal_bayar, i.nominal_lunas,
        i.jasa_online, r.nama_rekening
      from invoice i join so s using (id_so) join rekening r using (id_rekening) where s.id_so in (select p.id_so from ${milik})`),
    cair: await baca(sql`
      select toko, nomor, tanggal, nominal, pengembalian, ke from marketplace_cair where nomor like ${`${awal}%`}`),
    stok: await baca(sql`
      select kode_produk, jumlah_stock, stock_sales, ditahan from produk where kode_produk like ${`${awal}%`}`),
  };
}

export type Isian = Partial<Omit<ClientInput<typeof marketplace.imporMarketplace>, "berkas">>;
const isian = (berkas: File, isi: Isian) => ({ coba: false, ...isi, berkas: [berkas] });

export const bringFile = (person: Person, berkas: File, isi: Isian = {}) =>
  person.call(marketplace.imporMarketplace, isian(berkas, isi));
export const refuseFile = (person: Person, berkas: File, isi: Isian = {}) =>
  person.refused(marketplace.imporMarketplace, isian(berkas, isi));

/** The order of a marketplace with this number. */
export async function findPesanan(person: Person, nomor: string): Promise<PesananMarketplace> {
  const [row] = (await person.call(marketplace.getPesananMarketplace, { cari: nomor })).data;
  if (!row) throw new Error(`No order ${nomor}`);
  return row;
}

export async function countOrders({ sql }: Office): Promise<number> {
  const [row] = await sql<{ banyak: number }[]>`select count(*)::int as banyak from so`;
  return row?.banyak ?? 0;
}

/** A company that sells OVEN-MINI and is paid to BCA RJP. */
export async function prepareSeller(office: Office) {
  const bos = await office.person("Super Admin");
  // A SKU that is the code of a product is known.
  await makeProduk(office, bos, {
    ...{ kodeProduk: "oven-mini", namaProduk: "Pengering Mini", hargaProduk: 1_200_000, stock: 100 },
  });
  const dasar: Isian = { idRekening: await rekeningBernama(office, "BCA RJP") };
  return {
    bos,
    impor: (person: Person, berkas: File, isi: Isian = {}) => bringFile(person, berkas, { ...dasar, ...isi }),
    tolak: (person: Person, berkas: File) => refuseFile(person, berkas, dasar),
    pesanan: (cari: string) => findPesanan(bos, cari),
    banyak: () => countOrders(office),
  };
}
