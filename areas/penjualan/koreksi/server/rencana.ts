import type { Ubahan } from "#books/jurnal/peristiwa/nilai.ts";
import type { ProdukTerkunci } from "#books/stok/stok.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { ProdukBerharga } from "../../daftar-harga/server/berlaku.ts";
import { type TotalOrder, totalOrder } from "../../keranjang/keranjang.ts";
import { DISKON_ONLINE, sebelumDiskon } from "../../order/diskon.ts";
import type { TipeSo } from "../../order/label.ts";
import type { BarisDiubah, OrderDiubah } from "../orderDiubah.ts";
import { type HargaBaris, hargaBaris, hargaDisepakati } from "./harga.ts";
import { changedData, changedKepala, hasAny } from "./isian.ts";
import type { BarisKoreksi, OrderKoreksi } from "./order.ts";
import type { Bagian } from "./rules.ts";

/** A line that stays, as it shall be. */
export type BarisTetap = {
  lama: BarisKoreksi;
  qty: number;
  qtySelesai: number;
  ditahan: number;
  /** Finished units that go to the free stock. */
  lepas: number;
  tambahanHargaOnline: Rupiah;
} & HargaBaris;
export type BarisTambah = { baris: BarisDiubah; produk: ProdukTerkunci } & HargaBaris;

/** What the lines of a changed order become; nothing is decided and nothing written. */
export type RencanaBaris = {
  tetap: readonly BarisTetap[];
  hapus: readonly BarisKoreksi[];
  tambah: readonly BarisTambah[];
  total: TotalOrder;
  /** How many more (+) or fewer (-) units of each product the order holds. */
  tahan: ReadonlyMap<Id<"produk">, number>;
};

/** `disepakati`: the prices stand in a request that was made, and hold although the product's price changed since. */
type Diminta = Pick<OrderDiubah, "listProduk"> & { tipeSo: TipeSo; disepakati: boolean };

/** The lines of the order as they shall be, or why that is impossible. */
export function planLines(
  order: OrderKoreksi,
  produk: ReadonlyMap<number, ProdukBerharga>,
  { listProduk, tipeSo, disepakati }: Diminta,
): RencanaBaris | { masalah: string } {
  const diminta = listProduk ?? order.baris.map(sebagaimana);
  const lama = new Map<number, BarisKoreksi>(order.baris.map((baris) => [baris.idOrderan, baris]));
  const masalah = salahSusunan(diminta, lama);
  if (masalah !== null) return { masalah };
  const tetap: BarisTetap[] = [];
  const tambah: BarisTambah[] = [];
  for (const baris of diminta) {
    const ada = baris.idOrderan === null ? undefined : lama.get(baris.idOrderan);
    const satu = produk.get(baris.idProduk);
    if (!satu) return { masalah: "Produk tidak dikenal" };
    const harga = (disepakati ? hargaDisepakati(baris, ada) : null) ?? hargaBaris(baris, ada, satu);
    if (typeof harga === "string") return { masalah: harga };
    if (tipeSo === "Online" && harga.diskon > 0) return { masalah: DISKON_ONLINE };
    const tambahanHargaOnline = tipeSo === "Online" ? baris.tambahanHargaOnline : (0 as Rupiah);
    if (!ada) {
      if (satu.softDelete) return { masalah: `Produk ${satu.namaProduk} sudah tidak aktif` };
      tambah.push({ baris: { ...baris, tambahanHargaOnline }, produk: satu, ...harga });
      continue;
    }
    const kurang = terlaluSedikit(ada, baris.qty);
    if (kurang !== null) return { masalah: kurang };
    tetap.push({ lama: ada, ...unitBaru(ada, baris.qty), ...harga, tambahanHargaOnline });
  }
  const tinggal = new Set<number>(tetap.map((baris) => baris.lama.idOrderan));
  const hapus = order.baris.filter(({ idOrderan }) => !tinggal.has(idOrderan));
  const terpakai = hapus.map((baris) => terlaluSedikit(baris, 0)).find((alasan) => alasan !== null);
  if (terpakai) return { masalah: terpakai };
  const dinilai = totalOrder(
    tipeSo,
    [...tetap, ...tambah.map(({ baris, hargaProduk }) => ({ ...baris, hargaProduk }))],
    order.ppnDiAtas,
  );
  if (!dinilai) return { masalah: "Total order melebihi batas, kurangi jumlah produk" };
  const { total } = dinilai;
  if (total.totalPembelian < 1) return { masalah: "Total order tidak boleh nol" };
  return { tetap: tetap.filter(berbeda), hapus, tambah, total, tahan: ditahan(tetap, hapus, tambah) };
}

const sebagaimana = ({ idOrderan, idProduk, qty, sumberProduk, ...baris }: BarisKoreksi): BarisDiubah => ({
  idOrderan,
  idProduk,
  qty,
  sumberProduk,
  hargaProduk: baris.hargaProduk,
  // Its own goes with its price.
  diskon: null,
  tambahanHargaOnline: baris.tambahanHargaOnline,
});

