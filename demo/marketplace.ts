import { marketplace } from "#areas/penjualan/marketplace/contract.ts";
import { setelah } from "#company/hariIni.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { uploading } from "./berkas.ts";
import { rekeningOf, type Story } from "./story.ts";

const PEMBELI = ["kopi_gayo.id", "dapur.bu.sri", "umkm_lestari", "rotikukus88"] as const;
const STATUS = ["Perlu Dikirim", "Sedang Dikirim", "Selesai", "Selesai"] as const;
const PESANAN =
  "No. Pesanan,Status Pesanan,No. Resi,Waktu Pesanan Dibuat,Nama Produk,Nomor Referensi SKU,Harga Setelah Diskon,Jumlah," +
  "Returned quantity,Username (Pembeli),Nama Penerima,No. Telepon,Alamat Pengiriman";
const PENGHASILAN = "No. Pesanan,Tanggal Dana Dilepaskan,Jumlah Pengembalian Dana ke Pembeli,Total Penghasilan";

/** A few orders of Shopee at the end of the story: two of them are paid out, and of the last one a unit came back. */
export async function sellOnline(story: Story): Promise<void> {
  const { people, services, calendar } = story;
  const today = jakartaToday(calendar.now());
  const produk = await services.sql<{ kodeProduk: string; namaProduk: string; hargaProduk: number }[]>`
    select kode_produk, nama_produk, harga_produk from produk
    where not soft_delete and kategori_produk = 'utama' and stock_sales >= 2 order by harga_produk, id_produk limit 4`;
  const pesanan = produk.map(({ kodeProduk, namaProduk, hargaProduk }, at) => ({
    ...{ nomor: `${today.slice(2).replaceAll("-", "")}SHP${at + 1}0K`, status: STATUS[at], pembeli: PEMBELI[at] },
    ...{ kodeProduk, namaProduk, harga: Math.round(hargaProduk * 1.06), retur: at === 3 ? 1 : 0 },
    resi: at === 0 ? "" : `JX48210077${at}ID`,
  }));
  const baris = pesanan.map(({ nomor, status, resi, namaProduk, kodeProduk, harga, retur, pembeli }, at) =>
    [
      ...[
        nomor,
        status,
        resi,
        `${setelah(today, at > 1 ? -2 : 0)} 09:${10 + at}`,
        `"${namaProduk}"`,
        kodeProduk,
        harga,
        1,
      ],
      ...[retur, pembeli, "B***i", "******21", `"J*********, KOTA MALANG"`],
    ].join(","),
  );
  const idRekening = rekeningOf(story, "BCA RJP") as Id<"rekening">;
  const bring = (name: string, rows: string[]) =>
    uploading(name, rows.join("\n"), (files) =>
      people.direktur.do(marketplace.imporMarketplace, { coba: false, idRekening }, files),
    );
  if (pesanan.length === 0) return;
  await bring("Order.all.csv", [PESANAN, ...baris]);
  const cair = pesanan.slice(2).map(({ nomor, harga }) => [nomor, today, 0, Math.round(harga * 0.91)].join(","));
  if (cair.length > 0) await bring("Income.released.csv", [PENGHASILAN, ...cair]);
}
