import type { Id } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { allNama, changeNama, type DaftarNama, insertNama, removeNama } from "../../server/daftarNama.ts";
import { divisi } from "../contract.ts";

const daftar: DaftarNama = { table: "divisi", label: "Divisi" };

export const divisiCalls: Handlers<typeof divisi> = implement(divisi, {
  getDivisi: {
    async read({ db }) {
      const rows = await allNama(db, daftar);
      return { data: rows.map(({ id, nama, aksi }) => ({ idDivisi: id as Id<"divisi">, namaDivisi: nama, aksi })) };
    },
  },
  addDivisi: {
    async write(deed, { namaDivisi }) {
      const id = await insertNama(deed, daftar, namaDivisi);
      return { message: "Divisi berhasil ditambahkan", data: { idDivisi: id as Id<"divisi"> } };
    },
  },
  updateDivisi: {
    async write(deed, { idDivisi, namaDivisi }) {
      await changeNama(deed, daftar, idDivisi, namaDivisi);
      return { message: "Divisi berhasil diubah" };
    },
  },
  deleteDivisi: {
    async write(deed, { idDivisi }) {
      await removeNama(deed, daftar, idDivisi);
      return { message: "Divisi berhasil dihapus" };
    },
  },
});
