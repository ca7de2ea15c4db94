import { bolehPassword } from "#contract/karyawan/password.ts";
import { limiterPerKey } from "#server/platform/files/limiter.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { invalidField, type Refusal, signInAgain, tooManyTries } from "#server/platform/http/refusal.ts";
import { hashPassword, passwordFits } from "#server/platform/sessions/password.ts";
import { endSession } from "#server/platform/sessions/sessions.ts";
import { countTry, forgetTries } from "#server/platform/sessions/throttle.ts";
import { jejakGagalPassword, jejakNomorTerkunci, jejakSesiDicabut } from "../session/jejak.ts";
import { type AkunSesi, akunSesi } from "./sql.ts";

/** A person's own tries wait for each other: the next one sees what the one before came to. */
export const satuPerOrang = limiterPerKey<number>(1);

export const berakhir = (): Refusal => signInAgain("Sesi anda telah berakhir, silahkan login kembali");

type Isian = { passwordLama: string; passwordBaru: string };

/**
 * The dear part of a change, with nothing locked: the old password is compared, the new one made ready to be stored.
 * Wrong old ones count like wrong sign-ins; the one that locks the number ends the session too, for it is more likely
 * to be in other hands than its owner is to have forgotten.
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
