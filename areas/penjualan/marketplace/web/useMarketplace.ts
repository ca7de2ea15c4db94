import type { Id } from "#kernel/types.ts";
import { useAction } from "#web/api/hooks.ts";
import { GAGAL_IMPOR, useBerkasDicoba } from "#web/documents/useBerkasDicoba.ts";
import { marketplace } from "../contract.ts";
import type { HasilMarketplace } from "../isiMarketplace.ts";

type Pilihan = { sku: ReadonlyMap<string, Id<"produk">>; idRekening: Id<"rekening"> | null };
const KOSONG: Pilihan = { sku: new Map(), idRekening: null };

/** A file that is tried out, again with what was asked for, and then brought. */
export function useMarketplace() {
  const action = useAction(marketplace.imporMarketplace, { fallback: GAGAL_IMPOR, quiet: true });
  const { pilihan, choose, tryWith, ...berkas } = useBerkasDicoba<HasilMarketplace, Pilihan>(
    (file, coba, { sku, idRekening }) =>
      action.mutateAsync({
        ...{ coba, berkas: [file] },
        ...(sku.size > 0 ? { sku: [...sku].map(([satu, idProduk]) => ({ sku: satu, idProduk })) } : {}),
        ...(idRekening === null ? {} : { idRekening }),
      }),
    KOSONG,
  );
  return {
    ...{ ...berkas, ...pilihan, busy: action.isPending },
    nameSku: (satu: string, idProduk: Id<"produk"> | null) => {
      const sku = new Map(pilihan.sku);
      if (idProduk === null) sku.delete(satu);
      else sku.set(satu, idProduk);
      choose({ ...pilihan, sku });
    },
    nameRekening: (idRekening: Id<"rekening"> | null) => choose({ ...pilihan, idRekening }),
    tryAgain: () => tryWith(pilihan),
  };
}
export type Marketplace = ReturnType<typeof useMarketplace>;
