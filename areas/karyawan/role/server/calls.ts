import type { Id } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { allNama, changeNama, type DaftarNama, insertNama, removeNama } from "../../server/daftarNama.ts";
import { role } from "../contract.ts";
import { batasDiskonRoles, maySetBatasDiskon, setBatasDiskon } from "./batasDiskon.ts";
import { maySetFaktorKedua, roleWajib, setFaktorKedua } from "./faktorKedua.ts";

const daftar: DaftarNama = { table: "role", label: "Role" };

export const roleCalls: Handlers<typeof role> = implement(role, {
  getRole: {
    async read({ db, user }) {
      const [rows, wajib, batas] = await Promise.all([allNama(db, daftar), roleWajib(db), batasDiskonRoles(db)]);
      const atur = { faktorKedua: maySetFaktorKedua(user), batasDiskon: maySetBatasDiskon(user) };
      const data = rows.map(({ id, nama, aksi }) => ({
        ...{ idRole: id as Id<"role">, namaRole: nama, faktorKedua: wajib.has(id), batasDiskon: batas.get(id) ?? null },
        aksi: { ...aksi, ...atur },
      }));
      return { data };
    },
  },
  addRole: {
    async write(deed, { namaRole }) {
      const id = await insertNama(deed, daftar, namaRole);
      return { message: "Role berhasil ditambahkan", data: { idRole: id as Id<"role"> } };
    },
  },
  updateRole: {
    async write(deed, { idRole, namaRole }) {
      await changeNama(deed, daftar, idRole, namaRole);
      return { message: "Role berhasil diubah" };
    },
  },
  setFaktorKedua: {
    async write(deed, { idRole, wajib }) {
      const nama = await setFaktorKedua(deed, idRole, wajib);
      return { message: `Faktor kedua ${wajib ? "wajib" : "tidak wajib"} untuk role ${nama}` };
    },
  },
  setBatasDiskon: {
    async write(deed, { idRole, batasDiskon }) {
      const nama = await setBatasDiskon(deed, idRole, batasDiskon);
      return { message: `Batas diskon role ${nama} ${batasDiskon === null ? "dicabut" : "disimpan"}` };
    },
  },
  deleteRole: {
    async write(deed, { idRole }) {
      await removeNama(deed, daftar, idRole);
      return { message: "Role berhasil dihapus" };
    },
  },
});
