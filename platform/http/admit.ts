import type { FastifyRequest } from "fastify";
import { MAY_LAG } from "#areas/mayLag.ts";
import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import { laterPlace } from "../db/lag.ts";
import type { Services } from "./context.ts";
import { countKunci, type FoundKunci, findKunci, isKunci, problemOfKunci, TERLALU_SERING } from "./kunci/kunci.ts";
import { conflict, notAllowed, Refusal, signInAgain, tooManyTries } from "./refusal.ts";
import { type FoundSession, findSession } from "./sessions/sessions.ts";

export type Admission = {
  /** Calls that are allowed while somebody still has to change the first password. */
  beforeFirstPassword: readonly Call[];
  /** The same while the role demands a second factor and there is none. */
  beforeSecondFactor: readonly Call[];
  /** Whether a call only reads, which is all that most keys may do. */
  reads(call: Call): boolean;
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
  if (isKunci(token)) return admitKunci(request, call, token, services, options);
  const session = await sessionFor(call, token, request.moment, services);
  if (!session) throw signInAgain("Sesi anda telah berakhir, silahkan login kembali");
  const { user, sidik, idSesi, tulis } = session;
  request.signed = { user, session: sidik, idSesi, known: knownTo(request, services, tulis) };
  if (session.wajibGantiPassword && !options.beforeFirstPassword.includes(call)) {
    throw conflict("Ganti password terlebih dahulu");
  }
  if (session.wajibFaktorKedua && !options.beforeSecondFactor.includes(call)) {
    throw conflict("Pasang faktor kedua terlebih dahulu");
  }
  if (!mayCall(call.permission, session.user)) throw notAllowed(call.tindakan);
}

const MATI: Readonly<Record<NonNullable<FoundKunci["mati"]>, string>> = {
  dicabut: "Kunci API ini sudah dicabut, minta kunci baru",
  berakhir: "Kunci API ini sudah berakhir, minta kunci baru",
  resign: "Kunci API ini milik karyawan yang tidak lagi bekerja, minta kunci baru",
};

/** A key is always looked up on the primary, which also counts its calls: without it, keys wait. */
async function admitKunci(
  request: FastifyRequest,
  call: Call,
  token: string,
  services: Services,
  { reads }: Admission,
): Promise<void> {
  const { moment, ip } = request;
  // A request that took long is looked at again, and counts once.
  const counted = request.kunciCounted;
  const kunci = await findKunci(services.sql, token, ip, moment);
  if (!kunci) throw signInAgain("Kunci API tidak dikenal");
  const { nama, user, mati } = kunci;
  const note = (peristiwa: "pakaiKunci" | "ditolak", keterangan: string) =>
    services.jejak.catat({ peristiwa, waktu: moment, idUser: user.idUser, nama: user.nama, alamat: ip, keterangan });
  if (mati !== null) {
    note("ditolak", `Kunci API ${nama} yang ${mati === "resign" ? "karyawannya tidak lagi bekerja" : `sudah ${mati}`}`);
    throw signInAgain(MATI[mati]);
  }
  request.signed = { user, session: kunci.sidik, idSesi: kunci.idSesi, known: knownTo(request, services), kunci: nama };
  if (!counted) {
    const until = await countKunci(services.sql, kunci.idKunci, ip, moment);
    request.kunciCounted = true;
    if (until) {
      note("ditolak", `Kunci API ${nama} dipakai terlalu sering`);
      throw tooManyTries(TERLALU_SERING, until, moment);
    }
  }
  const onlyReads = reads(call);
  const problem = problemOfKunci(call, kunci, onlyReads);
  if (problem !== null) throw new Refusal(401, `${notAllowed(call.tindakan).message}: ${problem}`);
  if (!mayCall(call.permission, user)) throw notAllowed(call.tindakan);
  if (counted) return;
  if (!onlyReads) note("pakaiKunci", `${nama}: ${call.tindakan}`);
  else if (kunci.baru) note("pakaiKunci", `${nama}: membaca`);
}

/** The place in the log that an answer told (`letak`) and the client sends back, so that a replica never shows less than was seen. */
function knownTo(
  { headers: { letak } }: FastifyRequest,
  { reads }: Services,
  tulis: string | null = null,
): string | null {
  return reads.hasReplica ? laterPlace(tulis, typeof letak === "string" ? letak : null) : null;
}

/**
 * Who somebody is and what he may is asked of the primary. Only while it is gone, the replica says so for the calls that it
 * then answers; a session that was ended in the last moment before may read for as long.
 */
function sessionFor(call: Call, token: string, now: Date, { sql, reads }: Services): Promise<FoundSession | null> {
  if (!reads.hasReplica) return findSession(sql, token, now);
  if (!MAY_LAG.has(call)) return findSession(sql, token, now, "and what he wrote");
  return reads.readPrimary((db) => findSession(db, token, now, db === sql ? "and what he wrote" : "on a replica"));
}
