import { rekeningBernama } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";
import { kategoriAsset } from "../kategori/contract.ts";
import { lokasiAsset } from "../lokasi/contract.ts";
import { pengajuanAsset } from "../pengajuan-asset/contract.ts";

let ke = 0;
let foto: Promise<File> | undefined;

/** A picture as proof; the same one each time, so that it is encoded once. */
export function bukti(): Promise<File> {
  foto ??= picture();
  return foto;
}

type KategoriUji = { nama?: string; kode?: string; pembagi?: number; jenisBatas?: "atas" | "bawah"; batas?: number };

/** Adds a category with a name of its own and, by default, a limit that every price respects. */
export async function makeKategori(person: Person, kategori: KategoriUji = {}) {
  ke += 1;
  const { nama = `Kategori ${ke}`, kode = `K${ke}`, pembagi = 48, jenisBatas = "atas", batas = 0 } = kategori;
  const isian = { namaKategori: nama, kode, pembagi, jenisBatas, batas };
  return (await person.call(kategoriAsset.addKategoriAsset, isian)).data.idKategoriAsset;
}

export async function makeLokasi(person: Person, singkatan?: string) {
  ke += 1;
  const isian = { namaLokasi: `Lokasi ${ke}`, singkatan: singkatan ?? `L${ke}` };
  return (await person.call(lokasiAsset.addLokasiAsset, isian)).data.idLokasi;
}

export type Tempat = { idKategori: number; idLokasi: number };

/** A category and a location to put things into. */
export async function tempat(person: Person, kategori: KategoriUji = {}): Promise<Tempat> {
  return { idKategori: await makeKategori(person, kategori), idLokasi: await makeLokasi(person) };
}

type AjuanUji = Tempat & { namaBarang?: string; harga?: number; rekening?: string };

export async function submitAsset(office: Office, person: Person, ajuan: AjuanUji): Promise<string> {
  const { namaBarang = "Laptop", harga = 12_000_000, rekening = "Kas Kecil", ...dimana } = ajuan;
  const { data } = await person.call(pengajuanAsset.addPengajuanAsset, {
    ...dimana,
    namaBarang,
    harga,
    idRekening: await rekeningBernama(office, rekening),
    deskripsiPengajuan: `Untuk ${namaBarang}`,
    dokumen: [await bukti()],
  });
  return data.idPengajuanAsset;
}

export const acceptAsset = (person: Person, idPengajuan: string) =>
  person.call(pengajuanAsset.approvePengajuanAsset, { idPengajuan, statusPengajuan: "Disetujui", note: "" });
