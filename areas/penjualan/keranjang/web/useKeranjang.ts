import { useMemo } from "react";
import * as z from "zod/mini";
import { KATEGORI } from "#areas/produk/produk/isiProduk.ts";
import type { Rupiah } from "#kernel/types.ts";
import { useSession } from "#web/api/session.ts";
import { toastError, toastInfo } from "#web/ui/dialog/dialogs.ts";
import {
  addItem,
  type Baris,
  changeDiskon,
  changeQty,
  changeTambahan,
  type Keranjang,
  type Kunci,
  type ProdukDijual,
  removeItem,
  renew,
  takeOne,
} from "../isiKeranjang.ts";
import { browserStoreOf } from "./browserStore.ts";

/** The cart, and changes that the person has not read yet. */
type Isi = { keranjang: Keranjang; perubahan: readonly string[]; untuk?: Untuk | undefined };
/** The chosen customer, whose prices the cart and the catalogue show. */
export type Untuk = { idPelanggan: string; nama: string };

const KOSONG: Isi = { keranjang: [], perubahan: [] };

const BarisTersimpan = z.object({
  idProduk: z.int(),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  kapasitas: z.string(),
  tipe: z.string(),
  kategoriProduk: z.enum(KATEGORI),
  hargaProduk: z.int(),
  stockSales: z.int(),
  softDelete: z.boolean(),
  fotoProduk: z.array(z.string()),
  qty: z.int().check(z.minimum(1)),
  tambahanHargaOnline: z.nullable(z.int()),
  diskon: z.optional(z.nullable(z.int())),
  sumberProduk: z.enum(["SG", "PL"]),
  daftarHarga: z.optional(z.string()),
});
const Tersimpan = z.object({
  keranjang: z.array(BarisTersimpan),
  perubahan: z.array(z.string()),
  untuk: z.optional(z.object({ idPelanggan: z.string(), nama: z.string() })),
});

const simpanan = browserStoreOf<Isi>({
  name: "keranjang",
  start: KOSONG,
  readable: (stored) => {
    const { data } = z.safeParse(Tersimpan, stored);
    // The stored ids and amounts get their types back.
    return data ? { ...data, keranjang: data.keranjang as unknown as readonly Baris[] } : null;
  },
});

/** The cart of the signed-in person, and the functions to change it. */
export function useKeranjang() {
  const { idUser } = useSession();
  return { ...simpanan.useValue(idUser), ...useAksiKeranjang() };
}

export const isiKeranjang = (idUser: number): Keranjang => simpanan.read(idUser).keranjang;
export const replaceKeranjang = (idUser: number, keranjang: Keranjang): void =>
  simpanan.change(idUser, () => ({ keranjang, perubahan: [] }));

/** How many units of a product are in the cart. */
export function useJumlahDiKeranjang({ idProduk, sumberProduk }: Kunci): number {
  const { keranjang } = simpanan.useValue(useSession().idUser);
  return keranjang.find((line) => line.idProduk === idProduk && line.sumberProduk === sumberProduk)?.qty ?? 0;
}

/** The functions alone, for components that need not be drawn again when the cart changes. */
export function useAksiKeranjang() {
  const { idUser } = useSession();
  return useMemo(() => aksiOf(idUser), [idUser]);
}

function aksiOf(idUser: number) {
  const ubah = (change: (keranjang: Keranjang) => Keranjang) =>
    simpanan.change(idUser, (isi) => ({ ...isi, keranjang: change(isi.keranjang) }));
  const coba = (hasil: ReturnType<typeof addItem>): string | null => {
    if (hasil.boleh) ubah(() => hasil.keranjang);
    else toastError(hasil.alasan);
    return hasil.boleh ? null : hasil.alasan;
  };
  const sekarang = () => simpanan.read(idUser).keranjang;
  return {
    tambah(produk: ProdukDijual, sumber: Baris["sumberProduk"]) {
      if (coba(addItem(sekarang(), produk, sumber)) === null)
        toastInfo(`${produk.namaProduk} ditambahkan ke keranjang`);
    },
    /** Why the quantity was refused, or null. */
    ubahQty: (kunci: Kunci, qty: number): string | null => coba(changeQty(sekarang(), kunci, qty)),
    kurangi: (kunci: Kunci) => ubah((keranjang) => takeOne(keranjang, kunci)),
    hapus: (kunci: Kunci) => ubah((keranjang) => removeItem(keranjang, kunci)),
    ubahTambahan: (kunci: Kunci, tambahan: Rupiah | null) =>
      ubah((keranjang) => changeTambahan(keranjang, kunci, tambahan)),
    ubahDiskon: (kunci: Kunci, diskon: Rupiah | null) => ubah((keranjang) => changeDiskon(keranjang, kunci, diskon)),
    /** Updates prices and stock, and keeps the changes to show. */
    perbarui: (terbaru: Parameters<typeof renew>[1]) =>
      simpanan.change(idUser, (isi) => {
        const { keranjang, perubahan } = renew(isi.keranjang, terbaru);
        if (JSON.stringify(keranjang) === JSON.stringify(isi.keranjang)) return isi;
        return { ...isi, keranjang, perubahan: [...isi.perubahan, ...perubahan] };
      }),
    /** Notes whose prices are shown; nobody's where the id is blank. */
    untukPelanggan: (untuk: Untuk) =>
      simpanan.change(idUser, (isi) => ({ ...isi, untuk: untuk.idPelanggan === "" ? undefined : untuk })),
    sudahDibaca: () => simpanan.change(idUser, (isi) => ({ ...isi, perubahan: [] })),
    kosongkan: () => simpanan.change(idUser, () => KOSONG),
  };
}
export type AksiKeranjang = ReturnType<typeof aksiOf>;
