import { limiterPerKey } from "#platform/files/limiter.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { invalidField, type Refusal, signInAgain, tooManyTries } from "#platform/http/refusal.ts";
import { hashPassword, passwordFits } from "#platform/http/sessions/password.ts";
import { endSession } from "#platform/http/sessions/sessions.ts";
import { countTry, forgetTries } from "#platform/http/sessions/throttle.ts";
import { mayPassword } from "../../karyawan/password.ts";
import { jejakGagalPassword, jejakNomorTerkunci, jejakSesiDicabut } from "../../session/server/jejak.ts";
import { type AkunSesi, akunSesi } from "./sql.ts";

/** The tries of one person run one after the other, so that each sees the result of the one before. */
export const onePerPerson = limiterPerKey<number>(1);

export const berakhir = (): Refusal => signInAgain("Sesi anda telah berakhir, silahkan login kembali");

type Isian = { passwordLama: string; passwordBaru: string };

/**
 * The slow part of a change of password, without locks: compares the old password and hashes the new one. Wrong
 * passwords count like wrong logins; one that locks the number also ends the session, because it is probably not its
 * owner who types.
 */
export async function passwordDiganti(context: ReadCtx, isian: Isian): Promise<{ akun: AkunSesi; password: string }> {
  const { passwordLama, passwordBaru } = isian;
  const akun = await akunSesi(context.services.sql, context.session);
  if (!akun) throw berakhir();
  const pemilik = { nama: akun.namaLengkap, noKaryawan: akun.noKaryawan };
  const { alasan } = mayPassword(passwordBaru, pemilik);
  if (alasan !== null) throw invalidField("passwordBaru", alasan);
  await cocokkan(context, akun, { field: "passwordLama", label: "Password lama", password: passwordLama });
  if (passwordBaru === passwordLama) {
    throw invalidField("passwordBaru", "Password baru harus berbeda dari password lama");
  }
  return { akun, password: await hashPassword(passwordBaru) };
}

type Ketikan = { field: string; label: string; password: string };

/** Refuses a password that is not the person's; counted as wrong logins are. */
async function cocokkan(context: ReadCtx, akun: AkunSesi, { field, label, password }: Ketikan): Promise<void> {
  const { services, session, user, now } = context;
  const { lockedUntil, locksUntil } = await countTry(services.sql, akun.noKaryawan, now);
  if (lockedUntil) throw tooManyTries("Terlalu banyak percobaan password yang salah", lockedUntil, now);
  if (await passwordFits(password, akun.password)) return forgetTries(services.sql, akun.noKaryawan);
  jejakGagalPassword(context);
  if (!locksUntil) throw invalidField(field, `${label} salah`);
  await endSession(services.sql, { sidik: session, idUser: user.idUser });
  jejakNomorTerkunci(context, user);
  jejakSesiDicabut(context);
  throw signInAgain(`${label} salah berkali-kali, sesi ini diakhiri. Silahkan login kembali nanti`);
}

/** Asks for the password again before something dear: who finds an open screen does not know it. */
export async function mustPassword(context: ReadCtx, field: string, password: string): Promise<AkunSesi> {
  const akun = await akunSesi(context.services.sql, context.session);
  if (!akun) throw berakhir();
  await onePerPerson(akun.idUser, () => cocokkan(context, akun, { field, label: "Password", password }));
  return akun;
}
