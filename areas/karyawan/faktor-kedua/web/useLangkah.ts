import { useState } from "react";
import type { Passkey } from "../contract.ts";

/** What the password is asked for. */
export type Tindakan =
  | { apa: "totp" | "lepasTotp" | "passkey" | "kode" }
  | { apa: "lepasPasskey"; idPasskey: Passkey["idPasskey"]; nama: string };

export type TawaranTotp = { rahasia: string; qr: string };

/** The step that is shown: the list, the password, the QR code, or the recovery codes. */
type Kini =
  | { langkah: "daftar" }
  | { langkah: "password"; tindakan: Tindakan }
  | ({ langkah: "qr" } & TawaranTotp)
  | { langkah: "kode"; kode: readonly string[] };

export type Langkah = ReturnType<typeof useLangkah>;

export function useLangkah(onInstalled: () => void) {
  const [kini, setKini] = useState<Kini>({ langkah: "daftar" });
  const tutup = () => setKini({ langkah: "daftar" });
  return {
    kini,
    tutup,
    minta: (tindakan: Tindakan) => setKini({ langkah: "password", tindakan }),
    pindai: (tawaran: TawaranTotp) => setKini({ langkah: "qr", ...tawaran }),
    /** Something was installed; recovery codes are shown once. */
    terpasang(kode: readonly string[]) {
      if (kode.length > 0) setKini({ langkah: "kode", kode });
      else tutup();
      onInstalled();
    },
  };
}
