import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { tableOfNilai } from "#company/kolomSendiri.ts";
import type { ClientInput } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { kolomSendiri } from "../contract.ts";
import { saringanPilihan } from "../isiKolom.ts";

type Isian = ClientInput<typeof kolomSendiri.addKolomSendiri>;
/** Adds a field; of choices where some are named. */
export async function tambahKolom(boss: Person, isian: Partial<Isian> & Pick<Isian, "untuk" | "nama">) {
  const jenis = isian.pilihan ? "pilihan" : "teks";
  const { data } = await boss.call(kolomSendiri.addKolomSendiri, { jenis, posisi: 1, pilihan: [], ...isian });
  return data.idKolom;
}

export async function kolomBernama(boss: Person, nama: string) {
  const { data } = await boss.call(kolomSendiri.getKolomSendiri, {});
  const row = data.find((satu) => satu.nama === nama);
  if (!row) throw new Error(`no field ${nama}`);
  return row;
}

const KOSONG = { instansi: "", email: "", alamat: "", npwp: "", catatan: "", termin: null, idSales: null };
let nomor = 0;
type Baru = ClientInput<typeof pelanggan.addPelanggan>;
export async function tambahPelanggan(person: Person, nama: string, lain: Partial<Baru> = {}) {
  nomor += 1;
  const telepon = `0813${String(nomor).padStart(8, "0")}`;
  return (await person.call(pelanggan.addPelanggan, { ...KOSONG, nama, telepon, ...lain })).data.idPelanggan;
}

/** The input of an edit of a customer that changes nothing. */
export async function isianUbah(person: Person, idPelanggan: Id<"pelanggan">) {
  const { data: row } = await person.call(pelanggan.getDetailPelanggan, { idPelanggan });
  const { instansi, nama, telepon, email, alamat, npwp, termin, catatan, versi } = row;
  const idSales = row.sales?.idUser ?? null;
  return { idPelanggan, instansi, nama, telepon, email, alamat, npwp, termin, catatan, idSales, versi };
}

type Berisi = { pelanggan: Id<"pelanggan">; produk: Id<"produk"> };
/** A field of choices of each kind, which these records have filled; answers how lists are filtered by them. */
export async function isiKolom(office: Office, boss: Person, { pelanggan, produk }: Berisi) {
  const isi = async (untuk: "pelanggan" | "produk", id: number) => {
    const idKolom = await tambahKolom(boss, { untuk, nama: "Golongan", pilihan: ["Besar", "Kecil"] });
    const { table, id: kunci } = tableOfNilai(untuk);
    await office.sql`insert into ${office.sql(table)} (${office.sql(kunci)}, id_kolom, jenis, nilai)
      values (${id}, ${idKolom}, 'pilihan', 'Besar')`;
    return saringanPilihan(idKolom, "Besar");
  };
  return { pelanggan: await isi("pelanggan", pelanggan), produk: await isi("produk", produk) };
}
