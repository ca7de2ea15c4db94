import QRCode from "qrcode";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx, type WriteCtx } from "#platform/http/context.ts";
import { conflict, invalidField, must, notFound } from "#platform/http/refusal.ts";
import { base32, newTotpSecret, totpFits, totpUri } from "#platform/http/sessions/totp.ts";
import { newChallenge, placeOf } from "#platform/http/sessions/webauthn.ts";
import { mustPassword } from "../../profil/server/password.ts";
import { faktorKedua } from "../contract.ts";
import { noteFaktor } from "./jejak.ts";
import { kodePemulihanBaru } from "./kode.ts";
import { MASUK, masukPasskey, PASANG, pasangPasskey } from "./passkey.ts";
import { resetFaktorKedua } from "./resetFaktorKedua.ts";
import { mayRelease } from "./rules.ts";
import {
  kredensialDari,
  loadFaktorKedua,
  lockAkun,
  nyalakanTotp,
  offerTotp,
  removePasskey,
  removeTotp,
  totpDitawarkan,
} from "./sql.ts";

const PENERBIT = "Kantor";

export const faktorKeduaCalls: Handlers<typeof faktorKedua> = implement(faktorKedua, {
  getFaktorKedua: {
    async read({ db, user }) {
      return { data: await loadFaktorKedua(db, user.idUser) };
    },
  },
  mulaiTotp: {
    async prepare(context, { password }) {
      const { noKaryawan } = await mustPassword(context, "password", password);
      const rahasia = newTotpSecret();
      const uri = totpUri(rahasia, noKaryawan, PENERBIT);
      const qr = await QRCode.toDataURL(uri, { margin: 2, width: 240 });
      return async ({ tx, user, now }) => {
        if (!(await offerTotp(tx, user.idUser, rahasia, now))) {
          throw conflict("Aplikasi autentikator sudah terpasang, lepas dulu yang lama");
        }
        return { message: "Pindai kode QR dengan aplikasi autentikator", data: { rahasia: base32(rahasia), uri, qr } };
      };
    },
  },
  pasangTotp: {
    async write(deed, { kode }) {
      const { tx, user, now } = deed;
      await lockAkun(tx, user.idUser);
      const rahasia = await totpDitawarkan(tx, user.idUser);
      if (rahasia === null) throw conflict("Mulai pemasangan aplikasi autentikator dari awal");
      const langkah = totpFits(rahasia, kode, now);
      if (langkah === null)
        throw invalidField("kode", "Kode salah: periksa jam di ponsel anda, lalu coba kode berikutnya");
      await nyalakanTotp(tx, user.idUser, langkah, now);
      const kodePemulihan = await kodePemulihanBaru(tx, user.idUser);
      await noteFaktor(deed, "Aplikasi autentikator dipasang");
      return { message: "Aplikasi autentikator terpasang", data: { kodePemulihan } };
    },
  },
  lepasTotp: {
    async prepare(context, { password }) {
      await mustPassword(context, "password", password);
      return async (deed) => {
        await lockAkun(deed.tx, deed.user.idUser);
        if (!(await removeTotp(deed.tx, deed.user.idUser))) throw conflict("Aplikasi autentikator belum terpasang");
        must(mayRelease(await loadFaktorKedua(deed.tx, deed.user.idUser)));
        await noteFaktor(deed, "Aplikasi autentikator dilepas");
        return { message: "Aplikasi autentikator dilepas" };
      };
    },
  },
  buatKodePemulihan: {
    async prepare(context, { password }) {
      await mustPassword(context, "password", password);
      return async (deed) => {
        await lockAkun(deed.tx, deed.user.idUser);
        const { totp, passkey } = await loadFaktorKedua(deed.tx, deed.user.idUser);
        if (totp === null && passkey.length === 0) throw conflict("Pasang dulu aplikasi autentikator atau passkey");
        const kodePemulihan = await kodePemulihanBaru(deed.tx, deed.user.idUser);
        await noteFaktor(deed, "Kode pemulihan dibuat ulang");
        return { message: "Kode pemulihan baru dibuat, yang lama tidak berlaku lagi", data: { kodePemulihan } };
      };
    },
  },
  mulaiPasangPasskey: {
    async prepare(context, { password }) {
      const { noKaryawan } = await mustPassword(context, "password", password);
      return async (deed) => ({
        message: "Lanjutkan di peramban anda",
        data: await tawaran(context, deed, noKaryawan),
      });
    },
  },
  pasangPasskey: { write: pasangPasskey },
  lepasPasskey: {
    async prepare(context, { idPasskey, password }) {
      await mustPassword(context, "password", password);
      return async (deed) => {
        await lockAkun(deed.tx, deed.user.idUser);
        const nama = await removePasskey(deed.tx, deed.user.idUser, idPasskey);
        if (nama === null) throw notFound("Passkey");
        must(mayRelease(await loadFaktorKedua(deed.tx, deed.user.idUser)));
        await noteFaktor(deed, `Passkey ${nama} dilepas`);
        return { message: `Passkey ${nama} dilepas` };
      };
    },
  },
  resetFaktorKedua: { write: resetFaktorKedua },
  mulaiMasukPasskey: {
    async open({ services, asal, now }) {
      const tantangan = newChallenge(services.challengeKey, MASUK, now);
      return { data: { tantangan, rpId: placeOf(asal()).rpId } };
    },
  },
  masukPasskey: {
    async open(context, jawaban) {
      return { message: "Login berhasil", ...(await masukPasskey(context, jawaban)) };
    },
  },
});

async function tawaran({ services, asal, user, now }: ReadCtx, { tx }: WriteCtx, noKaryawan: string) {
  const terpasang = await kredensialDari(tx, user.idUser);
  return {
    tantangan: newChallenge(services.challengeKey, `${PASANG} ${user.idUser}`, now),
    rpId: placeOf(asal()).rpId,
    pengguna: {
      id: Buffer.from(`kantor ${user.idUser}`).toString("base64url"),
      nama: noKaryawan,
      sebutan: user.nama,
    },
    terpasang: terpasang.map(({ kredensial }) => kredensial.toString("base64url")),
  };
}
