import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import { MAKS_TAMPILAN, tampilan } from "../contract.ts";
import type { Tampilan } from "../tampilanDaftar.ts";
import { mayBersama, mayChange, terlihat } from "./rules.ts";
import {
  changeTampilan,
  chooseUtama,
  insertTampilan,
  jumlahTampilan,
  lockTampilan,
  releaseUtama,
  removeTampilan,
  type TampilanRow,
  tampilanTerlihat,
} from "./sql.ts";

export const tampilanCalls: Handlers<typeof tampilan> = implement(tampilan, {
  getTampilan: {
    async read({ db, user }, { daftar }) {
      return { data: (await tampilanTerlihat(db, user.idUser, daftar)).map((row) => wire(row, user)) };
    },
  },
  addTampilan: {
    async write(deed, isian) {
      if (isian.bersama) must(mayBersama(deed.user));
      if ((await jumlahTampilan(deed.tx, deed.user.idUser, isian.daftar)) >= MAKS_TAMPILAN)
        throw conflict(`Paling banyak ${MAKS_TAMPILAN} tampilan untuk satu daftar`);
      const idTampilan = await insertTampilan(deed, isian);
      return { message: `Tampilan ${isian.nama} tersimpan`, data: { idTampilan } };
    },
  },
  updateTampilan: {
    async write({ tx, user }, { idTampilan, versi, ...isian }) {
      const row = await milik(tx, user, idTampilan);
      must(mayChange(user, row));
      if (versi !== null && versi !== row.versi)
        throw conflict("Tampilan ini baru saja diubah, muat ulang lalu ubah lagi");
      const bersama = isian.bersama ?? row.bersama;
      if (bersama !== row.bersama) must(mayBersama(user));
      const nama = isian.nama ?? row.nama;
      await changeTampilan(tx, idTampilan, { nama, bersama, isi: isian.isi ?? row.isi });
      if (!bersama) await releaseUtama(tx, row);
      return { message: `Tampilan ${nama} diubah` };
    },
  },
  deleteTampilan: {
    async write({ tx, user }, { idTampilan }) {
      const row = await milik(tx, user, idTampilan);
      must(mayChange(user, row));
      await removeTampilan(tx, idTampilan);
      return { message: `Tampilan ${row.nama} dihapus` };
    },
  },
  setTampilanUtama: {
    async write(deed, { daftar, idTampilan }) {
      if (idTampilan === null) {
        await chooseUtama(deed, daftar, null);
        return { message: "Daftar dibuka seperti semula" };
      }
      const row = await milik(deed.tx, deed.user, idTampilan);
      await chooseUtama(deed, row.daftar, idTampilan);
      return { message: `Daftar dibuka dengan tampilan ${row.nama}` };
    },
  },
});

async function milik(tx: Parameters<typeof lockTampilan>[0], user: User, idTampilan: number) {
  const row = found(await lockTampilan(tx, idTampilan), "Tampilan");
  return found(terlihat(user, row) ? row : undefined, "Tampilan");
}

const wire = ({ idUser, daftar: _, ...row }: TampilanRow, user: User): Tampilan => ({
  ...row,
  milikSaya: idUser === user.idUser,
  aksi: { ubah: mayChange(user, { ...row, idUser }), bersama: mayBersama(user) },
});
