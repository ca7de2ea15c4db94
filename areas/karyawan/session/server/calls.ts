import { audit } from "#company/audit/audit.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { notFound, signInAgain } from "#platform/http/refusal.ts";
import {
  endAllSessions,
  endOneSession,
  endSession,
  findSession,
  renewSession,
  sessionsOf,
} from "#platform/http/sessions/sessions.ts";
import { session } from "../contract.ts";
import { jejakKeluar } from "./jejak.ts";
import { identity, login } from "./login.ts";
import { findPertama, mulaiPertama } from "./mulaiPertama.ts";

export const sessionCalls: Handlers<typeof session> = implement(session, {
  login: {
    async open(context, isian) {
      return { message: "Login berhasil", ...(await login(context, isian)) };
    },
  },
  getPertama: {
    async open({ services }) {
      return { data: { pertama: (await findPertama(services.sql)) !== null } };
    },
  },
  mulaiPertama: {
    async open(context, isian) {
      return { message: "Password disimpan, selamat datang di Kantor", ...(await mulaiPertama(context, isian)) };
    },
  },
  refresh: {
    async own(context) {
      const { sql } = context.services;
      const { session: sidik, alamat } = context;
      const token = await renewSession(sql, { sidik, idUser: context.user.idUser, alamat }, context.now);
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
      await noteJejak(deed, "sesiDiakhiri", "Satu sesi, dari profil");
      return { message: "Sesi berhasil diakhiri" };
    },
  },
  akhiriSemuaSesi: {
    async write(deed) {
      const { tx, user } = deed;
      const count = await endAllSessions(tx, user.idUser);
      await audit(deed, { jenis: "karyawan", id: user.idUser, sesudah: { sesiDiakhiri: count } });
      await noteJejak(deed, "sesiDiakhiri", `Semua sesi (${count}), dari profil`);
      return { message: "Semua sesi berhasil diakhiri, silahkan login kembali" };
    },
  },
});
