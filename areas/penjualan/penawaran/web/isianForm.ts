import type { ClientInput } from "#kernel/call.ts";
import { jakartaToday } from "#kernel/format.ts";
import { blankOf, filledOf } from "#kernel/record.ts";
import { jatuhTempo } from "#kernel/umur.ts";
import type { HargaBerlaku } from "../../daftar-harga/web/useHargaPelanggan.ts";
import { diskonBaris } from "../../keranjang/isiKeranjang.ts";
import { isiPesanan } from "../../keranjang/web/useOrder.ts";
import { customer } from "../../order/isiOrder.ts";
import type { DetailPenawaran, penawaran } from "../contract.ts";
import { isianRevisi, isianTindakLanjut } from "../isiPenawaran.ts";

/** A line while it is typed. */
export type BarisIsian = {
  idProduk: number;
  namaProduk: string;
  qty: number | "";
  harga: number;
  diskon: number | "";
  /** Offered before at this price, which may be offered again. */
  dulu?: boolean;
  /** The list of the customer that says the price, and what it costs everybody else. */
  daftar?: { nama: string; hargaSendiri: number } | undefined;
};

const HARI_BERLAKU = 14;
const HARI_TINDAK_LANJUT = 3;
const setelah = (hari: number): string => jatuhTempo(jakartaToday(new Date()), hari);

const kosong = () => ({
  idPelanggan: "",
  pelanggan: "",
  ...blankOf(isianRevisi),
  ...blankOf(isianTindakLanjut),
  ...{ berlakuSampai: setelah(HARI_BERLAKU), tindakLanjut: setelah(HARI_TINDAK_LANJUT) },
  barang: [] as BarisIsian[],
});
export type PenawaranValues = ReturnType<typeof kosong>;

/** Where the form of a new quotation begins: empty, with the cart, or as a copy. */
export type Awal = { kunci: string; values: PenawaranValues };

export const KERANJANG = "keranjang";
export const awalKosong = (): Awal => ({ kunci: "1", values: kosong() });

export function awalKeranjang(idUser: number): Awal {
  const { keranjang, isian } = isiPesanan(idUser);
  const { idPelanggan, pelanggan, ...typed } = isian;
  const { customerInstansi, namaCustomer, alamatCustomer, noTelp, email } = typed;
  // A machine that is in the cart from stock and made to order is one line of an offer.
  const barang = new Map<number, BarisIsian>();
  for (const line of keranjang) {
    const { idProduk, namaProduk, qty, hargaProduk: harga } = line;
    const ada = barang.get(idProduk);
    const diskon = ada?.diskon || diskonBaris(line, isian.tipeSo) || "";
    barang.set(idProduk, { idProduk, namaProduk, qty: Number(ada?.qty ?? 0) + qty, harga, diskon });
  }
  const isi = { customerInstansi, namaCustomer, alamatCustomer, noTelp, email };
  return { kunci: KERANJANG, values: { ...kosong(), idPelanggan, pelanggan, ...isi, barang: [...barang.values()] } };
}

/** What is offered now, to be changed. */
export function isianUbah(row: DetailPenawaran): PenawaranValues {
  return {
    ...filledOf(isianRevisi, row),
    ...filledOf(isianTindakLanjut, row),
    idPelanggan: row.idPelanggan === null ? "" : String(row.idPelanggan),
    pelanggan: row.idPelanggan === null ? "" : row.customerInstansi,
    barang: (row.revisiSemua[0]?.baris ?? []).map(({ idProduk, namaProduk, qty, harga, diskon }) => ({
      ...{ idProduk, namaProduk, qty, harga },
      diskon: diskon === 0 ? "" : diskon,
      dulu: true,
    })),
  };
}

/** The same for another quotation: with the days of a new one, at the prices of today. */
export function awalSalinan(row: DetailPenawaran, hargaKini: ReadonlyMap<number, number>): Awal {
  const { barang, ...isi } = isianUbah(row);
  const { berlakuSampai, tindakLanjut } = kosong();
  const dijual = barang.flatMap((line): BarisIsian[] => {
    const harga = hargaKini.get(line.idProduk);
    return harga === undefined
      ? []
      : [{ ...line, harga, dulu: false, diskon: Number(line.diskon) > harga ? "" : line.diskon }];
  });
  return {
    kunci: row.idPenawaran,
    values: { ...isi, ...filledOf(customer, row), berlakuSampai, tindakLanjut, catatanInternal: "", barang: dijual },
  };
}

export function payloadPenawaran({
  pelanggan: _,
  ...values
}: PenawaranValues): ClientInput<typeof penawaran.addPenawaran> {
  return {
    ...values,
    idPelanggan: values.idPelanggan === "" ? null : Number(values.idPelanggan),
    barang: values.barang.map(({ idProduk, qty, harga, diskon }) => ({
      ...{ idProduk, harga },
      qty: Number(qty),
      diskon: diskon === "" ? 0 : diskon,
    })),
  };
}

export const payloadUbahPenawaran = (
  values: PenawaranValues,
  { idPenawaran, versi }: DetailPenawaran,
): ClientInput<typeof penawaran.editPenawaran> => ({ ...payloadPenawaran(values), idPenawaran, versi });

/** The lines at the prices of the chosen customer; the same lines where nothing changes. */
export function menurutPelanggan(barang: readonly BarisIsian[], harga: HargaBerlaku): readonly BarisIsian[] {
  const berharga = barang.map((line): BarisIsian => {
    const satu = harga.get(line.idProduk);
    const hargaSendiri = line.daftar?.hargaSendiri ?? line.harga;
    if (line.dulu || (satu?.harga ?? hargaSendiri) === line.harga) return line;
    return satu
      ? { ...line, harga: satu.harga, daftar: { nama: satu.daftar, hargaSendiri } }
      : { ...line, harga: hargaSendiri, daftar: undefined };
  });
  return berharga.some((line, at) => line !== barang[at]) ? berharga : barang;
}
