import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { kolomSendiri } from "#areas/sistem/kolom-sendiri/contract.ts";
import type { Actor } from "./actor.ts";
import type { Story } from "./story.ts";

/** What a customer makes, by what it calls itself. */
const USAHA: readonly (readonly [RegExp, string])[] = [
  [/^Koperasi/, "Koperasi"],
  [/^Kelompok Tani/, "Kelompok tani"],
  [/^BUMDes/, "BUMDes"],
  [/^PT/, "Pabrik"],
  [/./, "UMKM"],
];
const KENAL = ["Pameran", "Instagram", "Rekomendasi", "Website"];
/** What the machines that are plugged in take. */
const DAYA: Readonly<Record<string, string>> = {
  "OVL-06": "1.300 W",
  "OVL-12": "5.500 W, 3 fasa",
  "TRD-20": "3.500 W",
  "VCD-10": "2.200 W",
  "FRD-05": "7.500 W, 3 fasa",
  "SPR-15": "375 W",
  "PTN-02": "750 W",
};
const SEKALIGUS = 100;

/** The company's own fields, at the end of the story: most customers and the electric machines have something in them. */
export async function fillKolomSendiri({ people: { direktur } }: Story): Promise<void> {
  const tambah = async (untuk: "pelanggan" | "produk", nama: string, pilihan: readonly string[], posisi: number) => {
    const jenis = pilihan.length > 0 ? "pilihan" : "teks";
    return (await direktur.do(kolomSendiri.addKolomSendiri, { untuk, jenis, nama, posisi, pilihan })).data.idKolom;
  };
  const usaha = await tambah(
    "pelanggan",
    "Jenis Usaha",
    USAHA.map(([, nama]) => nama),
    10,
  );
  const kenal = await tambah("pelanggan", "Kenal Dari", KENAL, 20);
  await fillPelanggan(direktur, usaha, kenal);
  await fillMesin(direktur, await tambah("produk", "Daya Listrik", [], 10));
}

async function fillPelanggan(direktur: Actor, usaha: number, kenal: number): Promise<void> {
  const { data } = await direktur.do(pelanggan.getPelanggan, { milik: "semua", urut: "nama", limit: SEKALIGUS });
  for (const [ke, row] of data.entries()) {
    if (ke % 5 === 4) continue;
    const { idPelanggan, instansi, nama, telepon, email, alamat, npwp, termin, catatan } = row;
    const jenis = USAHA.find(([awal]) => awal.test(instansi || nama))?.[1] ?? "";
    await direktur.do(pelanggan.updatePelanggan, {
      ...{ idPelanggan, instansi, nama, telepon, email, alamat, npwp, termin, catatan },
      idSales: row.sales?.idUser ?? null,
      kolomSendiri: [
        { idKolom: usaha, nilai: jenis },
        { idKolom: kenal, nilai: KENAL[(ke * 7) % (KENAL.length + 1)] ?? "" },
      ],
    });
  }
}

async function fillMesin(direktur: Actor, idKolom: number): Promise<void> {
  const { data } = await direktur.do(produk.getProduk, { limit: SEKALIGUS });
  for (const row of data) {
    const nilai = DAYA[row.kodeProduk];
    if (nilai === undefined) continue;
    const { idProduk, kodeProduk, namaProduk, kategoriProduk, tipe, kapasitas, hargaProduk, hargaBeli, minimalStock } =
      row;
    await direktur.do(produk.editProduk, {
      ...{ idProduk, kodeProduk, namaProduk, kategoriProduk, tipe, kapasitas, hargaProduk, hargaBeli, minimalStock },
      kolomSendiri: [{ idKolom, nilai }],
    });
  }
}
