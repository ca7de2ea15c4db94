/**
 * QRIS: the code of a merchant, as the sticker in the shop has it. It is a list of fields of two digits of tag, two of length and the
 * value (EMVCo); the last one, 63, is a sum over all before it. A static code has no amount: the buyer types it.
 */

type Bagian = { tag: string; nilai: string };

const PANJANG_CRC = 4;

/** CRC-16/CCITT-FALSE: polynomial 0x1021, begins with 0xFFFF. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** The fields of a code, by their lengths: a name may hold what looks like a field. Null where it is none. */
function readTlv(text: string): Bagian[] | null {
  const bagian: Bagian[] = [];
  for (let at = 0; at < text.length; ) {
    const [, tag = "", panjang = ""] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const nilai = text.slice(at + 4, at + 4 + Number(panjang));
    if (panjang === "" || nilai.length < Number(panjang)) return null;
    bagian.push({ tag, nilai });
    at += 4 + nilai.length;
  }
  return bagian;
}

const tulis = (bagian: readonly Bagian[]): string =>
  bagian.map(({ tag, nilai }) => `${tag}${String(nilai.length).padStart(2, "0")}${nilai}`).join("");

const berjumlah = (body: string): string => `${body}6304${crc16(`${body}6304`)}`;

/** Why a text is not the static code of a merchant, or null. */
export function problemOfQris(text: string): string | null {
  const bagian = /^[\x20-\x7e]+$/.test(text) ? readTlv(text) : null;
  const nilai = (tag: string) => bagian?.find((satu) => satu.tag === tag)?.nilai;
  if (bagian === null || bagian[0]?.tag !== "00" || bagian.at(-1)?.tag !== "63") {
    return "Teks ini bukan kode QRIS. Salin seluruhnya, atau baca dari gambar stikernya";
  }
  const isi = text.slice(0, -PANJANG_CRC);
  if (nilai("63") !== crc16(isi)) return "Kode QRIS ini tidak utuh: jumlah pemeriksanya (CRC) tidak cocok";
  const penerima = bagian.some(({ tag }) => tag >= "26" && tag <= "51");
  if (nilai("53") !== "360" || nilai("58") !== "ID" || !penerima) return "Kode ini bukan QRIS rupiah sebuah merchant";
  if (nilai("54") !== undefined || nilai("01") === "12") {
    return "Kode QRIS ini sudah berisi jumlah. Pakai QRIS statis, seperti di stiker toko";
  }
  return null;
}

/** The name of the merchant, as the payer sees it. */
export const namaQris = (text: string): string => readTlv(text)?.find(({ tag }) => tag === "59")?.nilai ?? "";

/** A static code with an amount in whole rupiah: the payer only confirms it. */
export function qrisSebesar(text: string, rupiah: number): string {
  const bagian = (readTlv(text) ?? []).filter(({ tag }) => !["01", "54", "63"].includes(tag));
  const [awal, ...lain] = bagian;
  const jumlah = { tag: "54", nilai: String(rupiah) };
  const isi = lain.flatMap((satu) => (satu.tag === "53" ? [satu, jumlah] : [satu]));
  return berjumlah(tulis([awal ?? { tag: "00", nilai: "01" }, { tag: "01", nilai: "12" }, ...isi]));
}

/** A code of these fields, for tests and the demo. */
export const qrisDari = (bagian: Readonly<Record<string, string>>): string =>
  berjumlah(
    tulis(
      Object.entries(bagian)
        .map(([tag, nilai]) => ({ tag, nilai }))
        .sort((a, b) => Number(a.tag) - Number(b.tag)),
    ),
  );
