import * as z from "zod/mini";
import type { Id, Rupiah, Tanggal, Waktu } from "./types.ts";

/** Types of output fields. */
export const idOf = <const Name extends string>(_name: Name) => z.int() as unknown as z.ZodMiniType<Id<Name>, Id<Name>>;
export const uang = z.int() as unknown as z.ZodMiniType<Rupiah, Rupiah>;
export const tanggal = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) as unknown as z.ZodMiniType<Tanggal, Tanggal>;
export const waktu = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)) as unknown as z.ZodMiniType<
  Waktu,
  Waktu
>;
export const teks = z.string();
export const bilangan = z.int();
export const benar = z.boolean();
export const salahSatu = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words) as unknown as z.ZodMiniType<Word, Word>;
export const atauKosong = <Value>(type: z.ZodMiniType<Value, Value>) => z.nullable(type);
/** A signed, expiring image address that works in an `<img>`. */
export const gambar = z.string();

/** Whether the signed-in person may do something with this record, and if not, why. */
export const Boleh = z.strictObject({ boleh: z.boolean(), alasan: z.nullable(z.string()) });
export type Boleh = z.output<typeof Boleh>;

export const boleh: Boleh = { boleh: true, alasan: null };
export const tidak = (alasan: string): Boleh => ({ boleh: false, alasan });

/** A document to print, ready to be opened. */
export const Pdf = z.strictObject({ base64: z.string(), nama: z.string() });

/** A text that is ready for WhatsApp, and the number it goes to. */
export const Pesan = z.strictObject({ telepon: z.string(), pesan: z.string() });
