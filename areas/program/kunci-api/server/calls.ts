import { MENUS } from "#kernel/permission.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { newKunci } from "#platform/http/kunci/kunci.ts";
import { found, invalidField, must, throwIfAny } from "#platform/http/refusal.ts";
import { haknya, type Kunci, kunciApi } from "../contract.ts";
import { mayCabut, maySebagai, problemOfBerlaku } from "./rules.ts";
import { allKunci, endKunci, insertKunci, type KunciRow, lockKunci, pemilikKunci } from "./sql.ts";

const pemilikOf = ({ namaUser, role, dicabut }: KunciRow) => ({ namaLengkap: namaUser, role, dicabut });

export const kunciApiCalls: Handlers<typeof kunciApi> = implement(kunciApi, {
  getKunci: {
    async read({ db, user, today }) {
      const rows = await allKunci(db, today);
      return {
        data: rows.map(({ role, dicabut, ...row }): Kunci => {
          const cabut = mayCabut(user, pemilikOf({ ...row, role, dicabut }));
          return { ...row, aksi: { cabut } };
        }),
      };
    },
  },
  addKunci: {
    async write(deed, { nama, idUser, tulis, usul, berlakuSampai, menu: dipilih }) {
      const { tx, user, now, today } = deed;
      throwIfAny(problemOfBerlaku(berlakuSampai, today));
      const pemilik = await pemilikKunci(tx, idUser);
      if (!pemilik) throw invalidField("idUser", "Karyawan tidak dikenal atau sudah tidak bekerja");
      must(maySebagai(user, pemilik));
      const menu = MENUS.filter((name) => dipilih.includes(name));
      const { kunci, sidik, awalan } = newKunci();
      const baru = {
        nama,
        idUser,
        menu,
        tulis,
        usul,
        berlakuSampai,
        sidik,
        awalan,
        dibuat: now,
        dibuatOleh: user.idUser,
      };
      const idKunci = await insertKunci(tx, baru);
      const hak = `sebagai ${pemilik.namaLengkap}, ${haknya({ tulis, usul, menu })}`;
      await noteJejak(deed, "kunciApi", `${nama} (${awalan}…) dibuat: ${hak}`);
      return { message: `Kunci ${nama} berhasil dibuat`, data: { idKunci, kunci } };
    },
  },
  cabutKunci: {
    async write(deed, { idKunci }) {
      const row = found(await lockKunci(deed.tx, idKunci, deed.today), "Kunci API");
      must(mayCabut(deed.user, pemilikOf(row)));
      await endKunci(deed.tx, idKunci, deed.now);
      await noteJejak(deed, "kunciApi", `${row.nama} (${row.awalan}…) dicabut`);
      return { message: `Kunci ${row.nama} berhasil dicabut` };
    },
  },
});
