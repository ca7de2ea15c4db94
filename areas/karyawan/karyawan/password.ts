import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { type Kelemahan, PASSWORD_MIN, type Pemilik, weaknessOf } from "./kelemahan.mjs";

const MUDAH = "terlalu mudah ditebak, gabungkan beberapa kata yang tidak berhubungan";
const SEBAB: Readonly<Record<Kelemahan, string>> = {
  pendek: `minimal ${PASSWORD_MIN} karakter`,
  milik: "tidak boleh hanya terdiri dari nama atau nomor karyawan anda",
  berulang: MUDAH,
  aplikasi: MUDAH,
  umum: MUDAH,
};

/** Whether a person may choose this password. */
export function mayPassword(password: string, pemilik: Pemilik, label = "Password baru"): Boleh {
  const kelemahan = weaknessOf(password, pemilik);
  return kelemahan === null ? boleh : tidak(`${label} ${SEBAB[kelemahan]}`);
}
