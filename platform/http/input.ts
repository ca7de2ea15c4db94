import { rm } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Call, FileField } from "#kernel/call.ts";
import { misshapen } from "#kernel/depth.ts";
import type { Problem } from "#kernel/problem.ts";
import { PIECE_BYTES, STAGED, stagedFiles } from "#kernel/staged.ts";
import { checkAndEncode, checkProof, type EncodedImage, ImageRefused } from "../files/image.ts";
import { putTogether } from "../files/staged.ts";
import type { Storage } from "../files/storage.ts";
import { readMultipart, type Upload, type UploadedFile } from "../files/upload.ts";
import { invalid, invalidField, Refusal } from "./refusal.ts";

const MB = 1024 * 1024;
/**
 * What a body, or all the fields of a form, may hold. They are in memory while the request is on its way, and before any call
 * that needs no session nobody was asked who sends it.
 */
export const bodyBytes = ({ permission }: Call): number => (permission.kind === "public" ? 64 * 1024 : 2 * MB);

/** How large one file of each kind may be. */
const FILE_BYTES: Record<FileField["kind"], number> = { image: 10 * MB, sheet: 25 * MB, piece: PIECE_BYTES };

/** A request body before it is checked. */
export type Body = { fields: Record<string, unknown>; files: UploadedFile[]; discard(): Promise<void> };

const nothingToDiscard = async () => {};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export async function readBody(call: Call, request: FastifyRequest, folder: string): Promise<Body> {
  if (call.method === "GET") return { fields: asRecord(request.query), files: [], discard: nothingToDiscard };
  if (!isMultipart(request)) return { fields: asRecord(request.body), files: [], discard: nothingToDiscard };
  const upload = await readMultipart(request.raw, request.headers, {
    ...{ folder, maxBytes: bodyBytes(call) },
    ...limitsOf(call),
  });
  return { fields: singles(upload), files: upload.files, discard: () => upload.discard() };
}

/** How many files a call takes, and how large each may be. */
export function limitsOf({ files, permission }: Call) {
  const fields = Object.values(files);
  const bytes = fields.map(({ kind }) => FILE_BYTES[kind]);
  return {
    // Files beyond the limit are counted and not cut off, so that the refusal can name the field.
    maxFiles: permission.kind === "public" ? 0 : fields.reduce((sum, field) => sum + field.max, 0) + 1,
    maxFileBytes: bytes.length > 0 ? Math.max(...bytes) : FILE_BYTES.image,
  };
}

type Staging = { storage: Storage; folder: string; idUser: number };

/** The body with the files that came in pieces before it, as if they had come with it. */
export async function withStaged(call: Call, body: Body, staging: Staging): Promise<Body> {
  if (body.fields[STAGED] === undefined || Object.keys(call.files).length === 0) return body;
  const { [STAGED]: named, ...fields } = body.fields;
  const parsed = z.safeParse(stagedFiles, named);
  if (!parsed.success) throw invalidField(STAGED, parsed.error.issues[0]?.message ?? "Unggahan tidak dapat dibaca");
  const { maxFiles, maxFileBytes } = limitsOf(call);
  if (parsed.data.length > maxFiles) throw invalidField(STAGED, "Terlalu banyak berkas dalam satu kiriman.");
  const files = await putTogether(parsed.data, { ...staging, maxFileBytes });
  return {
    fields,
    files: [...body.files, ...files],
    async discard() {
      await body.discard();
      await Promise.all(files.map(({ path }) => rm(path, { force: true })));
    },
  };
}

export const isMultipart = (request: FastifyRequest): boolean =>
  request.headers["content-type"]?.startsWith("multipart/form-data") ?? false;

function asRecord(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null || value === "") return {};
  if (!isRecord(value)) throw new Refusal(400, "Data yang dikirim harus berupa objek");
  const how = misshapen(value);
  if (how === "deep") throw new Refusal(400, "Data yang dikirim bertingkat terlalu dalam, kirim sebagai isian biasa");
  if (how === "wide") throw new Refusal(400, "Terlalu banyak isian dalam satu kiriman.");
  return value;
}

/** A field sent once is a value, a field sent several times a list (`name[]` too). */
function singles(upload: Upload): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(upload.fields).map(([name, values]) =>
      name.endsWith("[]") ? [name.slice(0, -2), values] : [name, values.length === 1 ? values[0] : values],
    ),
  );
}

/** The checked input with its images encoded anew; or all problems at once, each at its field. */
export async function judge(call: Call, body: Body): Promise<Record<string, unknown>> {
  const problems: Problem[] = [];
  const parsed = z.safeParse(call.input, body.fields);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) problems.push({ field: issue.path.join("."), message: issue.message });
  }
  const byField: Record<string, UploadedFile[]> = {};
  for (const [name, field] of Object.entries(call.files)) {
    const files = body.files.filter((file) => file.field === name || file.field === `${name}[]`);
    byField[name] = files;
    if (files.length < field.min) problems.push({ field: name, message: field.empty });
    if (files.length > field.max) problems.push({ field: name, message: `Maksimal ${field.max} file` });
  }
  const images = await encodeImages(call, byField, problems);
  const [first, ...rest] = problems;
  if (first) throw invalid([first, ...rest]);
  return { ...(parsed.data as object), ...byField, ...images };
}

async function encodeImages(call: Call, byField: Record<string, UploadedFile[]>, problems: Problem[]) {
  const images: Record<string, EncodedImage[]> = {};
  // Encoding pictures is slow: skipped when the answer is a refusal anyway.
  if (problems.length > 0) return images;
  for (const [name, field] of Object.entries(call.files)) {
    if (field.kind !== "image") continue;
    images[name] = [];
    // All are waited for, because the files are removed when the request has its answer.
    const check = field.pdf ? checkProof : checkAndEncode;
    const ends = await Promise.allSettled((byField[name] ?? []).map((file) => check(file.path)));
    for (const end of ends) {
      if (end.status === "fulfilled") images[name].push(end.value);
      else problems.push(problemOf(name, end.reason));
    }
  }
  return images;
}

function problemOf(field: string, error: unknown): Problem {
  if (!(error instanceof ImageRefused)) throw error;
  const problem = { field, message: error.message };
  if (error.kind === "type" || error.kind === "typeProof") throw new Refusal(415, error.message, [problem]);
  return problem;
}
