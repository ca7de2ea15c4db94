import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Call, Resource } from "#kernel/call.ts";
import { jakartaToday } from "#kernel/format.ts";
import { laterPlace } from "../db/lag.ts";
import { drain } from "../files/upload.ts";
import { type Admission, admit } from "./admit.ts";
import type { Alias } from "./alias.ts";
import type { OpenCtx, Services } from "./context.ts";
import { failureOf } from "./failure.ts";
import { fingerprint, isKey } from "./idempotency/idempotency.ts";
import { type Body, bodyBytes, judge, readBody, withStaged } from "./input.ts";
import { performing, type Served } from "./perform.ts";
import { invalidField, Refusal } from "./refusal.ts";
import {
  type AnyHandler,
  type Guard,
  guarded,
  readCtx,
  reading,
  runOwn,
  runPrepared,
  runRead,
  runWrite,
  type Signed,
} from "./run.ts";

declare module "fastify" {
  interface FastifyRequest {
    signed: Signed | null;
    /** The call of a key is counted already. */
    kunciCounted?: boolean;
    moment: Date;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

const TYPE_BY_ENDING: Readonly<Record<string, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  journal: "text/plain; charset=utf-8",
};

/** Who has taken longer than this to send a request may have been signed out, dismissed or given other rights meanwhile. */
const LONG_MS = 1_000;

/** As web servers note it in their logs. */
const CLIENT_LEFT = 499;

export type KernelOptions = Admission & {
  /** Check answers by their schema too, so that no undeclared field leaves the server. Off in production. */
  checkAnswers: boolean;
  uploadFolder: string;
  /** All calls served so far. */
  served: Served;
  guard: Guard;
  /** Other names of calls. */
  doors: readonly Alias[];
};

/** Registers a route for each call of a resource. */
export function serve(
  app: FastifyInstance,
  services: Services,
  resource: Resource,
  handlers: Readonly<Record<string, object>>,
  options: KernelOptions,
): void {
  for (const [name, call] of Object.entries(resource)) {
    const handler = handlers[name] && guarded(handlers[name] as AnyHandler, options.guard);
    if (!handler || (handler.sheet !== undefined) !== (call.answers !== "json")) {
      throw new Error(`${name} has no handler of the kind its contract asks for`);
    }
    options.served.set(call, { name, handler });
    for (const [route, door] of routesOf(call, options.doors)) {
      const [, url = ""] = route.split(" ");
      app.route({
        method: call.method,
        url,
        config: { call },
        bodyLimit: bodyBytes(call),
        // Checked before the body is read, so that nobody can upload without permission.
        onRequest: (request) => admit(request, call, services, options),
        handler: (request, reply) => handle(request, reply, { name, call, door, handler, services, options }),
      });
    }
  }
}

/** The call's own route, and those of its doors. */
function routesOf(call: Call, doors: readonly Alias[]): Map<string, Alias | null> {
  const own = doors.filter((door) => door.call === call).map((door) => [door.route, door] as const);
  return new Map<string, Alias | null>([[`${call.method} ${call.path}`, null], ...own]);
}

const originOf = ({ protocol, host }: FastifyRequest, { config }: Services): string =>
  URL.parse(config.publicUrl ?? `${protocol}://${host}`)?.origin ?? "http://localhost";

type Serving = {
  name: string;
  call: Call;
  door: Alias | null;
  handler: AnyHandler;
  services: Services;
  options: KernelOptions;
};

/** A question whose asker has left while it waited for its turn: nobody would read the answer. */
const isAbandoned = (call: Call, { socket }: FastifyRequest): boolean => call.method === "GET" && socket.destroyed;

async function handle(request: FastifyRequest, reply: FastifyReply, serving: Serving): Promise<FastifyReply> {
  const { call, door, handler, services, options } = serving;
  if (isAbandoned(call, request)) return reply.status(CLIENT_LEFT).send();
  let body = await readBody(call, request, options.uploadFolder);
  const sent = body.fields;
  try {
    if (door?.enter) body = { ...body, fields: await door.enter(sent, services.sql) };
    if (request.signed) {
      const { idUser } = request.signed.user;
      body = await withStaged(call, body, { storage: services.storage, folder: options.uploadFolder, idUser });
    }
    const context: OpenCtx = {
      services,
      requestId: request.id,
      call: serving.name,
      now: request.moment,
      today: jakartaToday(request.moment),
      alamat: request.ip,
      peramban: request.headers["user-agent"] ?? "",
      asal: () => originOf(request, services),
    };
    const input = await judge(call, body);
    // The request, and its pictures that wait for their turn, may have been on their way for minutes.
    if (services.clock().getTime() - request.moment.getTime() > LONG_MS) await admit(request, call, services, options);
    if (handler.sheet) return await sendSheet(request, reply, serving, context, input);
    const { message = "Berhasil", ...output } = await answerOf(request, serving, context, body, input);
    if (options.checkAnswers) z.parse(call.output, output);
    services.live.announce(call.changes);
    await tellPlace(request, reply, serving);
    const answer = door?.leave ? await door.leave(output, sent, services.sql) : output;
    return reply.send({ status: 200, message, ...answer });
  } finally {
    await body.discard();
  }
}

/** Tells how far the log has come for whom a replica may answer next time. */
async function tellPlace({ signed }: FastifyRequest, reply: FastifyReply, { call, services }: Serving): Promise<void> {
  if (!signed) return;
  if (call.method !== "GET") signed.known = laterPlace(signed.known, await services.reads.wrote(signed.user.idUser));
  if (signed.known !== null) reply.header("letak", signed.known);
}

async function answerOf(
  request: FastifyRequest,
  { name, call, handler, options }: Serving,
  context: OpenCtx,
  body: Body,
  input: Record<string, unknown>,
) {
  const { write, own, prepare } = handler;
  if (!own && !write && !prepare) return runRead(call, handler, context, request.signed, input);
  if (!request.signed) throw new Error(`${name} needs a session`);
  const signed = readCtx(context, request.signed);
  const keyed = call.method === "GET" ? null : keyOf(request, name, body);
  if (own) {
    const perform = performing(options.served, signed, keyed?.key ?? null);
    return runOwn(call, (context, input) => own(context, input, perform), signed, input, keyed);
  }
  if (prepare) return runPrepared(call, prepare, signed, input, keyed);
  if (!write) throw new Error(`${name} has no handler`);
  return runWrite(call, write, signed, input, keyed);
}

function keyOf(request: FastifyRequest, name: string, body: Body) {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || !request.signed) return null;
  if (!isKey(key)) throw invalidField("Idempotency-Key", "Idempotency-Key harus 8 sampai 100 karakter ASCII");
  return { idUser: request.signed.user.idUser, key, fingerprint: fingerprint(name, body.fields, body.files) };
}

