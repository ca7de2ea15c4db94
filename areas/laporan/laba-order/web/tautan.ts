import { akhirBulan } from "#kernel/kalender.ts";
import { addressOf, addressOfBook } from "#web/documents/address.ts";
import type { BarisLaba } from "../contract.ts";
import type { MasaLaba } from "../masa.ts";

type Person = Parameters<typeof addressOf>[2];

/** Where a figure's documents are: the order itself, the orders that it is made of, or the book of its account. */
export function tautanLaba(row: BarisLaba, { awal, akhir }: MasaLaba, person: Person): string | null {
  if (row.idSo !== null) return addressOf("order", row.idSo, person);
  if (row.idAkun !== null) return addressOfBook(row.idAkun, { dari: `${awal}-01`, sampai: akhirBulan(akhir) });
  const milik = Object.entries({
    idProduk: row.idProduk,
    idPelanggan: row.idPelanggan,
    idUser: row.idUser,
    pos: row.pos,
  });
  const dipilih = milik.flatMap(([nama, nilai]) => (nilai === null ? [] : [[nama, String(nilai)]]));
  return `/admin/laba-order?${new URLSearchParams([["awal", awal], ["akhir", akhir], ...dipilih])}`;
}
