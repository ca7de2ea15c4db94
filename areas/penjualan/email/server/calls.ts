import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { email } from "../contract.ts";
import { emailKembali } from "./emailKembali.ts";
import { kirimUlangEmail } from "./kirimUlangEmail.ts";
import { mayResend, mayReturn } from "./rules.ts";
import { pageOfEmail } from "./sql.ts";

export const emailCalls: Handlers<typeof email> = implement(email, {
  getEmailKeluar: {
    async read({ db }, input) {
      const { rows, total } = await pageOfEmail(db, input);
      const data = rows.map((row) => {
        const { diulang: _, tersimpan: __, ...isi } = row;
        return { ...isi, aksi: { kirimUlang: mayResend(row), kembali: mayReturn(row) } };
      });
      return pageAnswer(input, total, data);
    },
  },
  kirimUlangEmail: {
    own: (context, input) => kirimUlangEmail(context, input),
  },
  emailKembali: {
    write: (deed, input) => emailKembali(deed, input),
  },
});
