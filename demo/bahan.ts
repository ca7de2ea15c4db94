import { po } from "#areas/pembelian/po/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { bahan } from "#areas/produksi/bahan/contract.ts";
import { resep } from "#areas/produksi/resep/contract.ts";
import type { Id } from "#kernel/types.ts";
import type { Story } from "./story.ts";

/** Name, unit, pack, content of a pack, price of a pack, minimum, stock. */
const BAHAN = [
  ["Plat Stainless 304 1,2 mm", "kg", "lembar", 28.4, 1_420_000, 60, 175.6],
  ["Pipa Hollow 40x40", "m", "batang", 6, 186_000, 36, 94.5],
  ["Glasswool 25 mm", "m2", "rol", 18, 540_000, 20, 61],
  ["Motor Listrik 1 HP", "pcs", "pcs", 1, 1_350_000, 2, 6],
  ["Termokopel Tipe K", "pcs", "dus", 10, 950_000, 5, 23],
  ["Cat Tahan Panas", "liter", "kaleng", 4.5, 315_000, 9, 20.25],
] as const;

/** What a machine takes of them. */
const TAKARAN = [34.5, 14, 6.5, 1, 2, 1.25];
const UPAH = 1_750_000;

/** The workshop begins to keep its materials: two machines that are being made get their recipes. */
export async function mulaiBahan({ people, services }: Story): Promise<void> {
  const { direktur, gudang } = people;
  const ids: Id<"produk">[] = [];
  for (const [ke, [namaProduk, satuan, satuanBeli, isiBeli, hargaBeli, minimalStock, jumlahStock]] of BAHAN.entries()) {
    const isi = { namaProduk, satuan, satuanBeli, isiBeli, hargaBeli, minimalStock, jumlahStock };
    const kodeProduk = `BHN-${String(ke + 1).padStart(2, "0")}`;
    ids.push((await direktur.do(bahan.addBahan, { kodeProduk, ...isi })).data.idProduk);
  }
  const mesin = await services.sql<{ idProduk: Id<"produk"> }[]>`
    select id_produk from orderan
    where sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and tgl_awal_pengerjaan is not null
    group by 1 order by sum(qty - qty_selesai) desc, id_produk limit 2`;
  for (const [ke, { idProduk }] of mesin.entries()) {
    const takaran = ids.map((id, at) => ({ idProduk: id, qty: (TAKARAN[at] ?? 1) * (ke + 1) }));
    await direktur.do(resep.setResep, { idProduk, upah: UPAH * (ke + 1), bahan: takaran });
  }
  await direktur.do(po.addPo, { idProduk: ids[1] as Id<"produk">, qty: 12 });
  const [baris] = await services.sql<{ idOrderan: Id<"orderan"> }[]>`
    select id_orderan from orderan
    where id_produk = ${mesin[0]?.idProduk ?? 0} and sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null
      and tgl_awal_pengerjaan is not null
    order by tgl_deadline, id_orderan limit 1`;
  if (!baris) return;
  const dipakai = ids.map((idProduk, at) => ({ idProduk, dipakai: (TAKARAN[at] ?? 1) + (at === 0 ? 1.75 : 0) }));
  await gudang.do(pesanLangsung.updatePl, { idOrderan: baris.idOrderan, selesai: 1, bahan: dipakai });
}
