import { type Session, session } from "#contract/karyawan/session.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { implement, type OpenCtx } from "#server/platform/http/context.ts";
import { notFound, Refusal, signInAgain, tooManyTries } from "#server/platform/http/refusal.ts";
import { catatJejak } from "#server/platform/jejak/jejak.ts";
import { deviceName } from "#server/platform/sessions/device.ts";
import { passwordFits } from "#server/platform/sessions/password.ts";
import {
  effectiveMenu,
  endAllSessions,
  endOneSession,
  endSession,
  type FoundSession,
  findSession,
  holdAccount,
  openSession,
  renewSession,
  sessionsOf,
} from "#server/platform/sessions/sessions.ts";
import {
  clientHeld,
  clientOf,
  countClientTry,
  countTry,
  forgetClientTry,
  forgetTries,
  type Try,
} from "#server/platform/sessions/throttle.ts";
import { jejakAlamatTertahan, jejakGagalMasuk, jejakKeluar, jejakMasuk, jejakNomorTerkunci } from "./jejak.ts";
import { type Akun, akunByNokar } from "./sql.ts";

// The same sentence for a wrong number, a wrong password and a closed account, so that it tells nothing to a guesser.
const salah = () => new Refusal(400, "No Karyawan atau password salah");
const TERLALU_BANYAK = "Terlalu banyak percobaan login yang salah";

export const sessionCalls = implement(session, {
  login: {
    async open(context, { nokar, password }) {
      const { sql } = context.services;
      const percobaan = await hitungPercobaan(context, nokar);
      const akun = await akunByNokar(sql, nokar);
      const fits = await passwordFits(password, akun?.password ?? null);
      if (!akun || !fits || akun.resign || akun.dihapus) throw gagal(context, nokar, akun, percobaan);
      // The password may have changed since it was compared: compare again under the lock.
      const token = await sql.begin(async (tx) =>
        (await holdAccount(tx, akun.idUser)) === akun.password
          ? openSession(tx, akun.idUser, context.now, deviceName(context.peramban))
          : null,
      );
      if (token === null) throw gagal(context, nokar, akun, percobaan);
      await forgetTries(sql, nokar);
      if (percobaan.countsForClient) await forgetClientTry(sql, clientOf(context.alamat));
      jejakMasuk(context, akun);
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
      await endSession(context.services.sql, { sidik: context.session, idUser: context.user.idUser });
      jejakKeluar(context);
      return { message: "Anda telah keluar" };
    },
  },
  getSesi: {
    async read({ db, user, session: sidik, now }) {
      return { data: await sessionsOf(db, { sidik, idUser: user.idUser }, now) };
    },
  },
  akhiriSesi: {
    async write(deed, { idSesi }) {
      const { tx, user } = deed;
      if (!(await endOneSession(tx, user.idUser, idSesi))) throw notFound("Sesi");
      await audit(deed, { jenis: "karyawan", id: user.idUser, sesudah: { sesiDiakhiri: 1 } });
      await catatJejak(deed, "sesiDiakhiri", "Satu sesi, dari profil");
      return { message: "Sesi berhasil diakhiri" };
    },
  },
  akhiriSemuaSesi: {
    async write(deed) {
      const { tx, user } = deed;
      const count = await endAllSessions(tx, user.idUser);
      await audit(deed, { jenis: "karyawan", id: user.idUser, sesudah: { sesiDiakhiri: count } });
      await catatJejak(deed, "sesiDiakhiri", `Semua sesi (${count}), dari profil`);
      return { message: "Semua sesi berhasil diakhiri, silahkan login kembali" };
    },
  },
});

/** Counts a try for the number and, if it is the number's first, for the client; refuses it if there were too many. */
async function hitungPercobaan(context: OpenCtx, nokar: string): Promise<Try> {
  const { services, now } = context;
  const client = clientOf(context.alamat);
  const held = await clientHeld(services.sql, client, now);
  if (held) throw tertahan(context, held);
  const percobaan = await countTry(services.sql, nokar, now);
  if (percobaan.lockedUntil) throw tooManyTries(TERLALU_BANYAK, percobaan.lockedUntil, now);
  // Several tries may pass the first check together; this count stops those beyond the limit.
  const over = percobaan.countsForClient ? await countClientTry(services.sql, client, now) : null;
  if (over) throw tertahan(context, over);
  return percobaan;
}

function tertahan(context: OpenCtx, until: Date): Refusal {
  jejakAlamatTertahan(context);
  return tooManyTries(`${TERLALU_BANYAK} dari jaringan ini`, until, context.now);
}

function gagal(context: OpenCtx, nokar: string, akun: Akun | undefined, { locksUntil }: Try): Refusal {
  const siapa = akun ?? nokar;
  jejakGagalMasuk(context, siapa);
  if (locksUntil) jejakNomorTerkunci(context, siapa);
  return salah();
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
