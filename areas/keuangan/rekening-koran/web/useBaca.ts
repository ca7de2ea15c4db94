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
};

/** Reads files into the statement of an account; says what was new, or why a file was refused. */
export function useBaca(idRekening: number): Baca {
  const [refused, setRefused] = useState<string | null>(null);
  const [hasil, setHasil] = useState<Hasil | null>(null);
  const action = useAction(rekeningKoran.bacaRekeningKoran, { fallback: "Gagal membaca rekening koran", quiet: true });
  const send = async (file: File) => {
    setRefused(null);
    setHasil(null);
    try {
      setHasil((await action.mutateAsync({ idRekening, berkas: [file] })).data);
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setRefused(failure.sentence("Gagal membaca rekening koran"));
      return false;
    }
  };
  return { send, busy: action.isPending, refused, hasil };
}
