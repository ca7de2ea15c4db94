import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";
import { tagihan } from "../contract.ts";

type Barang = { idPo: string; unit: number; harga: number };
type Biaya = { keterangan: string; nominal: number; dasar: "nilai" | "jumlah"; idPo: string[] };
type TagihanUji = {
  idPemasok: Id<"pemasok">;
  barang?: Barang[];
  biaya?: Biaya[];
  nomor?: string;
  tglTagihan?: string;
  jatuhTempo?: string | null;
  ppn?: number;
  nomorFaktur?: string;
  tglFaktur?: string | null;
};

let ke = 0;

/** A bill as the call takes it; without a number it has one of its own. */
export function isianTagihanUji({
  idPemasok,
  nomor,
  tglTagihan = "2026-11-20",
  barang = [],
  biaya = [],
  jatuhTempo = null,
  ppn = 0,
  nomorFaktur = "",
  tglFaktur = null,
}: TagihanUji) {
  ke += 1;
  const pajak = { ppn, nomorFaktur, tglFaktur };
  return {
    ...{ idPemasok, nomor: nomor ?? `INV/${ke}`, tglTagihan, jatuhTempo, keterangan: "" },
    ...pajak,
    ...{ barang, biaya, dokumen: [] },
  };
}

export const tagih = async (person: Person, isian: TagihanUji): Promise<string> =>
  (await person.call(tagihan.addTagihan, isianTagihanUji(isian))).data.idTagihan;

export const lihatTagihan = async (person: Person, idTagihan: string) =>
  (await person.call(tagihan.getDetailTagihan, { idTagihan })).data;

export const bayarTagihanUji = async (
  person: Person,
  idTagihan: string,
  idRekening: Id<"rekening">,
  nominal: number,
  pph: { pphDasar?: number; pphObjek?: string } = {},
) => person.send(tagihan.bayarTagihan, { idTagihan, idRekening, nominal, ...pph, dokumen: [await picture()] });

export const uangMukaUji = async (
  person: Person,
  isian: { idPemasok: Id<"pemasok">; idRekening: Id<"rekening">; nominal: number; idPo?: string; tanggalUang?: string },
) => (await person.call(tagihan.addUangMuka, { keterangan: "", dokumen: [await picture()], ...isian })).data.idUangMuka;

/** What the stock of a product is worth by its book. */
export async function nilaiStok(office: Office, idProduk: Id<"produk">): Promise<number> {
  const [row] = await office.sql<{ nilai: number }[]>`
    select nilai_saldo as nilai from stok where id_produk = ${idProduk} order by urut desc limit 1`;
  return row?.nilai ?? 0;
}
