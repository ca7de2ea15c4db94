import type { ClientInput } from "#kernel/call.ts";
import type { Office, Person } from "#test/support/office.ts";
import { penawaran } from "../contract.ts";

type Isian = ClientInput<typeof penawaran.addPenawaran>;
type Baris = { idProduk: number; qty?: number; diskon?: number };

/** What the form of a quotation sends, at the prices of today. */
export async function isianPenawaran(
  office: Office,
  baris: readonly Baris[],
  isian: Partial<Isian> = {},
): Promise<Isian> {
  const harga = await office.sql<{ idProduk: number; hargaProduk: number }[]>`
    select id_produk, harga_produk from produk where id_produk = any(${baris.map((line) => line.idProduk)})`;
  const hargaOf = new Map(harga.map((row) => [row.idProduk, row.hargaProduk]));
  return {
    ...{ customerInstansi: "CV Kopi Nusantara", namaCustomer: "Dewi Lestari", alamatCustomer: "Jl. Braga 5, Bandung" },
    ...{ noTelp: "081234567890", email: "dewi@kopi.id", berlakuSampai: "2026-12-04" },
    barang: baris.map((line) => ({ qty: 1, diskon: 0, ...line, harga: hargaOf.get(line.idProduk) ?? 0 })),
    ...isian,
  };
}

export async function tawarkan(
  office: Office,
  person: Person,
  baris: readonly Baris[],
  isian: Partial<Isian> = {},
): Promise<string> {
  const { data } = await person.call(penawaran.addPenawaran, await isianPenawaran(office, baris, isian));
  return data.idPenawaran;
}

export const lihat = async (person: Person, idPenawaran: string) =>
  (await person.call(penawaran.getDetailPenawaran, { idPenawaran })).data;
