import { rupiah, tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { hargaBersih } from "../order/diskon.ts";

type Baris = { idProduk: number; namaProduk: string; qty: number; harga: number; diskon: number };
export type Dibandingkan = {
  customerInstansi: string;
  namaCustomer: string;
  alamatCustomer: string;
  noTelp: string;
  email: string;
  berlakuSampai: Tanggal;
  catatan: string;
  total: number;
  baris: readonly Baris[];
};

/** What one revision says otherwise than the one before: "" for what it has not. */
export type Beda = { apa: string; sebelum: string; sesudah: string };

const TEKS = {
  customerInstansi: "Instansi",
  namaCustomer: "Nama customer",
  alamatCustomer: "Alamat",
  noTelp: "No telpn",
  email: "Email",
  catatan: "Catatan",
} as const;

const barang = ({ qty, harga, diskon }: Baris): string =>
  `${qty} x ${rupiah(hargaBersih({ harga, diskon }))}${diskon > 0 ? ` (diskon ${rupiah(diskon)})` : ""}`;

/** The differences between two revisions, the goods first. */
export function bedaRevisi(before: Dibandingkan, after: Dibandingkan): Beda[] {
  const dulu = new Map(before.baris.map((line) => [line.idProduk, line]));
  const kini = new Map(after.baris.map((line) => [line.idProduk, line]));
  const produk = [...new Map([...dulu, ...kini]).values()];
  const semua: Beda[] = [
    ...produk.map(({ idProduk, namaProduk }) => {
      const [lama, baru] = [dulu.get(idProduk), kini.get(idProduk)];
      return { apa: namaProduk, sebelum: lama ? barang(lama) : "", sesudah: baru ? barang(baru) : "" };
    }),
    { apa: "Total", sebelum: rupiah(before.total), sesudah: rupiah(after.total) },
    { apa: "Berlaku sampai", sebelum: tanggal(before.berlakuSampai), sesudah: tanggal(after.berlakuSampai) },
    ...(Object.keys(TEKS) as (keyof typeof TEKS)[]).map((name) => ({
      ...{ apa: TEKS[name], sebelum: before[name], sesudah: after[name] },
    })),
  ];
  return semua.filter(({ sebelum, sesudah }) => sebelum !== sesudah);
}