/** A line names a living line of the order once, with its product and source. */
function salahSusunan(diminta: readonly BarisDiubah[], lama: ReadonlyMap<number, BarisKoreksi>): string | null {
  const terpakai = new Set<number>();
  for (const { idOrderan, idProduk, sumberProduk } of diminta) {
    if (idOrderan === null) continue;
    const ada = lama.get(idOrderan);
    if (!ada) return "Barang order ini sudah berubah, muat ulang halaman lalu ulangi";
    if (terpakai.has(idOrderan)) return `${ada.namaProduk} disebut dua kali`;
    terpakai.add(idOrderan);
    if (ada.idProduk !== idProduk || ada.sumberProduk !== sumberProduk) {
      return `Produk dan sumber ${ada.namaProduk} tidak dapat diubah, hapus barisnya lalu tambah yang baru`;
    }
  }
  return null;
}

/** Never below what stands on delivery notes. */
function terlaluSedikit({ namaProduk, qtyBersurat, qtyTerkirim, qtyGanti }: BarisKoreksi, qty: number): string | null {
  if (qty < qtyTerkirim - qtyGanti) {
    return `${namaProduk} sudah dikirim ${qtyTerkirim - qtyGanti}, jumlahnya tidak dapat kurang dari itu`;
  }
  if (qty >= qtyBersurat - qtyGanti && (qty > 0 || qtyBersurat === 0)) return null;
  return `${namaProduk} masih ada di surat jalan (${qtyBersurat}), ubah surat jalannya dahulu`;
}

/** What is finished and held of the line when it has that many units. */
function unitBaru(lama: BarisKoreksi, qty: number): Pick<BarisTetap, "qty" | "qtySelesai" | "ditahan" | "lepas"> {
  const qtySelesai = lama.sumberProduk === "SG" ? qty : Math.min(lama.qtySelesai, qty);
  const lepas = lama.sumberProduk === "SG" ? 0 : lama.qtySelesai - qtySelesai;
  return { qty, qtySelesai, ditahan: lama.ditahan + qtySelesai - lama.qtySelesai, lepas };
}

const berbeda = ({ lama, ...baris }: BarisTetap): boolean =>
  lama.qty !== baris.qty ||
  lama.hargaProduk !== baris.hargaProduk ||
  lama.diskon !== baris.diskon ||
  lama.tambahanHargaOnline !== baris.tambahanHargaOnline;

function ditahan(
  tetap: readonly BarisTetap[],
  hapus: readonly BarisKoreksi[],
  tambah: readonly BarisTambah[],
): Map<Id<"produk">, number> {
  const geseran = [
    ...tetap.map(({ lama, ditahan }) => [lama.idProduk, ditahan - lama.ditahan] as const),
    ...hapus.map((baris) => [baris.idProduk, -baris.ditahan] as const),
    ...tambah.map(({ baris }) => [baris.idProduk, baris.sumberProduk === "SG" ? baris.qty : 0] as const),
  ];
  const jumlah = new Map<Id<"produk">, number>();
  for (const [idProduk, qty] of geseran) jumlah.set(idProduk, (jumlah.get(idProduk) ?? 0) + qty);
  return new Map([...jumlah].filter(([, qty]) => qty !== 0));
}

/** The lines that would be sold with a discount that the order has not given for as many units yet. */
export const diskonBaru = ({ tetap, tambah }: RencanaBaris) => [
  ...tetap
    .filter(
      ({ lama, ...kini }) =>
        kini.qty > lama.qty || kini.diskon !== lama.diskon || kini.hargaProduk !== lama.hargaProduk,
    )
    .map(({ lama: { namaProduk }, ...kini }) => ({ namaProduk, harga: sebelumDiskon(kini), diskon: kini.diskon })),
  ...tambah.map(({ produk: { namaProduk }, ...kini }) => ({
    ...{ namaProduk, harga: sebelumDiskon(kini), diskon: kini.diskon },
  })),
];

export const isChanged = ({ tetap, hapus, tambah }: RencanaBaris): boolean =>
  tetap.length + hapus.length + tambah.length > 0;

/** Which parts of the order the change touches. */
export const partsOf = (order: OrderKoreksi, isi: OrderDiubah, rencana: RencanaBaris): Bagian => ({
  data: hasAny(changedData(order, isi)) || Boolean(isi.idPelanggan),
  kepala: hasAny(changedKepala(order, isi)),
  baris: isChanged(rencana),
});

/** What the change makes of the order, as its journal takes it. */
export function ubahanOf(order: OrderKoreksi, { tetap, hapus, tambah, total }: RencanaBaris): Ubahan {
  const unit = (rows: readonly { qty: number }[]) => rows.reduce((sum, { qty }) => sum + qty, 0);
  const unitLama = unit(order.baris);
  const tumbuh = tetap.reduce((sum, { lama, qty }) => sum + qty - lama.qty, 0);
  return {
    penjualanLama: order.totalPembelian,
    penjualanBaru: total.totalPembelian,
    tambahanLama: order.totalTambahanOnline,
    tambahanBaru: total.totalTambahanOnline,
    unitLama,
    unitBaru: unitLama + tumbuh - unit(hapus) + unit(tambah.map(({ baris }) => baris)),
    unitKeluar: order.unitKeluar,
  };
}

/** What the customer owes after the change, and what is paid back; null before the first approved invoice. */
export function tagihanBaru({ sisa, totalPembelian }: OrderKoreksi, total: TotalOrder) {
  if (sisa === null) return { sisaBaru: null, kembali: 0 as Rupiah };
  const nanti = sisa + total.totalPembelian - totalPembelian;
  return { sisaBaru: Math.max(0, nanti) as Rupiah, kembali: Math.max(0, -nanti) as Rupiah };
}
