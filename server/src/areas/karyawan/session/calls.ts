import { type Session, session } from "#contract/karyawan/session.ts";
import { implement, type OpenCtx } from "#server/platform/http/context.ts";
import { Refusal, signInAgain } from "#server/platform/http/refusal.ts";
import { compareInVain, passwordFits } from "#server/platform/sessions/password.ts";
import {
  effectiveMenu,
  endSession,
  type FoundSession,
  findSession,
  holdAccount,
  openSession,
  renewSession,
} from "#server/platform/sessions/sessions.ts";
import { countTry, forgetTries } from "#server/platform/sessions/throttle.ts";
import { type Akun, akunByNokar } from "./sql.ts";

// One sentence for a wrong number, a wrong password and an account that is closed: it tells nothing to a guesser.
const salah = () => new Refusal(400, "No Karyawan atau password salah");

export const sessionCalls = implement(session, {
  login: {
    async open(context, { nokar, password }) {
      const { sql } = context.services;
      const lockedUntil = await countTry(sql, nokar, context.now);
      if (lockedUntil) throw terkunci(lockedUntil, context.now);
      const akun = await akunByNokar(sql, nokar);
      const fits = akun ? await passwordFits(password, akun.password) : await compareInVain(password);
      if (!akun || !fits || akun.resign || akun.dihapus) throw salah();
      // The password may have been changed since it was read; the next look at it cannot be overtaken.
      const token = await sql.begin(async (tx) =>
        (await holdAccount(tx, akun.idUser)) === akun.password ? openSession(tx, akun.idUser, context.now) : null,
      );
      if (token === null) throw salah();
      await forgetTries(sql, nokar);
      return { message: "Login berhasil", ...identity(context, token, akunSession(akun)) };
    },
  },
  refresh: {
    async own(context) {
      const { sql } = context.services;
      const token = await renewSession(sql, { sidik: context.session, idUser: context.user.idUser }, context.now);
      const found = token === null ? null : await findSession(sql, token, context.now);
      if (token === null || !found) throw signInAgain("Sesi anda telah berakhir, silahkan login kembali");
      return { message: "Sesi diperbarui", ...identity(context, token, found) };
    },
  },
  logout: {
    async own(context) {
      await endSession(context.services.sql, context.session);
      return { message: "Anda telah keluar" };
    },
  },
});

function terkunci(until: Date, now: Date): Refusal {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} menit` : `${seconds} detik`;
  return new Refusal(429, `Terlalu banyak percobaan login yang salah, coba lagi dalam ${wait}`);
}

type Identity = Pick<FoundSession, "user" | "idFoto" | "wajibGantiPassword">;

const akunSession = (akun: Akun): Identity => ({
  user: { ...akun, menu: effectiveMenu(akun.role, akun.menu) },
  idFoto: akun.idFoto,
  wajibGantiPassword: akun.wajibGantiPassword,
});

function identity(context: OpenCtx, token: string, { user, idFoto, wajibGantiPassword }: Identity): Session {
  const { idUser, nama, jabatan, role, menu } = user;
  const fotoProfile = idFoto === null ? null : context.services.address(idFoto, context.now);
  return { token, idUser, nama, jabatan, role, menu: [...menu], fotoProfile, wajibGantiPassword };
}
