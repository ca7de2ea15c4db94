import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyServerOptions } from "fastify";
import { type Failure, plain } from "./failure.ts";

type ConnectionError = Error & { code?: string };

/** Answers bytes that are not an HTTP request in the same form as every other failure. */
export const unreadable: Pick<FastifyServerOptions, "frameworkErrors" | "clientErrorHandler"> = {
  // The types expect a reply for any kind of server; this is Node's own.
  frameworkErrors: (_error, _request, reply) =>
    (reply as FastifyReply).status(400).header("cache-control", "no-store").send(plain(400, "Alamat tidak dikenal")),
  clientErrorHandler(error: ConnectionError, socket) {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    if (socket.writable) socket.write(asHttp(connectionFailure(error)));
    socket.destroy(error);
  },
};

function connectionFailure({ code }: ConnectionError): Failure {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return plain(400, "Alamat atau isian pencarian terlalu panjang, persingkat lalu coba lagi");
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return plain(408, "Permintaan terlalu lama dikirim, periksa koneksi lalu coba lagi");
    default:
      return plain(400, "Data yang dikirim tidak dapat dibaca");
  }
}

function asHttp(failure: Failure): string {
  const body = JSON.stringify(failure);
  return [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: no-store",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