async function sendSheet(
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
  context: OpenCtx,
  input: Record<string, unknown>,
): Promise<FastifyReply> {
  const { signed } = request;
  const {
    call,
    handler: { sheet },
  } = serving;
  if (!signed || !sheet) throw new Error(`${context.call} needs a session and a handler`);
  const { name, content } = await reading(call, context, signed, (context) => sheet(context, input));
  await tellPlace(request, reply, serving);
  return reply
    .header("content-type", TYPE_BY_ENDING[name.split(".").at(-1) ?? ""] ?? "application/octet-stream")
    .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(content);
}

/** Answers every failure in the same form, wherever it was thrown. */
export function answerFailures(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal && error.retryAfter !== null) reply.header("retry-after", error.retryAfter);
    const { call } = request.routeOptions.config;
    const failure = failureOf(error, { id: request.id, call: call?.path ?? "-" }, services.log);
    if (failure.status === 401 && call && request.signed) {
      const { user, kunci } = request.signed;
      const { idUser, nama } = user;
      const keterangan = `Mencoba ${call.tindakan}${kunci ? ` dengan Kunci API ${kunci}` : ""}`;
      const kejadian = {
        peristiwa: "ditolak",
        waktu: request.moment,
        idUser,
        nama,
        alamat: request.ip,
        keterangan,
      } as const;
      services.jejak.catat(kejadian);
    }
    // Fastify closes the connection under whoever is still writing, who then never reads why.
    if (failure.status === 413 && request.signed && !request.raw.readableFlowing) {
      reply.removeHeader("connection");
      drain(request.raw);
    }
    return reply.status(failure.status).send(failure);
  });
}
