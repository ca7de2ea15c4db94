import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { bukti, tempat } from "#areas/asset/server/asset.testing.ts";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { rekeningBernama } from "#books/fixtures.ts";
import type { Office, Person } from "#test/support/office.ts";
import { type Putusan, persetujuan } from "../contract.ts";

/** Asks for an asset to be sold. */
export async function submitPelepasan(office: Office, person: Person): Promise<string> {
  const dimana = await tempat(person, { pembagi: 12 });
  const isian = { ...dimana, namaBarang: "Mobil Box", harga: 12_000_000, tglAssetMasuk: "2026-05-20" };
  const { idAsset } = (await person.call(listAsset.addAsset, isian)).data;
  const { data } = await person.call(pelepasanAsset.addPelepasanAsset, {
    idAsset,
    alasan: "dijual",
    hargaJual: 7_500_000,
    idRekening: await rekeningBernama(office, "BCA RJP"),
    keterangan: "",
    dokumen: [await bukti()],
  });
  return data.idPelepasanAsset;
}

export async function typeJurnal(person: Person): Promise<string> {
  const { data: bagan } = await person.call(akun.getBaganAkun, {});
  const id = (nama: string) => bagan.find((row) => row.nama === nama)?.idAkun ?? 0;
  const baris = [
    { idAkun: id("Aset Lain-lain"), debit: 500_000, kredit: 0 },
    { idAkun: id("Modal"), debit: 0, kredit: 500_000 },
  ];
  const isian = { tanggal: "2026-11-18", keterangan: "Modal pemilik", baris, dokumen: [await bukti()] };
  return (await person.call(jurnalUmum.addJurnalUmum, isian)).data.idJurnalUmum;
}

export const kotakOf = async (person: Person) => (await person.call(persetujuan.getKotak, { limit: 100 })).data;

type Satu = Pick<Putusan, "jenis" | "id"> & Partial<Putusan>;

/** Decides several at once; approves where nothing else is said. */
export async function decideAll(person: Person, putusan: readonly Satu[], idempotencyKey?: string) {
  const isian = putusan.map((satu) => ({ status: "Disetujui" as const, keterangan: "", versi: null, ...satu }));
  const extra = idempotencyKey === undefined ? {} : { idempotencyKey };
  return (await person.call(persetujuan.putuskan, { putusan: isian as never }, extra)).data;
}
