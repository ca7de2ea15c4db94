import { createContext, useContext, useState } from "react";
import { po } from "#areas/pembelian/po/contract.ts";
import { type HasilPo, MAX_PO_SEKALIGUS } from "#areas/pembelian/po/poBaru.ts";
import { ribuan, rupiah } from "#kernel/format.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import type { Chosen } from "#web/ui/list/useChosen.ts";
import type { ProdukHarusPo } from "../contract.ts";
import type { Kategori } from "../isiProduk.ts";
import { type Jumlah, useTertulis } from "./useTertulis.ts";

type Terpilih = Readonly<Record<Kategori, Chosen<ProdukHarusPo>>>;

/** How many to order unless the person says otherwise. */
export const awal = (row: ProdukHarusPo): number => Math.max(1, row.usulan);
/** The price of a unit: what its supplier took last, or the product's own; null for those who may not see prices. */
export const harga = ({ pemasok, hargaBeli }: ProdukHarusPo): number | null => pemasok?.hargaTerakhir ?? hargaBeli;

/** How many to order of the products that are chosen in the lists, and what became of the last ones. */
export function usePesanBanyak(shown: readonly ProdukHarusPo[], terpilih: Terpilih) {
  const [hasil, setHasil] = useState<readonly (HasilPo & { nama: string })[]>([]);
  const rows = Object.values(terpilih).flatMap((chosen) => chosen.rows);
  const pick = (rows: readonly ProdukHarusPo[], yes: boolean) => {
    for (const [kategori, chosen] of Object.entries(terpilih)) {
      const milik = rows.filter(({ kategoriProduk }) => kategoriProduk === kategori);
      if (milik.length > 0) chosen.choose(milik, yes);
    }
  };
  const [written, setWritten] = useTertulis({ shown, terpilih: rows, pick });
  const write = (row: ProdukHarusPo, qty: Jumlah) => {
    setWritten(new Map(written).set(row.idProduk, qty));
    pick([row], true);
  };
  const dipilih = (row: ProdukHarusPo) => terpilih[row.kategoriProduk].has(row);
  const qtyOf = (row: ProdukHarusPo): Jumlah =>
    written.get(row.idProduk) ?? (dipilih(row) ? awal(row) : row.usulan || "");

  const baris = rows.map((row) => ({ row, qty: qtyOf(row) }));
  const unit = baris.reduce((sum, { qty }) => sum + Number(qty), 0);
  const total = baris.reduce((sum, { row, qty }) => sum + Number(qty) * (harga(row) ?? 0), 0);
  const terlihat = baris.some(({ row }) => row.hargaBeli !== null);
  const buat = useConfirmedCall({
    call: po.addBeberapaPo,
    input: () => ({ po: baris.map(({ row, qty }) => isianPo(row, qty)) }),
    ask: () => `Buat ${baris.length} PO, ${ribuan(unit)} unit${terlihat ? ` seharga ${rupiah(total)}` : ""}?`,
    text: () => baris.map(({ row, qty }) => `${qty} ${row.namaProduk}`).join(", "),
    danger: false,
    busy: "Membuat PO…",
    fallback: "Gagal membuat PO",
    quiet: true,
    done: ({ data }) => {
      const nama = new Map(baris.map(({ row }) => [row.idProduk, row.namaProduk]));
      setHasil(data.map((one) => ({ ...one, nama: nama.get(one.idProduk) ?? "" })));
      const dibuat = new Set(data.filter(({ status }) => status === 200).map(({ idProduk }) => idProduk));
      setWritten(new Map([...written].filter(([idProduk]) => !dibuat.has(idProduk as (typeof data)[0]["idProduk"]))));
      pick(
        baris.map(({ row }) => row).filter(({ idProduk }) => dibuat.has(idProduk)),
        false,
      );
    },
  });
  return {
    ...{ banyak: baris.length, dipilih, pick, write, qtyOf, unit, hasil },
    total: terlihat ? total : null,
    masalah: problemOfPesan(baris.map(({ qty }) => qty)),
    forget: () => setHasil([]),
    buat: () => void buat(undefined),
  };
}
export type PesanBanyak = ReturnType<typeof usePesanBanyak>;

/** Why they cannot be ordered, or null. */
export function problemOfPesan(jumlah: readonly unknown[]): string | null {
  if (jumlah.length > MAX_PO_SEKALIGUS) return `Paling banyak ${MAX_PO_SEKALIGUS} PO sekaligus`;
  return jumlah.some((qty) => Number(qty) < 1) ? "Isi jumlah setiap PO yang dipilih" : null;
}

/** What the form of one purchase order would send for the product, with its last supplier. */
export const isianPo = ({ idProduk, hargaBeli, pemasok }: ProdukHarusPo, qty: Jumlah) => ({
  ...{ idProduk, qty, hargaSatuan: hargaBeli, totalHarga: null, tglOrder: null },
  idPemasok: pemasok?.idPemasok ?? null,
  hargaPemasok: pemasok?.hargaTerakhir ?? null,
  hariKirim: pemasok?.hariKirim ?? null,
});

/** The cells of the lists read and write the choice here, so that only they are drawn anew. */
export const PesanBanyakContext = createContext<PesanBanyak | null>(null);

export function usePesanan(): PesanBanyak {
  const pesanan = useContext(PesanBanyakContext);
  if (!pesanan) throw new Error("Not inside of HarusPo");
  return pesanan;
}
