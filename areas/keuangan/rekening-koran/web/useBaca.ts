import { useState } from "react";
import type { Answer } from "#kernel/call.ts";
import { CallFailed } from "#web/api/client.ts";
import { useAction } from "#web/api/hooks.ts";
import { rekeningKoran } from "../contract.ts";

type Hasil = Answer<typeof rekeningKoran.bacaRekeningKoran>["data"];

export type Baca = {
  /** Whether the file was taken. */
  send: (file: File) => Promise<boolean>;
  busy: boolean;
  refused: string | null;
  hasil: Hasil | null;
  /** How many of the lines that are left were looked at. */
  maju: Maju | null;
};

export type Maju = { selesai: number; dari: number };

/** Reads files into the statement of an account; says what was new, or why a file was refused. */
export function useBaca(idRekening: number): Baca {
  const [refused, setRefused] = useState<string | null>(null);
  const [hasil, setHasil] = useState<Hasil | null>(null);
  const action = useAction(rekeningKoran.bacaRekeningKoran, { fallback: "Gagal membaca rekening koran", quiet: true });
  const { maju, cocokkan } = useCocokSendiri();
  const send = async (file: File) => {
    setRefused(null);
    setHasil(null);
    try {
      const { data } = await action.mutateAsync({ idRekening, bertahap: true, berkas: [file] });
      void cocokkan(idRekening).then((cocok) => setHasil({ ...data, cocok }));
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setRefused(failure.sentence("Gagal membaca rekening koran"));
      return false;
    }
  };
  return { send, busy: action.isPending || maju !== null, refused, hasil, maju };
}

/** Matches what is sure in portions, each of which everybody sees in the list; answers how many in all. */
export function useCocokSendiri() {
  const [maju, setMaju] = useState<Maju | null>(null);
  const action = useAction(rekeningKoran.cocokkanSendiri, { fallback: "Gagal mencocokkan", quiet: true });
  const cocokkan = async (idRekening: number): Promise<number> => {
    let jumlah = 0;
    let sejak: string | null = null;
    let dari = 0;
    try {
      do {
        const { data }: Answer<typeof rekeningKoran.cocokkanSendiri> = await action.mutateAsync({
          ...{ idRekening, bertahap: true, sejak },
        });
        jumlah += data.cocok;
        sejak = data.berikut;
        dari ||= data.lagi;
        setMaju(sejak === null ? null : { selesai: dari - data.lagi, dari });
      } while (sejak !== null);
    } catch (failure) {
      // A failed call has said so; the rest is matched by the next one.
      if (!(failure instanceof CallFailed)) throw failure;
    } finally {
      setMaju(null);
    }
    return jumlah;
  };
  return { maju, cocokkan };
}
