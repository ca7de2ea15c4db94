import { useState } from "react";
import { CallFailed } from "#web/api/client.ts";
import { useAction } from "#web/api/hooks.ts";
import { impor, type PilihanKolom } from "../contract.ts";
import type { HasilImpor, JenisImpor } from "../isiImpor.ts";

export const PANGGILAN = {
  pelanggan: impor.imporPelanggan,
  pemasok: impor.imporPemasok,
  produk: impor.imporProduk,
  bahan: impor.imporBahan,
  karyawan: impor.imporKaryawan,
  piutang: impor.imporPiutang,
  hutang: impor.imporHutang,
  neraca: impor.imporNeraca,
  saldo: impor.imporSaldo,
} as const satisfies Record<JenisImpor, unknown>;

export type Kolom = readonly PilihanKolom[] | null;
/** What was answered last: the message, and what the file was understood to be. */
export type Jawaban = { message: string; hasil: HasilImpor };

/** A file that is tried out at once, again with each choice of a column, and then read in. */
export function useImpor(jenis: JenisImpor) {
  const [berkas, setBerkas] = useState<File | null>(null);
  const [kolom, setKolom] = useState<Kolom>(null);
  const [jawaban, setJawaban] = useState<Jawaban | null>(null);
  const [ditolak, setDitolak] = useState<string | null>(null);
  const action = useAction(PANGGILAN[jenis], { fallback: "Berkas tidak dapat diimpor", quiet: true });

  const ask = async (file: File, chosen: Kolom, coba: boolean) => {
    setBerkas(file);
    setKolom(chosen);
    setDitolak(null);
    try {
      const sent = { coba, berkas: [file], ...(chosen ? { kolom: [...chosen] } : {}) };
      const { data: hasil, message } = await action.mutateAsync(sent);
      setJawaban({ hasil, message });
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setJawaban(null);
      setDitolak(failure.sentence("Berkas tidak dapat diimpor"));
    }
  };

  return {
    ...{ berkas, jawaban, ditolak, busy: action.isPending },
    open: (file: File) => void ask(file, null, true),
    choose: (chosen: Kolom) => berkas && void ask(berkas, chosen, true),
    save: () => berkas && void ask(berkas, kolom, false),
    forget: () => {
      setBerkas(null);
      setJawaban(null);
      setDitolak(null);
    },
  };
}
export type Impor = ReturnType<typeof useImpor>;
