import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import type { Person } from "#test/support/office.ts";
import { po } from "../../po/contract.ts";
import { pemasok } from "../contract.ts";

type IdPemasok = Id<"pemasok">;
const KOSONG = { kontak: "", telepon: "", email: "", alamat: "", npwp: "", termin: null, catatan: "" };

export const isianPemasokUji = (nama: string, isian: Partial<Record<keyof typeof KOSONG, string | number>> = {}) =>
  ({ ...KOSONG, nama, ...isian }) as typeof KOSONG & { nama: string };

export const makePemasok = async (person: Person, ...isian: Parameters<typeof isianPemasokUji>): Promise<IdPemasok> =>
  (await person.call(pemasok.addPemasok, isianPemasokUji(...isian))).data.idPemasok;

export const lihatPemasok = async (person: Person, idPemasok: IdPemasok) =>
  (await person.call(pemasok.getDetailPemasok, { idPemasok })).data;

type PoUji = { idProduk: Id<"produk">; qty?: number; idPemasok?: IdPemasok; hargaPemasok?: number; datang?: number };

/** A purchase order of which units may have come. */
export async function belanjaUji(person: Person, { qty = 1, datang = 0, ...isian }: PoUji): Promise<string> {
  const { idPo } = (await person.call(po.addPo, { qty, ...isian })).data;
  if (datang > 0) await person.call(po.updatePoSelesai, { idPo, selesai: datang });
  return idPo;
}

export const bayarUji = async (person: Person, idPo: string, idRekening: Id<"rekening">) =>
  person.send(po.updatePoLunas, { idPo, statusPembayaran: "true", idRekening, dokumen: [await picture()] });
