import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { kabar } from "../contract.ts";
import { changeKabarEmail, kabarBaru, markRead, pageOfKabar, suratOf } from "./sql.ts";

export const kabarCalls: Handlers<typeof kabar> = implement(kabar, {
  getKabar: {
    async read({ db, user }, input) {
      const { rows, total } = await pageOfKabar(db, user, input);
      return { ...pageAnswer(input, total, rows), baru: await kabarBaru(db, user), ...(await suratOf(db, user)) };
    },
  },
  getKabarBaru: {
    async read({ db, user }) {
      return { data: { baru: await kabarBaru(db, user) } };
    },
  },
  bacaKabar: {
    async write(deed, { idKabar }) {
      await markRead(deed, idKabar);
      return { message: "Kabar sudah dibaca" };
    },
  },
  setKabarEmail: {
    async write(deed, { lewatEmail }) {
      const { email } = await suratOf(deed.tx, deed.user);
      if (lewatEmail && email === "") throw conflict("Email Anda belum diisi. Minta bagian Karyawan mengisinya dahulu");
      await changeKabarEmail(deed, lewatEmail);
      return { message: lewatEmail ? "Kabar juga dikirim lewat email" : "Kabar tidak lagi dikirim lewat email" };
    },
  },
});
