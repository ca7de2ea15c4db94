import type { FastifyRequest } from "fastify";
import { MAY_LAG } from "#areas/mayLag.ts";
import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import type { Services } from "./context.ts";
import { conflict, notAllowed, signInAgain } from "./refusal.ts";
import { type FoundSession, findSession } from "./sessions/sessions.ts";

export type Admission = {
  /** Calls that are allowed while somebody still has to change the first password. */
  beforeFirstPassword: readonly Call[];
  /** The same while the role demands a second factor and there is none. */
  beforeSecondFactor: readonly Call[];
};

/** Who asks, and whether that person may; before the body is read. */
export async function admit(
  request: FastifyRequest,
  call: Call,
  services: Services,
  options: Admission,
): Promise<void> {
  request.moment = services.clock();
  request.signed = null;
  if (call.permission.kind === "public") return;
  const token = request.headers.token;
  if (typeof token !== "string" || token === "") throw signInAgain("Silahkan login terlebih dahulu");
  const session = await sessionFor(call, token, request.moment, services);
  if (!session) throw signInAgain("Sesi anda telah berakhir, silahkan login kembali");
  const { user, sidik, idSesi, tulis: written } = session;
  request.signed = { user, session: sidik, idSesi, written };
  if (session.wajibGantiPassword && !options.beforeFirstPassword.includes(call)) {
    throw conflict("Ganti password terlebih dahulu");
  }
  if (session.wajibFaktorKedua && !options.beforeSecondFactor.includes(call)) {
    throw conflict("Pasang faktor kedua terlebih dahulu");
  }
  if (!mayCall(call.permission, session.user)) throw notAllowed(call.tindakan);
}

/**
 * Who somebody is and what he may is asked of the primary. Only while it is gone, the replica says so for the calls that it
 * then answers; a session that was ended in the last moment before may read for as long.
 */
function sessionFor(call: Call, token: string, now: Date, { sql, reads }: Services): Promise<FoundSession | null> {
  if (reads.replica === null) return findSession(sql, token, now);
  if (!MAY_LAG.has(call)) return findSession(sql, token, now, "and what he wrote");
  return reads.readPrimary((db) => findSession(db, token, now, db === sql ? "and what he wrote" : "on a replica"));
}
