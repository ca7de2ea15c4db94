import type { Id } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { allNama, changeNama, type DaftarNama, insertNama, removeNama } from "../../server/daftarNama.ts";
import { jabatan } from "../contract.ts";

const daftar: DaftarNama = { table: "jabatan", label: "Jabatan" };

export const jabatanCalls: Handlers<typeof jabatan> = implement(jabatan, {
  getJabatan: {
    async read({ db }) {
      const rows = await allNama(db, daftar);
      return { data: rows.map(({ id, nama, aksi }) => ({ idJabatan: id as Id<"jabatan">, namaJabatan: nama, aksi })) };
    },
  },
  addJabatan: {
    async write(deed, { namaJabatan }) {
      const id = await insertNama(deed, daftar, namaJabatan);
      return { message: "Jabatan berhasil ditambahkan", data: { idJabatan: id as Id<"jabatan"> } };
    },
  },
  updateJabatan: {
    async write(deed, { idJabatan, namaJabatan }) {
      await changeNama(deed, daftar, idJabatan, namaJabatan);
      return { message: "Jabatan berhasil diubah" };
    },
  },
  deleteJabatan: {
    async write(deed, { idJabatan }) {
      await removeNama(deed, daftar, idJabatan);
      return { message: "Jabatan berhasil dihapus" };
    },
  },
});
