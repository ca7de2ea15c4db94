/**
 * Telephone numbers as people type them: 0812…, +62 812…, 62812… and 812… are one number. The database computes the same
 * for its indexes (`angka_telepon` in 0001_platform.sql).
 */

/** The digits by which a number is found again: in international form, where it can be told. */
export function angkaTelepon(telepon: string): string {
  const digits = telepon.replace(/[^0-9]/g, "");
  if (/^0[1-9]/.test(digits)) return `62${digits.slice(1)}`;
  if (digits.startsWith("00")) return digits.replace(/^0+/, "").replace(/^620+/, "62");
  if (/^620[0-9]{7}/.test(digits)) return `62${digits.slice(2).replace(/^0+/, "")}`;
  if (/^8[0-9]{8,11}$/.test(digits)) return `62${digits}`;
  return digits;
}

/** Shorter than any mobile number with its country, longer than any number there is. */
const DAPAT_DIHUBUNGI = /^[1-9][0-9]{9,14}$/;

export const isNomorWa = (angka: string): boolean => DAPAT_DIHUBUNGI.test(angka);

/** The address that opens a chat with this number and text in WhatsApp; null for what cannot be its number. */
export function alamatWhatsApp(telepon: string, teks: string): string | null {
  const angka = angkaTelepon(telepon);
  return isNomorWa(angka) ? `https://wa.me/${angka}?text=${encodeURIComponent(teks)}` : null;
}
