import { readFileSync } from "node:fs";
import { JENIS_KODE, type JenisKode, type Kode } from "../kode.ts";

const TABEL = ["transaksi", "satuan", "fasilitas", "negara", "barang-jasa"];

/** The codes as the tax office published them, from the tables beside this folder. */
export const readKode = (): Kode[] => TABEL.flatMap((nama) => rowsOf(readFileSync(path(nama), "utf8"), nama));

const path = (nama: string) => new URL(`../${nama}.tsv`, import.meta.url);

function rowsOf(text: string, tabel: string): Kode[] {
  const [judul, ...baris] = text.trimEnd().split("\n");
  if (judul !== "jenis\tkode\tnama") throw new Error(`${tabel}.tsv has other columns: ${judul}`);
  return baris.map((satu, at) => {
    const [jenis = "", kode = "", nama = ""] = satu.split("\t");
    if (!isJenis(jenis) || kode === "" || nama === "") throw new Error(`${tabel}.tsv, line ${at + 2}: ${satu}`);
    return { jenis, kode, nama };
  });
}

const isJenis = (jenis: string): jenis is JenisKode => (JENIS_KODE as readonly string[]).includes(jenis);
