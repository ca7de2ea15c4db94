import { useAction } from "#web/api/hooks.ts";
import { GAGAL_IMPOR, useBerkasDicoba } from "#web/documents/useBerkasDicoba.ts";
import { impor, type PilihanKolom } from "../contract.ts";
import type { HasilImpor, JenisImpor } from "../isiImpor.ts";

export const PANGGILAN = {
  pelanggan: impor.imporPelanggan,
  pemasok: impor.imporPemasok,
  produk: impor.imporProduk,
  bahan: impor.imporBahan,
  karyawan: impor.imporKaryawan,
  piutang: impor.imporPiutang,
  order: impor.imporOrder,
  hutang: impor.imporHutang,
  asset: impor.imporAsset,
  neraca: impor.imporNeraca,
  saldo: impor.imporSaldo,
} as const satisfies Record<JenisImpor, unknown>;

export type Kolom = readonly PilihanKolom[] | null;
/** A file that is tried out, again with each choice of a column, and then read in. */
export function useImpor(jenis: JenisImpor) {
  const action = useAction(PANGGILAN[jenis], { fallback: GAGAL_IMPOR, quiet: true });
  const {
    choose: _,
    tryWith,
    ...berkas
  } = useBerkasDicoba<HasilImpor, Kolom>(
    (file, coba, kolom) => action.mutateAsync({ coba, berkas: [file], ...(kolom ? { kolom: [...kolom] } : {}) }),
    null,
  );
  return { ...berkas, busy: action.isPending, choose: tryWith };
}
export type Impor = ReturnType<typeof useImpor>;
