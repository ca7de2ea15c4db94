import { createContext, useContext, useMemo, useRef, useState } from "react";
import { ribuan, rupiah } from "#contract/format.ts";
import { type HasilPo, MAX_PO_SEKALIGUS, po } from "#contract/pembelian/po.ts";
import type { ProdukHarusPo } from "#contract/produk/produk.ts";
import { useConfirmedCall } from "../../../ui/dialog/useConfirmedCall.ts";

type Jumlah = number | "";
type Pilihan = ReadonlyMap<number, { row: ProdukHarusPo; qty: Jumlah }>;

/** How many to order unless the person says otherwise. */
const awal = (row: ProdukHarusPo): number => Math.max(1, row.usulan);
/** The price of a unit: what its supplier took last, or the product's own; null for those who may not see prices. */
const harga = ({ pemasok, hargaBeli }: ProdukHarusPo): number | null => pemasok?.hargaTerakhir ?? hargaBeli;

/** The products that are chosen for one purchase order each, how many of each, and what became of the last ones. */
export function usePesanBanyak(shown: readonly ProdukHarusPo[]) {
  const [chosen, setChosen] = useState<Pilihan>(new Map());
  const [hasil, setHasil] = useState<readonly (HasilPo & { nama: string })[]>([]);
  const { current: written } = useRef(new Map<number, Jumlah>());
  // What is shown is newer than what was chosen: a colleague may have ordered it meanwhile.
  const pilihan = useMemo(() => {
    const now = new Map(shown.map((row) => [row.idProduk as number, row]));
    return new Map(
      [...chosen].map(([id, { row, qty }]) => {
        const fresh = now.get(id) ?? row;
        return [id, { row: fresh, qty: written.has(id) ? qty : awal(fresh) }];
      }),
    );
  }, [chosen, shown, written]);

  const pick = (rows: readonly ProdukHarusPo[], yes: boolean) => {
    const next = new Map(pilihan);
    for (const row of rows) {
      if (!yes) next.delete(row.idProduk);
      else if (row.aksi.po.boleh) next.set(row.idProduk, { row, qty: written.get(row.idProduk) ?? awal(row) });
    }
    setChosen(next);
  };
  const write = (row: ProdukHarusPo, qty: Jumlah) => {
    written.set(row.idProduk, qty);
    setChosen(new Map(pilihan).set(row.idProduk, { row, qty }));
  };
  const qtyOf = ({ idProduk, usulan }: ProdukHarusPo): Jumlah =>
    pilihan.get(idProduk)?.qty ?? written.get(idProduk) ?? (usulan || "");

  const baris = [...pilihan.values()];
  const unit = baris.reduce((sum, { qty }) => sum + Number(qty), 0);
  const total = baris.reduce((sum, { row, qty }) => sum + Number(qty) * (harga(row) ?? 0), 0);
  const terlihat = baris.some(({ row }) => row.hargaBeli !== null);
  const buat = useConfirmedCall({
    call: po.addBeberapaPo,
    input: () => ({ po: baris.map(({ row, qty }) => isian(row, qty)) }),
    ask: () => `Buat ${baris.length} PO, ${ribuan(unit)} unit${terlihat ? ` seharga ${rupiah(total)}` : ""}?`,
    text: () => baris.map(({ row, qty }) => `${qty} ${row.namaProduk}`).join(", "),
    danger: false,
    busy: "Membuat PO…",
    fallback: "Gagal membuat PO",
    quiet: true,
    done: ({ data }) => {
      const nama = new Map(baris.map(({ row }) => [row.idProduk, row.namaProduk]));
      setHasil(data.map((one) => ({ ...one, nama: nama.get(one.idProduk) ?? "" })));
      const gagal = new Set(data.filter(({ status }) => status !== 200).map(({ idProduk }) => idProduk));
      for (const { idProduk } of data) if (!gagal.has(idProduk)) written.delete(idProduk);
      setChosen(new Map([...pilihan].filter(([, { row }]) => gagal.has(row.idProduk))));
    },
  });
  return {
    ...{ pilihan, pick, write, qtyOf, unit, hasil },
    total: terlihat ? total : null,
    masalah: masalah(baris.map(({ qty }) => qty)),
    forget: () => setHasil([]),
    buat: () => void buat(undefined),
  };
}
export type PesanBanyak = ReturnType<typeof usePesanBanyak>;

/** Why they cannot be ordered, or null. */
function masalah(jumlah: readonly Jumlah[]): string | null {
  if (jumlah.length > MAX_PO_SEKALIGUS) return `Paling banyak ${MAX_PO_SEKALIGUS} PO sekaligus`;
  return jumlah.some((qty) => qty === "" || qty < 1) ? "Isi jumlah setiap PO yang dipilih" : null;
}

/** What the form of one purchase order would send for the product, with its last supplier. */
const isian = ({ idProduk, hargaBeli, pemasok }: ProdukHarusPo, qty: Jumlah) => ({
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
