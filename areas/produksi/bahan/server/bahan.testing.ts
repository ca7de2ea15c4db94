import type { Id } from "#kernel/types.ts";
import type { Person } from "#test/support/office.ts";
import { resep } from "../../resep/contract.ts";
import { bahan } from "../contract.ts";

let ke = 0;

type Uji = {
  kodeProduk?: string;
  namaProduk?: string;
  satuan?: string;
  satuanBeli?: string;
  isiBeli?: number | string;
  hargaBeli?: number;
  minimalStock?: number;
  jumlahStock?: number | string;
};

/** A material; without more it is bought and kept by kg, at Rp 10.000. */
export async function makeBahan(boss: Person, uji: Uji = {}): Promise<Id<"produk">> {
  ke += 1;
  const kodeProduk = `BHN-${String(ke).padStart(3, "0")}`;
  const { data } = await boss.call(bahan.addBahan, {
    ...{ kodeProduk, namaProduk: `Bahan ${kodeProduk}`, satuan: "kg", satuanBeli: "kg", isiBeli: 1 },
    ...{ hargaBeli: 10_000, minimalStock: 0, jumlahStock: 100 },
    ...uji,
  });
  return data.idProduk;
}

/** A recipe from today on. */
export async function makeResep(
  boss: Person,
  idProduk: Id<"produk">,
  isi: readonly [idProduk: Id<"produk">, qty: number][],
  upah = 0,
): Promise<void> {
  await boss.call(resep.setResep, { idProduk, upah, bahan: isi.map(([id, qty]) => ({ idProduk: id, qty })) });
}

export async function stockOf(boss: Person, idProduk: Id<"produk">) {
  const { jumlahStock, nilaiStok } = (await boss.call(bahan.getDetailBahan, { idProduk })).data;
  return [jumlahStock, nilaiStok];
}
