import type { FastifyError } from "fastify";
import type { Problem } from "#kernel/problem.ts";
import { isTooLarge, isUnavailable, sentenceOf, violation } from "../db/database.ts";
import { isDiskFull } from "../files/diskFull.ts";
import { StorageUnavailable } from "../files/storage.ts";
import { UploadRefused } from "../files/upload.ts";
import type { Log } from "../ops/log/log.ts";
import { Refusal } from "./refusal.ts";

export type Failure = {
  status: number;
  message: string;
  errors: readonly Problem[];
};

export const DISK_FULL = "Penyimpanan server penuh, data tidak disimpan. Hubungi administrator, lalu coba lagi";

/** Any error as the answer to the client. An unexpected error is a 500 that gives only the id to look up in the log. */
export function failureOf(error: unknown, request: { id: string; call: string }, log: Log): Failure {
  if (error instanceof Refusal) return { status: error.status, message: error.message, errors: error.errors };
  if (error instanceof UploadRefused) {
    const errors = error.field ? [{ field: error.field, message: error.message }] : [];
    return { status: error.status, message: error.message, errors };
  }
  if (isDiskFull(error)) {
    log.error({ err: error, requestId: request.id, call: request.call }, "disk full");
    return plain(503, DISK_FULL);
  }
  if (error instanceof StorageUnavailable) {
    log.error({ err: error, requestId: request.id, call: request.call }, "storage unavailable");
    return plain(503, "Penyimpanan foto sedang tidak dapat dihubungi, coba lagi sebentar lagi");
  }
  if (isUnavailable(error)) {
    log.error({ err: error, requestId: request.id, call: request.call }, "database unavailable");
    return plain(503, "Basis data sedang tidak dapat dihubungi, coba lagi sebentar lagi");
  }
  if (isHttpError(error)) return httpFailure(error);
  const said = sentenceOf(error);
  if (said !== null) return plain(409, said);
  if (isTooLarge(error)) {
    log.error({ err: error, requestId: request.id, call: request.call }, "a sum is too large");
    return plain(409, "Jumlahnya melebihi batas hitungan, periksa harga dan nominal yang terlalu besar");
  }
  const broken = violation(error);
  log.error(
    { err: error, requestId: request.id, call: request.call, constraint: broken?.constraint },
    "request failed",
  );
  return plain(500, `Terjadi kesalahan pada server, hubungi administrator dengan kode ${request.id}`);
}

export const plain = (status: number, message: string): Failure => ({ status, message, errors: [] });

const isHttpError = (error: unknown): error is FastifyError & { statusCode: number } =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" && error.statusCode < 500;

/** Refusals of the HTTP layer itself, before a call is found. */
function httpFailure(error: FastifyError & { statusCode: number }): Failure {
  switch (error.statusCode) {
    case 404:
      return plain(404, "Alamat tidak ditemukan");
    case 413:
      return plain(413, "Data yang dikirim terlalu besar");
    case 415:
      return plain(415, "Jenis data yang dikirim tidak didukung");
    default:
      return plain(400, "Data yang dikirim tidak dapat dibaca");
  }
}
