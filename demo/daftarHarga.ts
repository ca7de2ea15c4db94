import { daftarHarga } from "#areas/penjualan/daftar-harga/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import type { Story } from "./story.ts";

/** Two lists at the end of the story: of the best customers, who are a group, and of one among them. */
export async function makeDaftarHarga({ services: { sql }, people: { direktur }, calendar }: Story): Promise<void> {
  const mulai = jakartaToday(calendar.now());
  const terbesar = await sql<{ idPelanggan: Id<"pelanggan"> }[]>`
    select p.id_utama as id_pelanggan from so_pelanggan l join so using (id_so) join pelanggan p using (id_pelanggan)
    group by 1 order by sum(total_pembelian) desc, 1 limit 6`;
  const laris = await sql<{ idProduk: Id<"produk">; harga: number }[]>`
    select p.id_produk, p.harga_produk as harga from produk p join orderan using (id_produk)
    where not p.soft_delete and p.kategori_produk <> 'bahan' group by p.id_produk order by sum(qty) desc, p.id_produk limit 12`;
  const kelompok = "Distributor";
  for (const { idPelanggan } of terbesar) await direktur.do(daftarHarga.setKelompokHarga, { idPelanggan, kelompok });
  const grup = { nama: "Harga Distributor", kelompok, mulai, sampai: null, pelanggan: [] };
  const { data } = await direktur.do(daftarHarga.addDaftarHarga, grup);
  await direktur.do(daftarHarga.setHarga, {
    idDaftarHarga: data.idDaftarHarga,
    baris: laris.map(({ idProduk, harga }, at) =>
      at % 3 === 0 ? { idProduk, persen: 7.5 } : { idProduk, harga: Math.round((harga * 0.94) / 100_000) * 100_000 },
    ),
  });
  const pelanggan = terbesar.slice(0, 1).map(({ idPelanggan }) => idPelanggan);
  const khusus = await direktur.do(daftarHarga.addDaftarHarga, {
    ...grup,
    nama: "Kontrak Tahunan",
    kelompok: "",
    pelanggan,
  });
  await direktur.do(daftarHarga.setHarga, {
    idDaftarHarga: khusus.data.idDaftarHarga,
    baris: laris.slice(0, 3).map(({ idProduk }) => ({ idProduk, persen: 10 })),
  });
}
