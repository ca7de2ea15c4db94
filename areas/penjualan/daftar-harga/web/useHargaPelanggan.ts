import { useMemo } from "react";
import type { Rupiah } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { daftarHarga } from "../contract.ts";

export type HargaBerlaku = ReadonlyMap<number, { harga: number; daftar: string }>;
const TIDAK_ADA: HargaBerlaku = new Map();

/** What a chosen customer pays for these products by a list; null until the server has said so. Nobody chosen: nothing. */
export function useHargaPelanggan(idPelanggan: string, ids: readonly number[]): HargaBerlaku | null {
  const enabled = idPelanggan !== "" && ids.length > 0;
  const idProduk = useMemo(() => [...new Set(ids)].sort((a, b) => a - b), [ids]);
  const { data, isError } = useCall(
    daftarHarga.getHargaPelanggan,
    { idPelanggan, idProduk },
    { enabled, aside: true, keepPrevious: false },
  );
  return useMemo(() => {
    if (!enabled || isError) return TIDAK_ADA;
    return data ? new Map(data.data.map(({ idProduk: id, ...satu }) => [id, satu])) : null;
  }, [enabled, isError, data]);
}

/** A product at that customer's price, with the list that says so. */
export function berharga<P extends { idProduk: number; hargaProduk: Rupiah }>(produk: P, harga: HargaBerlaku) {
  const satu = harga.get(produk.idProduk);
  return satu ? { ...produk, hargaProduk: satu.harga as Rupiah, daftarHarga: satu.daftar } : produk;
}
