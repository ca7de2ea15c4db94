import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { valuesOf } from "#kernel/record.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { type Akun, akun, isiAkun, isianAkun } from "../contract.ts";
import { mayEdit, mayMap, mayRemove, problemOfInduk, problemOfJenis } from "./rules.ts";
import {
  type AkunRow,
  baganAkun,
  changeAkun,
  findAkun,
  insertAkun,
  lockAkun,
  mapKebutuhan,
  removeAkun,
} from "./sql.ts";

export const akunCalls: Handlers<typeof akun> = implement(akun, {
  getBaganAkun: {
    async read({ db, today, user }) {
      return { data: (await baganAkun(db, today)).map((row) => wire(row, user)) };
    },
  },
  addAkun: {
    async write(deed, isian) {
      const idAkun = await insertAkun(deed.tx, isian);
      await audit(deed, { jenis: "akun", id: idAkun, sesudah: isian });
      return { message: "Akun berhasil ditambahkan", data: { idAkun } };
    },
  },
  updateAkun: {
    async write(deed, { idAkun, versi, ...isian }) {
      const row = found(await lockAkun(deed.tx, idAkun), "Akun");
      must(mayEdit(deed.user, row));
      await assertVersion(deed.tx, { jenis: "akun", id: idAkun, stored: row.versi, seen: versi });
      throwIfAny(problemOfJenis(row, isian.jenis));
      await changeAkun(deed.tx, idAkun, isian);
      await audit(deed, { jenis: "akun", id: idAkun, sebelum: valuesOf(isianAkun, row), sesudah: isian });
      return { message: "Akun berhasil diubah" };
    },
  },
  deleteAkun: {
    async write(deed, { idAkun }) {
      const row = found(await lockAkun(deed.tx, idAkun), "Akun");
      must(mayRemove(deed.user, row));
      await removeAkun(deed.tx, row);
      await audit(deed, { jenis: "akun", id: idAkun, sebelum: valuesOf(isianAkun, row) });
      return { message: "Akun berhasil dihapus" };
    },
  },
  assignAkun: {
    async write(deed, { idAkun, versi, ...pilihan }) {
      const { tx } = deed;
      const row = found(await lockAkun(tx, idAkun), "Akun");
      must(mayMap(deed.user, row));
      await assertVersion(tx, { jenis: "akun", id: idAkun, stored: row.versi, seen: versi });
      // The account chosen before the need had a komponen is kept, for when the komponen is taken away.
      const baru = row.kebutuhan === "neraca" ? pilihan.induk : row.induk;
      const [lama, induk] = [await findAkun(tx, row.induk), await findAkun(tx, baru)];
      if (row.kebutuhan === "neraca" && baru !== null) throwIfAny(problemOfInduk(induk));
      const jenis = row.kebutuhan === "laba" ? (pilihan.jenis ?? row.jenis) : row.jenis;
      await mapKebutuhan(tx, idAkun, { induk: baru, jenis });
      const sebelum = { jenis: row.jenis, induk: sebutan(lama) };
      await audit(deed, { jenis: "akun", id: idAkun, sebelum, sesudah: { jenis, induk: sebutan(induk) } });
      return { message: "Kebutuhan berhasil dipetakan" };
    },
  },
});

const sebutan = (row: AkunRow | undefined): string => (row ? `${row.kode} ${row.nama}` : "");

const wire = (row: AkunRow, user: User): Akun => ({
  ...valuesOf(isiAkun, row),
  idAkunLaporan: row.idAkunLaporan,
  lain: row.lain,
  kendali: row.kendali,
  penampung: row.penampung,
  kebutuhan: row.kebutuhan,
  belumDipetakan: row.belumDipetakan,
  versi: row.versi,
  aksi: { edit: mayEdit(user, row), hapus: mayRemove(user, row), petakan: mayMap(user, row) },
});
