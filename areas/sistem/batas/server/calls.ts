import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { valuesOf } from "#kernel/record.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { found, throwIfAny } from "#platform/http/refusal.ts";
import { type Batas, batas, isiBatas } from "../contract.ts";
import { problemOfBatas } from "./rules.ts";
import { allBatas, type BatasRow, changeBatas, findBatas, insertBatas, lockBatas, removeBatas } from "./sql.ts";

const bolehUbah = ({ role }: User): Boleh => (role === "Super Admin" ? boleh : tidak("Hanya Super Admin"));

export const batasCalls: Handlers<typeof batas> = implement(batas, {
  getBatas: {
    async read({ db, user }) {
      const rows = await allBatas(db);
      return { data: rows.map((row): Batas => ({ ...row, aksi: { ubah: bolehUbah(user) } })) };
    },
  },
  addBatas: {
    async write(deed, isian) {
      throwIfAny(problemOfBatas(isian));
      const idBatas = await insertBatas(deed.tx, isian);
      const sesudah = catatan(found(await findBatas(deed.tx, idBatas), "Batas"));
      await audit(deed, { jenis: "batas", id: idBatas, sesudah });
      return { message: "Batas berhasil ditambahkan", data: { idBatas } };
    },
  },
  updateBatas: {
    async write(deed, { idBatas, versi, ...isian }) {
      const row = found(await lockBatas(deed.tx, idBatas), "Batas");
      await assertVersion(deed.tx, { jenis: "batas", id: idBatas, stored: row.versi, seen: versi });
      throwIfAny(problemOfBatas(isian));
      await changeBatas(deed.tx, idBatas, isian);
      const sesudah = catatan(found(await findBatas(deed.tx, idBatas), "Batas"));
      await audit(deed, { jenis: "batas", id: idBatas, sebelum: catatan(row), sesudah });
      return { message: "Batas berhasil diubah" };
    },
  },
  deleteBatas: {
    async write(deed, { idBatas }) {
      const row = found(await lockBatas(deed.tx, idBatas), "Batas");
      await removeBatas(deed.tx, idBatas);
      await audit(deed, { jenis: "batas", id: idBatas, sebelum: catatan(row) });
      return { message: "Batas berhasil dihapus" };
    },
  },
});

/** A limit in its history: that for every need says so. */
const catatan = (row: BatasRow) => ({
  ...valuesOf(isiBatas, row),
  namaKebutuhan: isiBatas.namaKebutuhan.say?.(row.namaKebutuhan as never) ?? row.namaKebutuhan,
});
