import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** Leaves multipart bodies unread: the handler reads them after the permission check. */
export function leaveUploadsUnread(app: FastifyInstance): void {
  app.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
}

/** A body of plain text is of a type that no call takes; an empty one is what some clients send for none. */
export function refusePlainText(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) =>
    done(body === "" ? null : new Refusal(415, "Jenis data yang dikirim tidak didukung")),
  );
}
