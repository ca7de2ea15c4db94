import * as z from "zod/mini";
import type { Permission } from "./permission.ts";
import type { Topic } from "./topics.ts";

export type Schema = z.ZodMiniType;

/**
 * One file field of a multipart call. Images are checked by the server and encoded anew where they need it, sheets are
 * .xlsx files, and pieces are parts of a file of another call.
 */
export type FileField = {
  readonly kind: "image" | "sheet" | "piece";
  readonly min: number;
  readonly max: number;
  /** The sentence for fewer than `min` files. */
  readonly empty: string;
  /** An image field that takes a PDF too: a proof, as a bank or a supplier sends it. */
  readonly pdf?: true;
};
type FileFields = Readonly<Record<string, FileField>>;

/** A call as data: server, web client, OpenAPI page and permission test are made from it. */
export type Call<
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Files extends FileFields = FileFields,
  Allowed extends Permission = Permission,
> = {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  /** What it does, for those who read the contract or a history. */
  readonly summary: string;
  /** The same in two or three words that a refusal quotes: "menghapus karyawan". */
  readonly tindakan: string;
  readonly permission: Allowed;
  readonly input: Input;
  readonly files: Files;
  /** The answer beside `status` and `message`; null for a call that answers a file to download. */
  readonly output: Output;
  readonly answers: Answers;
  /** Topics that the answer is made of. */
  readonly reads: readonly Topic[];
  /** Topics that a successful call changes. */
  readonly changes: readonly Topic[];
  /** Fields of the answer that are shown once and never stored. */
  readonly shownOnce: readonly string[];
  /** No browser keeps the answer for a time without a network: secrets, files, personal data of employees. */
  readonly neverKept: boolean;
};

/** `file`: its name tells its kind. */
type Answers = "json" | "xlsx" | "file";

type Route = `${"GET" | "POST" | "PATCH"} /${string}`;
type Definition<Input, Output, Files, Allowed> = {
  summary: string;
  tindakan: string;
  permission: Allowed;
  input?: Input;
  output?: Output;
  files?: Files;
  answers?: Answers;
  reads?: readonly Topic[];
  changes?: readonly Topic[];
  shownOnce?: readonly string[];
  neverKept?: boolean;
};

// biome-ignore lint/complexity/noBannedTypes: no fields of its own, so that it merges with those of files and message
type NoFields = {};
export type Nothing = z.ZodMiniType<NoFields, NoFields>;

export function call<
  const Allowed extends Permission,
  Input extends Schema = Nothing,
  Output extends Schema = Nothing,
  const Files extends FileFields = Record<never, never>,
>(route: Route, definition: Definition<Input, Output, Files, Allowed>): Call<Input, Output, Files, Allowed> {
  const [method, path] = route.split(" ") as [Call["method"], string];
  return {
    method,
    path,
    summary: definition.summary,
    tindakan: definition.tindakan,
    permission: definition.permission,
    input: definition.input ?? (z.object({}) as unknown as Input),
    output: definition.output ?? (z.strictObject({}) as unknown as Output),
    files: definition.files ?? ({} as Files),
    answers: definition.answers ?? "json",
    reads: definition.reads ?? [],
    changes: definition.changes ?? [],
    shownOnce: definition.shownOnce ?? [],
    neverKept: definition.neverKept ?? false,
  };
}

export type Resource = Readonly<Record<string, Call>>;

/** What the browser sends: the input, and the files beside it. */
export type ClientInput<C extends Call> = z.input<C["input"]> & { [Name in keyof C["files"]]: readonly File[] };
export type Answer<C extends Call> = z.output<C["output"]> & { status: 200; message: string };

/** An answer whose payload is `data`. */
export const answer = <S extends Schema>(data: S) => z.strictObject({ data });

/** Output with exactly these fields: in tests the server refuses to answer a field that is not named here. */
export const row = z.strictObject;

const counters = {
  totalDocs: z.number(),
  totalPages: z.number(),
  page: z.number(),
  limit: z.number(),
  /** Number of the page's first row. */
  pagingCounter: z.number(),
};

/** The answer of a paged list; `extras` are further fields beside `data`. */
export const pageOf = <S extends Schema>(data: S) => z.strictObject({ data: z.array(data), ...counters });
export const pageWith = <S extends Schema, X extends z.core.$ZodLooseShape>(data: S, extras: X) =>
  z.strictObject({ data: z.array(data), ...counters, ...extras });

/** Up to `max` pictures. */
export const images = (min: number, max: number, empty = "Dokumen tidak boleh kosong.") => ({
  kind: "image" as const,
  min,
  max,
  empty,
});
/** Up to `max` proofs, by the field name `dokumen` unless said otherwise: pictures or PDFs. */
export const proofs = (min: number, max: number, empty?: string) => ({
  ...images(min, max, empty),
  pdf: true as const,
});
export const sheets = (max = 10, empty = "File excel tidak boleh kosong") => ({
  kind: "sheet" as const,
  min: 1,
  max,
  empty,
});
export const pieces = () => ({ kind: "piece" as const, min: 1, max: 1, empty: "Potongan tidak boleh kosong" });
