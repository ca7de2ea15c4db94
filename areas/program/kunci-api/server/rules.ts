import { rank } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";

type Pemilik = { namaLengkap: string; role: string };

/** A key acts as its employee: whoever makes or ends it could do at least as much himself. */
export const maySebagai = (actor: User, { namaLengkap, role }: Pemilik): Boleh =>
  rank(role) < rank(actor.role)
    ? tidak(`${namaLengkap} adalah ${role}, Anda tidak dapat mengelola kunci untuknya`)
    : boleh;

export function mayCabut(actor: User, kunci: Pemilik & { dicabut: boolean }): Boleh {
  return kunci.dicabut ? tidak("Kunci sudah dicabut") : maySebagai(actor, kunci);
}

export const problemOfBerlaku = (berlakuSampai: Tanggal | null, today: Tanggal): Problem[] =>
  berlakuSampai !== null && berlakuSampai < today
    ? [{ field: "berlakuSampai", message: "Berlaku sampai tidak boleh sebelum hari ini" }]
    : [];
