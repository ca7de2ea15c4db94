import { mayPo } from "#areas/produk/produk/contract.ts";
import { tanggal as hari } from "#kernel/format.ts";
import { jumlahDari, satuan } from "#kernel/satuan.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { BahanPerlu, PesananPerlu } from "../contract.ts";
import type { Bahan, Pesanan, Takaran } from "./sql.ts";

/** What is left of a material while orders take it, the earliest deadline first. */
type Sisa = {
  bahan: Bahan;
  stock: number;
  datang: { jumlah: number; tglDeadline: Tanggal }[];
  perlu: number;
} & Kekurangan;
type Kekurangan = { kurang: number; tglKurang: Tanggal | null };

/** What becomes of an order's need of one material: there, comes on a day, or short. */
type Nasib = { siap: Tanggal | "" | null; kurang: number };

/**
 * Gives the materials to the orders, the earliest deadline first: what is in the warehouse, then what purchase orders bring, in the
 * order of their days. What is left short is to be bought.
 */
export function rencanakan(
  pesanan: readonly Pesanan[],
  takaran: readonly Takaran[],
  bahan: readonly Bahan[],
): { bahan: BahanPerlu[]; pesanan: PesananPerlu[] } {
  const sisa = new Map<number, Sisa>(
    bahan.map((satu) => [
      satu.idProduk,
      {
        ...{ bahan: satu, stock: satu.jumlahStock, perlu: 0, kurang: 0, tglKurang: null },
        datang: satu.datang.map(({ jumlah, tglDeadline }) => ({ jumlah, tglDeadline })),
      },
    ]),
  );
  const perProduk = Map.groupBy(takaran, ({ akar }) => akar);
  const hasil = pesanan.map((satu) => untukPesanan(satu, perProduk.get(satu.idProduk) ?? [], sisa));
  return { bahan: [...sisa.values()].map(tulisBahan), pesanan: hasil };
}

function untukPesanan(pesanan: Pesanan, takaran: readonly Takaran[], sisa: ReadonlyMap<number, Sisa>): PesananPerlu {
  const { idOrderan, idSo, namaProduk, customer, qty, tglDeadline } = pesanan;
  const menunggu: string[] = [];
  let siap: Tanggal | "" | null = "";
  for (const satu of takaran) {
    const ada = sisa.get(satu.idProduk);
    if (!ada) continue;
    const nasib = take(ada, Math.max(1, Math.round(satu.qty * qty)), tglDeadline);
    if (nasib.siap === "") continue;
    menunggu.push(
      nasib.siap === null
        ? `${ada.bahan.namaProduk} kurang ${satuan(nasib.kurang, ada.bahan.satuan)}`
        : `${ada.bahan.namaProduk} datang ${hari(nasib.siap)}`,
    );
    siap = latest(siap, nasib.siap);
  }
  return { idOrderan, idSo, namaProduk, customer, qty, tglDeadline, siap, menunggu: shortened(menunggu) };
}

const BANYAK = 6;
const shortened = (menunggu: readonly string[]): string[] =>
  menunggu.length <= BANYAK
    ? [...menunggu]
    : [...menunggu.slice(0, BANYAK - 1), `${menunggu.length - BANYAK + 1} bahan lain`];

const latest = (siap: Tanggal | "" | null, baru: Tanggal | null): Tanggal | "" | null => {
  if (siap === null || baru === null) return null;
  return siap > baru ? siap : baru;
};

function take(sisa: Sisa, perlu: number, tglDeadline: Tanggal | null): Nasib {
  sisa.perlu += perlu;
  let kurang = perlu - Math.min(perlu, sisa.stock);
  sisa.stock -= perlu - kurang;
  let siap: Tanggal | "" = "";
  for (const kiriman of sisa.datang) {
    if (kurang === 0) break;
    const ambil = Math.min(kurang, kiriman.jumlah);
    if (ambil === 0) continue;
    kiriman.jumlah -= ambil;
    kurang -= ambil;
    siap = kiriman.tglDeadline;
  }
  if (kurang === 0) return { siap, kurang };
  sisa.kurang += kurang;
  sisa.tglKurang ??= tglDeadline;
  return { siap: null, kurang };
}

function tulisBahan({ bahan, stock, datang, perlu, kurang: kurangnya, tglKurang }: Sisa): BahanPerlu {
  const { idProduk, kodeProduk, namaProduk, satuan: unit, satuanBeli, isiBeli } = bahan;
  const bebas = stock + datang.reduce((sum, { jumlah }) => sum + jumlah, 0);
  // What is left free should reach the minimum.
  const kurang = kurangnya + Math.max(0, bahan.minimalStock - bebas);
  return {
    ...{ idProduk, kodeProduk, namaProduk, satuan: unit, satuanBeli, isiBeli: jumlahDari(isiBeli), tglKurang },
    perlu: jumlahDari(perlu),
    stock: jumlahDari(bahan.jumlahStock),
    minimal: jumlahDari(bahan.minimalStock),
    datang: bahan.datang.map((satu) => ({ ...satu, jumlah: jumlahDari(satu.jumlah) })),
    kurang: jumlahDari(kurang),
    usulan: Math.ceil(kurang / isiBeli),
    po: mayPo(bahan),
  };
}
