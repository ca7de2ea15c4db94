import { useState } from "react";
import { useAction } from "#web/api/hooks.ts";
import { makePasskey } from "#web/api/passkey.ts";
import { tell } from "#web/api/telling.ts";
import { faktorKedua } from "../contract.ts";
import type { Langkah, Tindakan } from "./useLangkah.ts";

/** Does what the password was asked for. */
export function useTindakan(langkah: Langkah, tindakan: Tindakan) {
  const [menunggu, setMenunggu] = useState(false);
  const fallback = "Gagal mengubah faktor kedua";
  const mulaiTotp = useAction(faktorKedua.mulaiTotp, {
    fallback,
    quiet: true,
    onSuccess: ({ data }) => langkah.pindai(data),
  });
  const lepasTotp = useAction(faktorKedua.lepasTotp, { fallback, onSuccess: langkah.tutup });
  const lepasPasskey = useAction(faktorKedua.lepasPasskey, { fallback, onSuccess: langkah.tutup });
  const kode = useAction(faktorKedua.buatKodePemulihan, {
    fallback,
    onSuccess: ({ data }) => langkah.terpasang(data.kodePemulihan),
  });
  const pasangPasskey = useAction(faktorKedua.pasangPasskey, {
    fallback: "Gagal menyimpan passkey",
    fieldErrors: "dialog",
    onSuccess: ({ data }) => langkah.terpasang(data.kodePemulihan),
  });
  const mulaiPasskey = useAction(faktorKedua.mulaiPasangPasskey, {
    fallback,
    quiet: true,
    onSuccess: async ({ data }) => {
      setMenunggu(true);
      const buatan = await makePasskey(data)
        .catch(() => null)
        .finally(() => setMenunggu(false));
      if (buatan === null) tell.failure("Passkey tidak jadi dibuat di perangkat ini");
      else pasangPasskey.mutate({ nama: namaPerangkat(), ...buatan });
    },
  });
  const aksi = { totp: mulaiTotp, lepasTotp, passkey: mulaiPasskey, lepasPasskey, kode }[tindakan.apa];
  const lakukan = (password: string) => {
    if (tindakan.apa === "lepasPasskey") lepasPasskey.mutate({ idPasskey: tindakan.idPasskey, password });
    else if (tindakan.apa === "totp") mulaiTotp.mutate({ password });
    else if (tindakan.apa === "lepasTotp") lepasTotp.mutate({ password });
    else if (tindakan.apa === "passkey") mulaiPasskey.mutate({ password });
    else kode.mutate({ password });
  };
  return {
    lakukan,
    sibuk: aksi.isPending || pasangPasskey.isPending || menunggu,
    salah: aksi.error?.errors.find(({ field }) => field === "password")?.message,
  };
}

/** How the person will know this passkey again. */
function namaPerangkat(): string {
  const sistem = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? "perangkat ini";
  return `Passkey ${sistem}`;
}
