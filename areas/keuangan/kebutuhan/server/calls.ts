import { audit } from "#company/audit/audit.ts";
import { valuesOf } from "#kernel/record.ts";
import { boleh } from "#kernel/row.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { wholeOrPage } from "#platform/list/paging.ts";
import { isianKebutuhan, isiKebutuhan, type Kebutuhan, kebutuhan, pilihanKebutuhan } from "../contract.ts";
import { mayAssign, mayRelease, mayRemove, maySubmit } from "./rules.ts";
import {
  changeKebutuhan,
  choicesOfKebutuhan,
  insertKebutuhan,
  type KebutuhanRow,
  lockKebutuhan,
  pageOfKebutuhan,
  removeKebutuhan,
} from "./sql.ts";

export const kebutuhanCalls: Handlers<typeof kebutuhan> = implement(kebutuhan, {
  getKebutuhan: {
    async read({ db }, input) {
      return wholeOrPage(input, async (limit, offset) => {
        const { rows, total } = await pageOfKebutuhan(db, limit, offset);
        return { rows: rows.map(wire), total };
      });
    },
  },
  getKebutuhanDropdown: {
    async read({ db }) {
      const rows = await choicesOfKebutuhan(db);
      return { data: rows.map((row) => ({ ...valuesOf(pilihanKebutuhan, row), aksi: { ajukan: maySubmit(row) } })) };
    },
  },
  addKebutuhan: {
    async write(deed, isian) {
      const idKebutuhan = await insertKebutuhan(deed.tx, isian);
      await audit(deed, { jenis: "kebutuhan", id: idKebutuhan, sesudah: isian });
      return { message: "Kebutuhan berhasil ditambahkan", data: { idKebutuhan } };
    },
  },
  updateKebutuhan: {
    async write(deed, { idKebutuhan, ...isian }) {
      const row = found(await lockKebutuhan(deed.tx, idKebutuhan), "Kebutuhan");
      await changeKebutuhan(deed.tx, idKebutuhan, isian);
      const sebelum = valuesOf(isianKebutuhan, row);
      await audit(deed, { jenis: "kebutuhan", id: idKebutuhan, sebelum, sesudah: isian });
      return { message: "Kebutuhan berhasil diubah" };
    },
  },
  deleteKebutuhan: {
    async write(deed, { idKebutuhan }) {
      const row = found(await lockKebutuhan(deed.tx, idKebutuhan), "Kebutuhan");
      must(mayRemove(row));
      await removeKebutuhan(deed.tx, row);
      await audit(deed, { jenis: "kebutuhan", id: idKebutuhan, sebelum: valuesOf(isianKebutuhan, row) });
      return { message: "Kebutuhan berhasil dihapus" };
    },
  },
});

const wire = (row: KebutuhanRow): Kebutuhan => ({
  ...valuesOf(isiKebutuhan, row),
  aksi: { edit: boleh, hapus: mayRemove(row), assign: mayAssign(row), lepas: mayRelease(row) },
});
