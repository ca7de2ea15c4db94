import { type Field, Refused, required } from "./field.ts";
import { ribuan } from "./format.ts";

/** Quantities of materials are kept in thousandths of their unit: whole numbers, so that nothing is lost in between. */
export const SERIBU = 1000;
/** More of a material than any workshop has, in units. */
export const MAKS_BAHAN = 2_000_000;

/** 12500 -> "12,5"; 1234567 -> "1.234,567" */
export function tulisJumlah(seperseribu: number): string {
  const [whole = "", part = ""] = (Math.abs(seperseribu) / SERIBU).toFixed(3).split(".");
  const behind = part.replace(/0+$/, "");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return `${seperseribu < 0 ? "-" : ""}${grouped}${behind === "" ? "" : `,${behind}`}`;
}

/** 12500, "kg" -> "12,5 kg" */
export const satuan = (seperseribu: number, unit: string): string => `${tulisJumlah(seperseribu)} ${unit}`;

/** The same of a quantity as others are told it: 12.5, "kg" -> "12,5 kg" */
export const denganSatuan = (jumlah: number, unit: string): string => satuan(Math.round(jumlah * SERIBU), unit);

/** How many of a machine, or how much of a material: 1200, "" -> "1.200"; 12.5, "kg" -> "12,5 kg" */
export const tulisBanyak = (jumlah: number, unit: string): string =>
  unit === "" ? ribuan(jumlah) : denganSatuan(jumlah, unit);

type Kemasan = { satuan: string; satuanBeli: string; isiBeli: number };

/** What a bought pack is: "batang isi 6 m", or the unit alone where a pack is just that. */
export const tulisKemasan = ({ satuan: unit, satuanBeli, isiBeli }: Kemasan): string =>
  isiBeli === SERIBU && unit === satuanBeli ? unit : `${satuanBeli} isi ${satuan(isiBeli, unit)}`;

/** As others are told: 12500 -> 12.5 */
export const jumlahDari = (seperseribu: number): number => seperseribu / SERIBU;

type Batas = { min?: number; max?: number; empty?: string };

/** A quantity of a material, typed in units with up to three decimals; answers thousandths. */
export function jumlahBahan(label: string, { min = 0, max = MAKS_BAHAN, empty }: Batas = {}) {
  const json = { type: "number", minimum: min, maximum: max, multipleOf: 0.001 };
  return required<number, number | string>(empty ?? `${label} tidak boleh kosong`, json, (raw) => {
    const text = typeof raw === "number" ? String(raw) : raw;
    if (typeof text !== "string" || !/^\s*-?\d{1,9}([.,]\d+)?\s*$/.test(text)) {
      throw new Refused(`${label} harus berupa angka`);
    }
    const [whole = "0", part = ""] = text.trim().split(/[.,]/);
    if (part.length > 3) throw new Refused(`${label} paling banyak tiga angka di belakang koma`);
    const value = Number(whole) * SERIBU + Math.sign(whole.startsWith("-") ? -1 : 1) * Number(part.padEnd(3, "0"));
    if (value < min * SERIBU) throw new Refused(`${label} minimal ${tulisJumlah(min * SERIBU)}`);
    if (value > max * SERIBU) throw new Refused(`${label} maksimal ${tulisJumlah(max * SERIBU)}`);
    return value;
  }) as Field<number, number | string>;
}
