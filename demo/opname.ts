import { opname } from "#areas/produk/opname/contract.ts";
import { seeded } from "./random.ts";
import { orLater, type Story } from "./story.ts";

/** When the warehouse is counted: once at this share of the story, and this many days before its end. */
export const OPNAME_DIPUTUSKAN = 0.6;
export const OPNAME_TERAKHIR = 5;

type Barang = { idProduk: number; jumlahStock: number; bebas: number };

/** Two people count the machines, each one half; the next day it is sent, and mostly decided by the director. */
export async function countGudang(story: Story, diputuskan: boolean): Promise<void> {
  const { people, calendar, services } = story;
  const { gudang, teknisi, direktur } = people;
  const random = seeded(diputuskan ? 611 : 612);
  const keterangan = diputuskan ? "Opname tengah tahun" : "Opname akhir tahun, gudang utama";
  const isian = { cakupan: "kategori", kategori: "utama", keterangan, idProduk: [] } as const;
  const { idOpname } = (await gudang.do(opname.addOpname, isian)).data;
  const barang = await services.sql<Barang[]>`
    select id_produk, jumlah_stock, stock_sales as bebas from opname_baris join produk using (id_produk)
    where id_opname = ${idOpname} order by id_produk`;
  const hitungan = barang.map(({ idProduk, jumlahStock, bebas }) => {
    const meleset = random.chance(0.12) ? random.pick([-1, -1, 1]) : 0;
    return { idProduk, jumlah: jumlahStock + (bebas > 2 ? meleset : 0) };
  });
  const separuh = Math.ceil(hitungan.length / 2);
  await gudang.do(opname.hitungOpname, { idOpname, baris: hitungan.slice(0, separuh), cara: "pindai" });
  await teknisi.do(opname.hitungOpname, { idOpname, baris: hitungan.slice(separuh) });
  calendar.later(1, async () => {
    await gudang.do(opname.kirimOpname, { idOpname, belumDihitung: 0 });
    if (!diputuskan) return;
    const setuju = { idOpname, status: "Disetujui", note: "Sudah dicek ulang di gudang" } as const;
    calendar.later(1, () => orLater(story, 2, async () => void (await direktur.do(opname.putuskanOpname, setuju))));
  });
}
