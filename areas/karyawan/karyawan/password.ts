import { type Boleh, boleh, tidak } from "#kernel/row.ts";

export const PASSWORD_MIN = 10;

/** The person who chooses the password; the number where it is known. */
export type Pemilik = { nama: string; noKaryawan?: string };

// The most common passwords in Indonesia and on lists of stolen ones. Endings, capitals, digits and signs are removed
// before the comparison, so that one word stands for all its variants.
const UMUM = `
password passw passwd pass word katasandi sandi rahasia kunci login masuk welcome selamat datang admin administrator
super user guest root test testing coba contoh demo default changeme letmein master system manager sales
kantor perusahaan karyawan pegawai staf gudang toko logistik management backoffice back office
qwerty qwertyuiop qwertyui asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv qazwsx qazwsxedc wsx edc qaz poiuytrewq lkjhgfdsa
abcdefghijklmnopqrstuvwxyz abcdefgh abcdef abcd abc xyz aaa
indonesia merdeka garuda pancasila nusantara jakarta bandung surabaya semarang medan bogor bekasi depok tangerang
jogja yogyakarta malang solo makassar palembang bali denpasar jawa sumatra persib persija arema
bismillah alhamdulillah assalamualaikum insyaallah allah allahuakbar muhammad islam tuhan yesus kristus amin
sayang sayangku cinta cintaku kamu aku kita selamanya forever love iloveyou loveyou ilove you rindu kangen
mama papa ibu bapak ayah bunda anak anakku keluarga istri suami adik kakak nenek kakek
ganteng cantik manis lucu keren bahagia sukses jaya makmur sejahtera semangat
kucing anjing naga dragon monkey tiger singa harimau
football bola soccer princess sunshine shadow superman batman pokemon naruto michael jordan liverpool chelsea barcelona
arsenal manchester united madrid
senin selasa rabu kamis jumat sabtu minggu januari februari maret april mei juni juli agustus september oktober
november desember satu dua tiga empat lima enam tujuh delapan sembilan
`
  .split(/\s+/)
  .filter((kata) => kata !== "")
  // The longest first, so that "qwertyuiop" is not taken for "qwerty" with an ending.
  .sort((one, other) => other.length - one.length);

const TIRUAN: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const huruf = (text: string): string => text.replace(/[^\p{L}]/gu, "");
/** The password without digits and signs, and with signs read as letters ("p4ss" as "pass"). */
const bacaan = (password: string): string[] => {
  const kecil = password.normalize("NFKD").toLowerCase();
  return [huruf(kecil), huruf(kecil.replace(/[013457@$!]/g, (tanda) => TIRUAN[tanda] ?? ""))];
};

const tanpa = (text: string, kata: readonly string[]): string =>
  kata.reduce((sisa, satu) => sisa.replaceAll(satu, " "), text).replaceAll(" ", "");

/** The same few characters repeated: "aaaaaaaaaa", "abcabcabcabc". */
const berulang = (text: string): boolean => /^(.{1,5})\1+.{0,4}$/.test(text) || new Set(text).size < 5;

/** Fewer characters besides the common words can be guessed. */
const SISA = 4;
const hanya = (password: string, kata: readonly string[]): boolean =>
  bacaan(password).some((text) => tanpa(text, kata).length < SISA);

/** Whether a person may choose this password: long enough, not common, and without the own name or number. */
export function mayPassword(password: string, { nama, noKaryawan = "" }: Pemilik, label = "Password baru"): Boleh {
  if ([...password].length < PASSWORD_MIN) return tidak(`${label} minimal ${PASSWORD_MIN} karakter`);
  const milik = nama
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((kata) => kata.length > 2);
  const nomor = noKaryawan.toLowerCase();
  const tanpaNomor = nomor.length > 2 ? password.toLowerCase().replaceAll(nomor, "") : password;
  if (tanpaNomor.length < SISA || (milik.length > 0 && hanya(tanpaNomor, milik) && !hanya(tanpaNomor, []))) {
    return tidak(`${label} tidak boleh hanya terdiri dari nama atau nomor karyawan anda`);
  }
  if (berulang(password.toLowerCase()) || hanya(tanpaNomor, [...UMUM, ...milik])) {
    return tidak(`${label} terlalu mudah ditebak, gabungkan beberapa kata yang tidak berhubungan`);
  }
  return boleh;
}
