import type { Id } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { type DaftarNama, hapusNama, semuaNama, simpanNama, ubahNama } from "../../server/daftarNama.ts";
import { jabatan } from "../contract.ts";

const daftar: DaftarNama = { table: "jabatan", label: "Jabatan" };

export const jabatanCalls: Handlers<typeof jabatan> = implement(jabatan, {
  getJabatan: {
    async read({ db }) {
      const rows = await semuaNama(db, daftar);
      return { data: rows.map(({ id, nama, aksi }) => ({ idJabatan: id as Id<"jabatan">, namaJabatan: nama, aksi })) };
    },
  },
  addJabatan: {
    async write(deed, { namaJabatan }) {
      const id = await simpanNama(deed, daftar, namaJabatan);
      return { message: "Jabatan berhasil ditambahkan", data: { idJabatan: id as Id<"jabatan"> } };
    },
  },
  updateJabatan: {
    async write(deed, { idJabatan, namaJabatan }) {
      await ubahNama(deed, daftar, idJabatan, namaJabatan);
      return { message: "Jabatan berhasil diubah" };
    },
  },
  deleteJabatan: {
    async write(deed, { idJabatan }) {
      await hapusNama(deed, daftar, idJabatan);
      return { message: "Jabatan berhasil dihapus" };
    },
  },
});
