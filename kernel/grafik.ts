import * as z from "zod/mini";
import { answer, call, row } from "./call.ts";
import { choice, optional } from "./fields.ts";
import { type Actor, type Permission, seesHargaBeli } from "./permission.ts";
import type { Topic } from "./topics.ts";

/** What is added up. */
export type Ukuran = {
  readonly label: string;
  /** Rupiah; otherwise a number of documents or units. */
  readonly uang?: true;
  /** Of the lines of the documents. */
  readonly baris?: true;
  /** Only for those who see purchase prices. */
  readonly hargaBeli?: true;
};

/** What it is added up by. */
export type Menurut = {
  readonly label: string;
  /** Months in their order, the latest ones where there are too many; others stand by what they add up to. */
  readonly bulan?: true;
  /** Belongs to the lines, of which a document has several: documents cannot be added up by it. */
  readonly baris?: true;
  /** Only for those who see purchase prices. */
  readonly hargaBeli?: true;
  /** Names of keys that are words of the business. */
  readonly sebut?: (kunci: string) => string;
  /** What a document without one is called. */
  readonly kosong?: string;
  /**
   * The filters of the list under which the documents of a group stand, "hari" for the days of a month; without it, or null, the
   * list cannot be narrowed to them.
   */
  readonly saring?: "hari" | ((kelompok: { kunci: string; nama: string }) => Readonly<Record<string, string>> | null);
};

/** How the documents of a list can be added up: said once for its calls, its screen and its file. */
export type Grafik<U extends string = string, M extends string = string> = {
  /** What is added up, in the plural. */
  readonly judul: string;
  /** What measures of `baris` are added up from, where it is not the goods. */
  readonly isi?: string;
  readonly ukuran: Readonly<Record<U, Ukuran>>;
  readonly menurut: Readonly<Record<M, Menurut>>;
};

export const grafik = <const U extends string, const M extends string>(of: Grafik<U, M>): Grafik<U, M> => of;

/** What is asked of it. */
export type Diminta<G extends Grafik> = {
  ukuran: keyof G["ukuran"] & string;
  menurut: keyof G["menurut"] & string;
  kedua: (keyof G["menurut"] & string) | null;
};

/** Groups beyond the largest are one, "Lainnya". */
export const MOST_PERTAMA = 50;
export const MOST_KEDUA = 12;
export const BARIS = "baris barang";
export const LAINNYA = "Lainnya";

const words = <W extends string>(of: Readonly<Record<W, unknown>>) => Object.keys(of) as W[];

/** The fields beside the filters of the list. */
export const isianGrafik = <U extends string, M extends string>({ ukuran, menurut }: Grafik<U, M>) => ({
  ukuran: choice("Ukuran", words(ukuran)),
  menurut: choice("Menurut", words(menurut)),
  kedua: optional(choice("Menurut kedua", words(menurut))),
});

type Pilihan = { ukuran: string; menurut: string; kedua: string | null };

/** Why this cannot be added up by that; null where it can. */
export function problemOfGrafik(
  { ukuran, menurut, isi = BARIS }: Grafik,
  asked: Pilihan,
): { field: "ukuran" | "kedua"; message: string } | null {
  if (asked.kedua !== null && asked.kedua === asked.menurut) {
    return { field: "kedua", message: "Menurut kedua harus berbeda dari yang pertama" };
  }
  if (ukuran[asked.ukuran]?.baris) return null;
  const dariBaris = [asked.menurut, asked.kedua ?? ""].map((kunci) => menurut[kunci]).find((satu) => satu?.baris);
  if (!dariBaris) return null;
  return {
    field: "ukuran",
    message: `Menurut ${dariBaris.label} hanya ${isi} yang dapat dijumlahkan, pilih ukuran lain`,
  };
}

/** An input whose choices go together. */
const bergrafik = <S extends z.ZodMiniType<Pilihan>>(of: Grafik, schema: S): S =>
  schema.check(({ value, issues }) => {
    const problem = problemOfGrafik(of, value);
    if (problem === null) return;
    issues.push({ code: "custom", path: [problem.field], message: problem.message, input: value });
  }) as S;

const Kelompok = row({
  /** Names the group to the filters of the list; "" of documents without one, and of those that are put together. */
  kunci: z.string(),
  nama: z.string(),
  /** Puts together what is beyond the largest groups. */
  lainnya: z.boolean(),
  jumlah: z.int(),
});
export type Kelompok = z.output<typeof Kelompok>;

/** Sums by one or two groups; `sel` has a row for each of the first, with a number for each of the second. */
export const HasilGrafik = row({
  pertama: z.array(Kelompok),
  kedua: z.array(Kelompok),
  sel: z.array(z.array(z.int())),
  total: z.int(),
});
export type HasilGrafik = z.output<typeof HasilGrafik>;
const jawabanGrafik = answer(HasilGrafik);

type Panggilan<S, P> = {
  /** Between the verb and the end of the path: "/poWeb" and "Po" make /poWeb/getGrafikPo. */
  path: readonly [room: `/${string}`, nama: string];
  /** As in "melihat PO". */
  tentang: string;
  /** That of the list. */
  permission: P;
  /** That of the file of the list. */
  filePermission: P;
  /** The filters of the list without its order and pages, and `isianGrafik`. */
  input: S;
  reads: readonly Topic[];
};

/** How a list is added up, the call for its sums, and the one for a file of them; both ask what the list asks. */
export function grafikCalls<S extends z.ZodMiniType<Pilihan>, const P extends Permission>(
  of: Grafik,
  { path: [room, nama], tentang, permission, filePermission, input, reads }: Panggilan<S, P>,
) {
  const menurut = Object.values(of.menurut).map(({ label }) => label.toLowerCase());
  const asked = bergrafik(of, input);
  return {
    of,
    get: call(`GET ${room}/getGrafik${nama}`, {
      summary: `${of.judul} dijumlahkan menurut ${menurut.slice(0, -1).join(", ")} atau ${menurut.at(-1)}`,
      tindakan: `melihat ${tentang}`,
      permission,
      input: asked,
      output: jawabanGrafik,
      reads,
    }),
    file: call(`GET ${room}/exportGrafik${nama}`, {
      summary: `Mengekspor grafik ${of.judul} ke file .xlsx`,
      tindakan: `mengekspor ${tentang}`,
      permission: filePermission,
      input: asked,
      answers: "xlsx",
    }),
  };
}

/** Whether this person may see the measure, or the groups. */
export const seesGrafik = ({ hargaBeli }: Ukuran | Menurut, actor: Actor): boolean =>
  hargaBeli !== true || seesHargaBeli(actor);
