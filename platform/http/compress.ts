import { constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

/** A smaller answer travels as it is: compressing it would cost more than sending it. */
const WORTH_IT = 32 * 1024;
/** On a line that the browser knows to be slow (web/api/slowLine.ts). */
const WORTH_IT_THERE = 2 * 1024;

/**
 * Sends large answers compressed to those who take it, such as every browser. Their parts repeat names and labels: a page of a
 * hundred orders shrinks to a tenth. It is done beside the event loop. What a person may not see is in no answer, and no other
 * site can make a browser send a request with its session (a header), so the size tells nobody a secret.
 */
export function compressAnswers(http: FastifyInstance): void {
  http.addHook("onSend", (request, reply, payload: unknown, done) => {
    const least = request.headers["save-data"] === "on" ? WORTH_IT_THERE : WORTH_IT;
    if (typeof payload !== "string" || payload.length < least) {
      done(null, payload);
      return;
    }
    reply.header("vary", "accept-encoding, save-data");
    if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers["accept-encoding"] ?? ""))) {
      done(null, payload);
      return;
    }
    gzip(payload, { level: constants.Z_BEST_SPEED }, (error, body) => {
      if (error) {
        done(error);
        return;
      }
      reply.header("content-encoding", "gzip").header("content-length", body.length);
      done(null, body);
    });
  });
}
