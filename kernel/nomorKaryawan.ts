import { Refused, required } from "./field.ts";

/** What people call it, in forms, lists and histories. */
export const NO_KARYAWAN = "No Karyawan";

/** Format of an employee number: 1001, K-017, 2024/031. */
export const NOMOR_KARYAWAN = /^[A-Z0-9][A-Z0-9./-]{0,19}$/;
const SALAH = "No Karyawan hanya boleh huruf, angka, titik, garis miring dan strip, maksimal 20 karakter";

/** Capital and small letters make no difference, because people type the number at every login. */
export const nomorKaryawan = (typed: string): string => typed.trim().toUpperCase();

export const noKaryawan = (empty = "No Karyawan tidak boleh kosong") =>
  required<string, string | number>(empty, { type: "string", maxLength: 20 }, (raw) => {
    const typed = typeof raw === "number" ? String(raw) : raw;
    if (typeof typed !== "string") throw new Refused(SALAH);
    const nomor = nomorKaryawan(typed);
    if (!NOMOR_KARYAWAN.test(nomor)) throw new Refused(SALAH);
    return nomor;
  });
