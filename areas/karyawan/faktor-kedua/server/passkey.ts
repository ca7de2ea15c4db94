import { createHash } from "node:crypto";
import { translating } from "#platform/db/database.ts";
import type { OpenCtx, WriteCtx } from "#platform/http/context.ts";
import { conflict, Refusal } from "#platform/http/refusal.ts";
import { clientOf, forgetClientTry } from "#platform/http/sessions/throttle.ts";
import {
  type Assertion,
  bytesOf,
  challengeOf,
  challengeUntil,
  checkAssertion,
  placeOf,
  type Registration,
  readRegistration,
} from "#platform/http/sessions/webauthn.ts";
import type { Session } from "../../session/contract.ts";
import { jejakGagalMasuk, jejakMasuk } from "../../session/server/jejak.ts";
import { computeAlamat, mustBebas, openSesi } from "../../session/server/login.ts";
import { akunByNokar } from "../../session/server/sql.ts";
import { noteFaktor } from "./jejak.ts";
import { kodePemulihanBaru } from "./kode.ts";
import { insertPasskey, loadFaktorKedua, lockAkun, passkeyDari, spendChallenge, spendPasskey } from "./sql.ts";

/** What a challenge is for. */
export const MASUK = "masuk";
export const PASANG = "pasang";

const sidikDari = (tantangan: string): Buffer => createHash("sha256").update(tantangan).digest();

/** Keeps a passkey that the browser made for a challenge of ours; the first one brings recovery codes. */
export async function pasangPasskey(deed: WriteCtx, { nama, ...buatan }: Registration & { nama: string }) {
  const { tx, user, now, services, asal } = deed;
  const place = placeOf(asal());
  const tantangan = challengeOf(buatan.clientDataJSON);
  const sampai = challengeUntil(services.challengeKey, `${PASANG} ${user.idUser}`, tantangan, now);
  const baru = await readRegistration(buatan, tantangan, place);
  if (sampai === null || baru === null || !(await spendChallenge(tx, sidikDari(tantangan), sampai, now))) {
    throw conflict("Passkey tidak dapat disimpan, ulangi pemasangannya");
  }
  await lockAkun(tx, user.idUser);
  await translating(() => insertPasskey(tx, user.idUser, nama, baru, now), {
    passkey_kredensial_key: () => conflict("Passkey ini sudah terpasang"),
  });
  const { kodePemulihan: ada } = await loadFaktorKedua(tx, user.idUser);
  const kodePemulihan = ada > 0 ? [] : await kodePemulihanBaru(tx, user.idUser);
  await noteFaktor(deed, `Passkey ${nama} dipasang`);
  return { message: `Passkey ${nama} terpasang`, data: { kodePemulihan } };
}

const salah = () => new Refusal(400, "Passkey tidak dikenal atau sudah tidak berlaku, login dengan password");

/** Signs in with a passkey alone: it is something somebody has, and the authenticator has verified who that is. */
export async function masukPasskey(context: OpenCtx, jawaban: Assertion): Promise<Session> {
  const { services, now, asal } = context;
  const { sql } = services;
  await mustBebas(context);
  await computeAlamat(context);
  const place = placeOf(asal());
  const tantangan = challengeOf(jawaban.clientDataJSON);
  const sampai = challengeUntil(services.challengeKey, MASUK, tantangan, now);
  if (sampai === null) throw salah();
  const passkey = await passkeyDari(sql, bytesOf(jawaban.id));
  const akun = passkey && (await akunByNokar(sql, passkey.nokar));
  const dikenal = passkey && { key: passkey.kunci, counter: passkey.hitungan };
  const hitungan = dikenal && (await checkAssertion(jawaban, dikenal, tantangan, place));
  if (!passkey || !akun || hitungan === null || akun.resign || akun.dihapus) {
    jejakGagalMasuk(context, akun || "", "Passkey");
    throw salah();
  }
  const session = await sql.begin(async (tx) => {
    const pertama = await spendChallenge(tx, sidikDari(tantangan), sampai, now);
    if (!pertama || !(await spendPasskey(tx, passkey, hitungan, now))) throw salah();
    return openSesi(tx, context, akun);
  });
  if (session === null) throw salah();
  await forgetClientTry(sql, clientOf(context.alamat));
  jejakMasuk(context, akun, "dengan passkey");
  return session;
}
