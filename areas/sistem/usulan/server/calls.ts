import { milikOrder } from "#company/orderMilik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { usulan } from "../contract.ts";
import { addUsulan } from "./addUsulan.ts";
import { namedIn, readable } from "./isian.ts";
import { kirimUsulan } from "./kirimUsulan.ts";
import { callOf, gone, mayKirim } from "./rules.ts";
import { decide, lockWaiting, namesOf, resultsOf, waiting } from "./sql.ts";

export const usulanCalls: Handlers<typeof usulan> = implement(usulan, {
  getUsulan: {
    async read({ db, user, now }) {
      const milik = await milikOrder(db, user);
      const { rows, total } = await waiting(db, user, { now, milik });
      const named = rows.flatMap(({ isian }) => namedIn(isian));
      // Who sees own customers alone learns no others' names by their numbers.
      const sebutan = await namesOf(db, milik === null ? named : named.filter(([field]) => field !== "idPelanggan"));
      const data = rows.flatMap(({ isian, ...row }) => {
        const call = callOf(row.panggilan);
        if (!call) return [];
        const isi = readable(call, isian, sebutan);
        return [{ ...row, tindakan: call.tindakan, isian: isi, aksi: { kirim: mayKirim(user, call) } }];
      });
      return { data, total };
    },
  },
  addUsulan: { own: (context, input, perform) => addUsulan(context, input, perform) },
  getHasilUsulan: {
    async read({ db, session, now }) {
      return { data: await resultsOf(db, session, now) };
    },
  },
  kirimUsulan: { own: (context, { idUsulan }, perform) => kirimUsulan(context, idUsulan, perform) },
  tolakUsulan: {
    async write({ tx, user, now }, { idUsulan, alasan }) {
      const saat = { now, milik: await milikOrder(tx, user) };
      if (!(await lockWaiting(tx, user, saat, idUsulan))) throw gone();
      await decide(tx, { idUsulan, status: "Ditolak", hasil: alasan, now, idUser: user.idUser });
      return { message: "Usulan berhasil ditolak" };
    },
  },
});
