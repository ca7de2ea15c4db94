import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import type { Actor } from "./actor.ts";
import type { MESIN } from "./mesin.ts";

type Gambar = (typeof MESIN)[number]["gambar"];
type Asal = {
  nama: string;
  kontak: string;
  telepon: string;
  kota: string;
  npwp: string;
  termin: number | null;
  /** What it makes. */
  membuat: readonly Gambar[];
  /** Its prices, compared with the product's own. */
  harga: number;
  /** How often it is not paid in time. */
  ditunda: number;
  catatan: string;
};

const asal = (
  [nama, kontak, telepon]: [string, string, string],
  [kota, npwp]: [string, string],
  syarat: Pick<Asal, "termin" | "membuat" | "harga" | "ditunda">,
  catatan = "",
): Asal => ({ nama, kontak, telepon, kota, npwp, ...syarat, catatan });

/** The suppliers of the demo company: workshops that come again and again. */
export const PEMASOK: readonly Asal[] = [
  asal(
    ["CV Bengkel Logam Jaya", "Pak Darto", "0812-2214-7788"],
    ["Cimahi", "01.234.567.8-421.000"],
    { termin: null, membuat: ["oven", "tray"], harga: 1, ditunda: 0.12 },
    "Mau dibayar transfer BCA, minta foto bukti.",
  ),
  asal(
    ["PT Mesin Putar Nusantara", "Ibu Wulan", "022 540 8811"],
    ["Bandung", "02.771.310.4-423.000"],
    { termin: 45, membuat: ["rotary"], harga: 0.98, ditunda: 0.1 },
    "Truknya datang hari Selasa dan Jumat.",
  ),
  asal(["UD Stainless Berkah", "Haji Maman", "0857 9000 4123"], ["Tasikmalaya", "03.456.789.0-425.000"], {
    ...{ termin: 14, membuat: ["tray", "part"], harga: 0.96, ditunda: 0.2 },
  }),
  asal(["Toko Teknik Sumber Arus", "Ko Hendra", "(022) 423-9090"], ["Bandung", ""], {
    ...{ termin: 7, membuat: ["part"], harga: 1.03, ditunda: 0.1 },
  }),
  asal(["PT Panel Otomasi Prima", "Rizky", "+62 811-2340-555"], ["Bekasi", "81.002.334.5-407.000"], {
    ...{ termin: 30, membuat: ["part", "oven"], harga: 1.01, ditunda: 0.05 },
  }),
];

export type Terdaftar = Asal & { idPemasok: number };

/** Adds the suppliers. */
export async function registerPemasok(boss: Actor): Promise<Terdaftar[]> {
  const semua: Terdaftar[] = [];
  for (const satu of PEMASOK) {
    const { nama, kontak, telepon, kota, npwp, termin, catatan } = satu;
    const { data } = await boss.do(pemasok.addPemasok, {
      ...{ nama, kontak, telepon, npwp, termin, catatan },
      alamat: `Kawasan Industri ${kota}`,
      email: "",
    });
    semua.push({ ...satu, idPemasok: data.idPemasok });
  }
  return semua;
}
