import { audit } from "#company/audit/audit.ts";
import { valuesOf } from "#kernel/record.ts";
import { boleh } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { type Deed, implement } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { wholeOrPage } from "#platform/list/paging.ts";
import { mayAssign, mayRelease } from "../../kebutuhan/server/rules.ts";
import {
  type KebutuhanRow,
  setKomponenKebutuhan,
  lockKebutuhan as terkunciKebutuhan,
} from "../../kebutuhan/server/sql.ts";
import { isianKomponenLaba, isiKomponenLaba, type KomponenLaba, komponenLaba } from "../contract.ts";
import { mayRemove } from "./rules.ts";
import {
  changeKomponen,
  choicesOfKomponen,
  insertKomponen,
  type KomponenRow,
  lockKomponen,
  pageOfKomponen,
  removeKomponen,
} from "./sql.ts";

export const komponenLabaCalls: Handlers<typeof komponenLaba> = implement(komponenLaba, {
  getKomponenLaba: {
    async read({ db }, input) {
      return wholeOrPage(input, async (limit, offset) => {
        const { rows, total } = await pageOfKomponen(db, limit, offset);
        return { rows: rows.map(wire), total };
      });
    },
  },
  getKomponenLabaDropdown: {
    async read({ db }) {
      return { data: await choicesOfKomponen(db) };
    },
  },
  addKomponenLaba: {
    async write(deed, isian) {
      const idKomponenLaba = await insertKomponen(deed.tx, isian);
      await audit(deed, { jenis: "komponenLaba", id: idKomponenLaba, sesudah: isian });
      return { message: "Komponen laba berhasil ditambahkan", data: { idKomponenLaba } };
    },
  },
  updateKomponenLaba: {
    async write(deed, { idKomponenLaba, ...isian }) {
      const row = found(await lockKomponen(deed.tx, idKomponenLaba), "Komponen laba");
      await changeKomponen(deed.tx, idKomponenLaba, isian);
      const sebelum = valuesOf(isianKomponenLaba, row);
      await audit(deed, { jenis: "komponenLaba", id: idKomponenLaba, sebelum, sesudah: isian });
      return { message: "Komponen laba berhasil diubah" };
    },
  },
  deleteKomponenLaba: {
    async write(deed, { idKomponenLaba }) {
      const row = found(await lockKomponen(deed.tx, idKomponenLaba), "Komponen laba");
      must(mayRemove(row));
      await removeKomponen(deed.tx, idKomponenLaba);
      const sebelum = valuesOf(isianKomponenLaba, row);
      await audit(deed, { jenis: "komponenLaba", id: idKomponenLaba, sebelum });
      return { message: "Komponen laba berhasil dihapus" };
    },
  },
  assignKomponenLaba: {
    async write(deed, { idKomponenLaba, idKebutuhan }) {
      const row = found(await terkunciKebutuhan(deed.tx, idKebutuhan), "Kebutuhan");
      must(mayAssign(row));
      await tetapkan(deed, row, idKomponenLaba);
      return { message: "Komponen laba berhasil ditetapkan" };
    },
  },
  hapusAssignKomponenLaba: {
    async write(deed, { idKebutuhan }) {
      const row = found(await terkunciKebutuhan(deed.tx, idKebutuhan), "Kebutuhan");
      must(mayRelease(row));
      await tetapkan(deed, row, null);
      return { message: "Komponen laba berhasil dilepas" };
    },
  },
});

const wire = (row: KomponenRow): KomponenLaba => ({
  ...valuesOf(isiKomponenLaba, row),
  aksi: { edit: boleh, hapus: mayRemove(row) },
});

async function tetapkan(deed: Deed, row: KebutuhanRow, idKomponenLaba: Id<"komponenLaba"> | null): Promise<void> {
  const { idKebutuhan } = row;
  await setKomponenKebutuhan(deed.tx, idKebutuhan, idKomponenLaba);
  const after = found(await terkunciKebutuhan(deed.tx, idKebutuhan), "Kebutuhan");
  await audit(deed, {
    jenis: "kebutuhan",
    id: idKebutuhan,
    sebelum: { komponenLaba: row.komponenLaba[0]?.namaKomponenLaba ?? "" },
    sesudah: { komponenLaba: after.komponenLaba[0]?.namaKomponenLaba ?? "" },
  });
}
