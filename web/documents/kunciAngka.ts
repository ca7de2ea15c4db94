/** A figure in the address: what it is of, and its day or month, as in "k3-12.2026-10". */
export const kunciAngka = (apa: string | number, saat: string): string => `${apa}.${saat}`;

export function dariKunciAngka(kunci: string) {
  const [apa = "", saat = ""] = kunci.split(".");
  return { apa, saat };
}
