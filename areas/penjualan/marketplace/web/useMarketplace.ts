import { useState } from "react";
import type { Id } from "#kernel/types.ts";
import { CallFailed } from "#web/api/client.ts";
import { useAction } from "#web/api/hooks.ts";
import { marketplace } from "../contract.ts";
import type { HasilMarketplace } from "../isiMarketplace.ts";

const GAGAL = "Berkas tidak dapat diimpor";

/** What was answered last: the message, and what the file would do or did. */
export type Jawaban = { message: string; hasil: HasilMarketplace };

/** A file that is tried out at once, again with each thing that was asked for, and then brought. */
export function useMarketplace() {
  const [berkas, setBerkas] = useState<File | null>(null);
  const [sku, setSku] = useState<ReadonlyMap<string, Id<"produk">>>(new Map());
  const [idRekening, setRekening] = useState<Id<"rekening"> | null>(null);
  const [jawaban, setJawaban] = useState<Jawaban | null>(null);
  const [ditolak, setDitolak] = useState<string | null>(null);
  const action = useAction(marketplace.imporMarketplace, { fallback: GAGAL, quiet: true });

  const ask = async (file: File, coba: boolean, disebut: { sku: typeof sku; idRekening: typeof idRekening }) => {
    setDitolak(null);
    try {
      const sebutan = [...disebut.sku].map(([sku, idProduk]) => ({ sku, idProduk }));
      const { data: hasil, message } = await action.mutateAsync({
        ...{ coba, berkas: [file] },
        ...(sebutan.length > 0 ? { sku: sebutan } : {}),
        ...(disebut.idRekening === null ? {} : { idRekening: disebut.idRekening }),
      });
      setJawaban({ hasil, message });
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setJawaban(null);
      setDitolak(failure.sentence(GAGAL));
    }
  };
  const begin = (file: File | null) => {
    const kosong = { sku: new Map<string, Id<"produk">>(), idRekening: null };
    setBerkas(file);
    setSku(kosong.sku);
    setRekening(null);
    setJawaban(null);
    setDitolak(null);
    if (file) void ask(file, true, kosong);
  };

  return {
    ...{ berkas, jawaban, ditolak, sku, idRekening, busy: action.isPending },
    open: (file: File) => begin(file),
    forget: () => begin(null),
    nameSku: (satu: string, idProduk: Id<"produk"> | null) => {
      const kini = new Map(sku);
      if (idProduk === null) kini.delete(satu);
      else kini.set(satu, idProduk);
      setSku(kini);
    },
    nameRekening: setRekening,
    tryAgain: () => berkas && void ask(berkas, true, { sku, idRekening }),
    save: () => berkas && void ask(berkas, false, { sku, idRekening }),
  };
}
export type Marketplace = ReturnType<typeof useMarketplace>;
