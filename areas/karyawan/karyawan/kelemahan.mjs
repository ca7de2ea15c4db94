// @ts-check
// Plain JavaScript for Node 20.19 and newer: ADMIN_PASSWORD is judged before anything is installed.
export const PASSWORD_MIN = 10;

/**
 * The person who chooses the password; the number where it is known.
 * @typedef {{ nama: string, noKaryawan?: string }} Pemilik
 */
/**
 * Too short, made of the own name or number, the same few characters again and again, weak but for the name of the app, or
 * made of common words.
 * @typedef {"pendek" | "milik" | "berulang" | "aplikasi" | "umum"} Kelemahan
 */

/** The name of the app, which is among the common words too. */
const APLIKASI = "kantor";

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

/** @type {Readonly<Record<string, string>>} */
const TIRUAN = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** @param {string} text */
const huruf = (text) => text.replace(/[^\p{L}]/gu, "");
/**
 * The password without digits and signs, and with signs read as letters ("p4ss" as "pass").
 * @param {string} password
 */
const bacaan = (password) => {
  const kecil = password.normalize("NFKD").toLowerCase();
  return [huruf(kecil), huruf(kecil.replace(/[013457@$!]/g, (tanda) => TIRUAN[tanda] ?? ""))];
};

/**
 * @param {string} text
 * @param {readonly string[]} kata
 */
const tanpa = (text, kata) => kata.reduce((sisa, satu) => sisa.replaceAll(satu, " "), text).replaceAll(" ", "");

/**
 * The same few characters repeated: "aaaaaaaaaa", "abcabcabcabc".
 * @param {string} text
 */
const berulang = (text) => /^(.{1,5})\1+.{0,4}$/.test(text) || new Set(text).size < 5;

/** Fewer characters besides the common words can be guessed. */
const SISA = 4;
/**
 * @param {string} password
 * @param {readonly string[]} kata
 */
const hanya = (password, kata) => bacaan(password).some((text) => tanpa(text, kata).length < SISA);

/**
 * Why a password is too easy to guess; null where it is long enough, not common, and without the own name or number.
 * @param {string} password
 * @param {Pemilik} pemilik
 * @returns {Kelemahan | null}
 */
export function weaknessOf(password, { nama, noKaryawan = "" }) {
  if ([...password].length < PASSWORD_MIN) return "pendek";
  const milik = nama
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((kata) => kata.length > 2);
  const nomor = noKaryawan.toLowerCase();
  const tanpaNomor = nomor.length > 2 ? password.toLowerCase().replaceAll(nomor, "") : password;
  if (tanpaNomor.length < SISA || (milik.length > 0 && hanya(tanpaNomor, milik) && !hanya(tanpaNomor, []))) {
    return "milik";
  }
  if (berulang(password.toLowerCase())) return "berulang";
  const umum = [...UMUM, ...milik];
  if (!hanya(tanpaNomor, umum)) return null;
  const lain = umum.filter((kata) => kata !== APLIKASI);
  return hanya(tanpaNomor, lain) ? "umum" : "aplikasi";
}

/** @type {Readonly<Record<Kelemahan, (nokar: string) => string>>} */
const SEBAB = {
  pendek: () => `has fewer than ${PASSWORD_MIN} characters`,
  milik: (nokar) => `is made of the name or the number ${nokar} of the Super Admin`,
  berulang: () => "repeats the same few characters",
  aplikasi: () => "contains the name of the app and little else",
  umum: () => "stands on the list of common passwords",
};

export const NAMA_PERTAMA = "Super Admin";

/**
 * What is wrong with the password that the operator chose for the first Super Admin; null where it will do.
 * @param {string} password
 * @param {string} nokar
 */
export function problemOfAdminPassword(password, nokar) {
  const kelemahan = weaknessOf(password, { nama: NAMA_PERTAMA, noKaryawan: nokar });
  if (kelemahan === null) return null;
  return (
    `ADMIN_PASSWORD is too easy to guess for the first Super Admin: it ${SEBAB[kelemahan](nokar)}. Choose at least ` +
    `${PASSWORD_MIN} characters, of several words that are neither common nor the name or the number ${nokar} (like ` +
    "gerimis-bolpen-perahu, but other words), or leave it out and one is made up and printed."
  );
}
