import { nomorDariKode } from "#areas/penjualan/seri/isiSeri.ts";
import type { BarisLembar } from "../isiOpname.ts";

/**
 * The product of a scanned code: its own code, or the number of a unit, which begins with it. Of two that fit the longer
 * code is meant: OVN-10-2611-1 is a unit of OVN-10, not of OVN.
 */
export function produkDariKode(kode: string, baris: readonly BarisLembar[]): BarisLembar | undefined {
  const nomor = nomorDariKode(kode);
  const cocok = baris.filter(({ kodeProduk }) => {
    const milik = kodeProduk.toUpperCase();
    return nomor === milik || nomor.startsWith(`${milik}-`);
  });
  return cocok.toSorted((a, b) => b.kodeProduk.length - a.kodeProduk.length)[0];
}
