import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { jakartaToday } from "#kernel/format.ts";
import { mayCall } from "#kernel/permission.ts";
import type { EncodedImage } from "#platform/files/image.ts";
import type { OpenCtx, Output, Services, User } from "#platform/http/context.ts";
import { type AnyHandler, readCtx, runPrepared, runRead, runWrite, type Signed } from "#platform/http/run.ts";
import { effectiveMenu } from "#platform/http/sessions/sessions.ts";
import { areas } from "#server/areas.ts";

type Known = { name: string; handler: AnyHandler };

const known = new Map<Call, Known>(
  Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).map(([name, call]): [Call, Known] => {
      const handlers = areas[resource as keyof typeof areas] as unknown as Record<string, AnyHandler>;
      return [call, { name, handler: handlers[name] ?? {} }];
    }),
  ),
);

export type Pictures = Readonly<Record<string, readonly EncodedImage[]>>;

/**
 * An employee of the demo company. Runs the app's own calls with permissions, rules, transactions and history, but
 * without HTTP.
 */
export type Actor = {
  readonly user: User;
  do<C extends Call>(call: C, input: z.input<C["input"]>, pictures?: Pictures): Promise<Output<C>>;
};

export async function actorFor(services: Services, nokar: string): Promise<Actor> {
  const [row] = await services.sql<(User & { menu: string[] })[]>`
    select k.id_user, k.nama_lengkap as nama, coalesce(j.nama_jabatan, '') as jabatan, r.nama_role as role, k.menu
    from karyawan k join role r using (id_role) left join jabatan j using (id_jabatan)
    where k.no_karyawan = ${nokar}`;
  if (!row) throw new Error(`Nobody has the number ${nokar}`);
  const user: User = { ...row, menu: effectiveMenu(row.role, row.menu) };
  return { user, do: (call, input, pictures) => perform(services, user, call, input, pictures ?? {}) };
}

async function perform<C extends Call>(
  services: Services,
  user: User,
  call: C,
  input: z.input<C["input"]>,
  pictures: Pictures,
): Promise<Output<C>> {
  const found = known.get(call);
  if (!found) throw new Error(`${call.path} is not in the contract`);
  if (!mayCall(call.permission, user)) throw new Error(`${user.nama} may not call ${found.name}`);
  const now = services.clock();
  const asked = {
    services,
    requestId: randomUUID(),
    call: found.name,
    alamat: "",
    peramban: "",
    asal: () => "http://localhost",
  };
  const context: OpenCtx = { ...asked, now, today: jakartaToday(now) };
  const signed = { user, session: Buffer.alloc(0), idSesi: 0 as Signed["idSesi"], known: null };
  const noFiles = Object.fromEntries(Object.keys(call.files).map((name) => [name, []]));
  const parsed = { ...(z.parse(call.input, input) as object), ...noFiles, ...pictures };
  const { write, prepare } = found.handler;
  const asSigned = readCtx(context, signed);
  if (prepare) return (await runPrepared(call, prepare, asSigned, parsed, null)) as Output<C>;
  if (write) return (await runWrite(call, write, asSigned, parsed, null)) as Output<C>;
  return (await runRead(call, found.handler, context, signed, parsed)) as Output<C>;
}
