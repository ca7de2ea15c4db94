import { bolehPassword } from "#contract/karyawan/password.ts";
import { limiterPerKey } from "#server/platform/files/limiter.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { invalidField, type Refusal, signInAgain, tooManyTries } from "#server/platform/http/refusal.ts";
import { hashPassword, passwordFits } from "#server/platform/sessions/password.ts";
import { endSession } from "#server/platform/sessions/sessions.ts";
import { countTry, forgetTries } from "#server/platform/sessions/throttle.ts";
import { jejakGagalPassword, jejakNomorTerkunci, jejakSesiDicabut } from "../session/jejak.ts";
import { type AkunSesi, akunSesi } from "./sql.ts";

/** The tries of one person run one after the other, so that each sees the result of the one before. */
export const satuPerOrang = limiterPerKey<number>(1);

export const berakhir = (): Refusal => signInAgain("Sesi anda telah berakhir, silahkan login kembali");

type Isian = { passwordLama: string; passwordBaru: string };

/**
 * The slow part of a change of password, without locks: compares the old password and hashes the new one. Wrong
 * passwords count like wrong logins; one that locks the number also ends the session, because it is probably not its
 * owner who types.
 */
export async function passwordDiganti(context: ReadCtx, isian: Isian): Promise<{ akun: AkunSesi; password: string }> {
  const { services, session, user, now } = context;
  const { passwordLama, passwordBaru } = isian;
  const akun = await akunSesi(services.sql, session);
  if (!akun) throw berakhir();
  const pemilik = { nama: akun.namaLengkap, noKaryawan: akun.noKaryawan };
  const { alasan } = bolehPassword(passwordBaru, pemilik);
  if (alasan !== null) throw invalidField("passwordBaru", alasan);
  const { lockedUntil, locksUntil } = await countTry(services.sql, akun.noKaryawan, now);
  if (lockedUntil) throw tooManyTries("Terlalu banyak percobaan password yang salah", lockedUntil, now);
  if (!(await passwordFits(passwordLama, akun.password))) {
    jejakGagalPassword(context);
    if (!locksUntil) throw invalidField("passwordLama", "Password lama salah");
    await endSession(services.sql, { sidik: session, idUser: user.idUser });
    jejakNomorTerkunci(context, user);
    jejakSesiDicabut(context);
    throw signInAgain("Password lama salah berkali-kali, sesi ini diakhiri. Silahkan login kembali nanti");
  }
  await forgetTries(services.sql, akun.noKaryawan);
  if (passwordBaru === passwordLama) {
    throw invalidField("passwordBaru", "Password baru harus berbeda dari password lama");
  }
  return { akun, password: await hashPassword(passwordBaru) };
}
