import type { ClientInput } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import type { Person } from "#test/support/office.ts";
import { pelanggan } from "../../pelanggan/contract.ts";
import { daftarHarga } from "../contract.ts";

type Harga = ClientInput<typeof daftarHarga.setHarga>["baris"];

/** A customer with nothing but a name and a number. */
export async function makePelanggan(boss: Person, nama: string, telepon: string): Promise<Id<"pelanggan">> {
  const kosong = { instansi: "", email: "", alamat: "", npwp: "", catatan: "", termin: null, idSales: null };
  return (await boss.call(pelanggan.addPelanggan, { ...kosong, nama, telepon })).data.idPelanggan;
}

/** A list for these customers, with prices from today on. */
export async function makeDaftar(
  boss: Person,
  isian: Partial<ClientInput<typeof daftarHarga.addDaftarHarga>>,
  baris: Harga,
): Promise<Id<"daftarHarga">> {
  const kosong = { nama: "Mitra", kelompok: "", mulai: "2026-11-01", sampai: null };
  const { data } = await boss.call(daftarHarga.addDaftarHarga, { ...kosong, ...isian });
  if (baris.length > 0) await boss.call(daftarHarga.setHarga, { idDaftarHarga: data.idDaftarHarga, baris });
  return data.idDaftarHarga;
}
