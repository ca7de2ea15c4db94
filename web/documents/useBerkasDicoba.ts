import { useState } from "react";
import { CallFailed } from "#web/api/client.ts";

export const GAGAL_IMPOR = "Berkas tidak dapat diimpor";

/** What was answered last: the message, and what was made of the file. */
export type Jawaban<Hasil> = { message: string; hasil: Hasil };
/** Sends a file to be tried out, or brought, with what was chosen for it. */
type Send<Hasil, Pilihan> = (
  berkas: File,
  coba: boolean,
  pilihan: Pilihan,
) => Promise<{ data: Hasil; message: string }>;

/** A file that is tried out at once, again with each choice, and then brought. `awal`: what is chosen of a new file. */
export function useBerkasDicoba<Hasil, Pilihan>(send: Send<Hasil, Pilihan>, awal: Pilihan) {
  const [berkas, setBerkas] = useState<File | null>(null);
  const [pilihan, setPilihan] = useState(awal);
  const [jawaban, setJawaban] = useState<Jawaban<Hasil> | null>(null);
  const [ditolak, setDitolak] = useState<string | null>(null);

  const ask = async (file: File, chosen: Pilihan, coba: boolean) => {
    setDitolak(null);
    try {
      const { data: hasil, message } = await send(file, coba, chosen);
      setJawaban({ hasil, message });
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setJawaban(null);
      setDitolak(failure.sentence(GAGAL_IMPOR));
    }
  };
  const begin = (file: File | null) => {
    setBerkas(file);
    setPilihan(awal);
    if (file) return void ask(file, awal, true);
    setJawaban(null);
    setDitolak(null);
  };

  return {
    ...{ berkas, jawaban, ditolak, pilihan, choose: setPilihan },
    open: (file: File) => begin(file),
    forget: () => begin(null),
    tryWith: (chosen: Pilihan) => {
      setPilihan(chosen);
      if (berkas) void ask(berkas, chosen, true);
    },
    save: () => berkas && void ask(berkas, pilihan, false),
  };
}
