import type { Tx } from "#platform/db/database.ts";
import type { OpenCtx } from "#platform/http/context.ts";
import { invalidField, Refusal, tooManyTries } from "#platform/http/refusal.ts";
import { deviceName } from "#platform/http/sessions/device.ts";
import { passwordFits } from "#platform/http/sessions/password.ts";
import { beginSession, effectiveMenu, type FoundSession, holdAccount } from "#platform/http/sessions/sessions.ts";
import {
  clientHeld,
  clientOf,
  countClientTry,
  countTry,
  forgetClientTry,
  forgetTries,
  type Try,
  takeBackTry,
} from "#platform/http/sessions/throttle.ts";
import { KODE } from "../../faktor-kedua/contract.ts";
import { matchKode } from "../../faktor-kedua/server/kode.ts";
import { punyaFaktorKedua } from "../../faktor-kedua/server/sql.ts";
import type { Session } from "../contract.ts";
import { jejakAlamatTertahan, jejakGagalMasuk, jejakMasuk, jejakNomorTerkunci } from "./jejak.ts";
import { type Akun, akunByNokar } from "./sql.ts";

// The same sentence for a wrong number, a wrong password and a closed account, so that it tells nothing to a guesser.
const salah = () => new Refusal(400, "No Karyawan atau password salah");
const TERLALU_BANYAK = "Terlalu banyak percobaan login yang salah";

type Isian = { nokar: string; password: string; kode: string };

/** Signs in with number and password, and with a code where the person has a second factor. */
export async function login(context: OpenCtx, { nokar, password, kode }: Isian): Promise<Session> {
  const { sql } = context.services;
  const percobaan = await hitungPercobaan(context, nokar);
  const akun = await akunByNokar(sql, nokar);
  const fits = await passwordFits(password, akun?.password ?? null);
  if (!akun || !fits || akun.resign || akun.dihapus) throw gagal(context, nokar, akun, percobaan);
  if (kedaluwarsa(akun, context.now)) {
    throw new Refusal(400, "Password awal sudah kedaluwarsa setelah 7 hari, minta administrator mengatur ulang");
  }
  const cara = await faktorKedua(context, akun, { nokar, kode, percobaan });
  // The password may have changed since it was compared: compare again under the lock.
  const session = await sql.begin((tx) => openSesi(tx, context, akun));
  if (session === null) throw gagal(context, nokar, akun, percobaan);
  await forgetTries(sql, nokar);
  if (percobaan.countsForClient) await forgetClientTry(sql, clientOf(context.alamat));
  jejakMasuk(context, akun, cara);
  return session;
}

/** Opens a session if the account is still the one that was looked at. */
export async function openSesi(tx: Tx, context: OpenCtx, akun: Akun): Promise<Session | null> {
  if ((await holdAccount(tx, akun.idUser)) !== akun.password) return null;
  const opened = await beginSession(tx, akun.idUser, context.now, {
    perangkat: deviceName(context.peramban),
    alamat: context.alamat,
  });
  return identity(context, opened.token, { ...akunSession(akun), idSesi: opened.idSesi });
}

const TUJUH_HARI_MS = 7 * 24 * 3_600_000;

/** A password that somebody else has seen, and that was not used for a week. */
const kedaluwarsa = ({ wajibGantiPassword, passwordAwalSejak }: Akun, now: Date): boolean =>
  wajibGantiPassword &&
  passwordAwalSejak !== null &&
  now.getTime() - new Date(passwordAwalSejak).getTime() > TUJUH_HARI_MS;

type Percobaan = { nokar: string; kode: string; percobaan: Try };

/** How somebody signed in, for the trail. A wrong code counts like a wrong password; none yet counts as no try. */
async function faktorKedua(context: OpenCtx, akun: Akun, { nokar, kode, percobaan }: Percobaan): Promise<string> {
  const { services, now } = context;
  const punya = await punyaFaktorKedua(services.sql, akun.idUser);
  if (!punya.ada) return "";
  if (kode === "") {
    await takeBackTry(services.sql, nokar);
    if (percobaan.countsForClient) await forgetClientTry(services.sql, clientOf(context.alamat));
    throw invalidField(
      KODE,
      punya.totp
        ? "Masukkan kode 6 angka dari aplikasi autentikator, atau satu kode pemulihan"
        : "Akun ini memakai passkey: pilih Masuk dengan passkey, atau masukkan satu kode pemulihan",
    );
  }
  const cara = await matchKode(services.sql, akun.idUser, kode, now);
  if (cara !== null) return cara;
  jejakGagalMasuk(context, akun, "Kode faktor kedua salah");
  if (percobaan.locksUntil) jejakNomorTerkunci(context, akun);
  throw invalidField(KODE, "Kode salah atau sudah dipakai");
}

/** Counts a try for the number and, if it is the number's first, for the client; refuses it if there were too many. */
async function hitungPercobaan(context: OpenCtx, nokar: string): Promise<Try> {
  const { services, now } = context;
  await mustBebas(context);
  const percobaan = await countTry(services.sql, nokar, now);
  if (percobaan.lockedUntil) throw tooManyTries(TERLALU_BANYAK, percobaan.lockedUntil, now);
  if (percobaan.countsForClient) await computeAlamat(context);
  return percobaan;
}

/** Refuses a client that has tried too often. */
export async function mustBebas(context: OpenCtx): Promise<void> {
  const held = await clientHeld(context.services.sql, clientOf(context.alamat), context.now);
  if (held) throw tertahan(context, held);
}

/** Counts a try of the client. Several may pass the first check together; this count stops those beyond the limit. */
export async function computeAlamat(context: OpenCtx): Promise<void> {
  const over = await countClientTry(context.services.sql, clientOf(context.alamat), context.now);
  if (over) throw tertahan(context, over);
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

type Identity = Pick<
  FoundSession,
  "idSesi" | "user" | "idFoto" | "wajibGantiPassword" | "wajibFaktorKedua" | "halamanAwal"
>;
type AkunSession = Omit<Identity, "idSesi">;

const akunSession = ({ idFoto, wajibGantiPassword, wajibFaktorKedua, halamanAwal, ...akun }: Akun): AkunSession => ({
  user: { ...akun, menu: effectiveMenu(akun.role, akun.menu) },
  ...{ idFoto, wajibGantiPassword, wajibFaktorKedua, halamanAwal },
});

export function identity(context: OpenCtx, token: string, { idSesi, user, idFoto, ...lain }: Identity): Session {
  const { idUser, nama, jabatan, role, menu } = user;
  const { wajibGantiPassword, wajibFaktorKedua, halamanAwal } = lain;
  const fotoProfile = idFoto === null ? null : context.services.address(idFoto, idSesi, context.now);
  const orang = { token, idUser, nama, jabatan, role, menu: [...menu], fotoProfile };
  return { ...orang, wajibGantiPassword, wajibFaktorKedua, halamanAwal };
}
