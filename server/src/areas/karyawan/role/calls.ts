import { role } from "#contract/karyawan/role.ts";
import type { Id } from "#contract/kernel/types.ts";
import { implement } from "#server/platform/http/context.ts";
import { type DaftarNama, hapusNama, semuaNama, simpanNama, ubahNama } from "../daftarNama.ts";

const daftar: DaftarNama = { table: "role", label: "Role" };

export const roleCalls = implement(role, {
  getRole: {
    async read({ db }) {
      const rows = await semuaNama(db, daftar);
      return { data: rows.map(({ id, nama, aksi }) => ({ idRole: id as Id<"role">, namaRole: nama, aksi })) };
    },
  },
  addRole: {
    async write(deed, { namaRole }) {
      const id = await simpanNama(deed, daftar, namaRole);
      return { message: "Role berhasil ditambahkan", data: { idRole: id as Id<"role"> } };
    },
  },
  updateRole: {
    async write(deed, { idRole, namaRole }) {
      await ubahNama(deed, daftar, idRole, namaRole);
      return { message: "Role berhasil diubah" };
    },
  },
  deleteRole: {
    async write(deed, { idRole }) {
      await hapusNama(deed, daftar, idRole);
      return { message: "Role berhasil dihapus" };
    },
  },
});
