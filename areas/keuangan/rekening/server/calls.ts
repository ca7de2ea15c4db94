import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { valuesOf } from "#kernel/record.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { wholeOrPage } from "#platform/list/paging.ts";
import { isianRekening, type Rekening, rekening } from "../contract.ts";
import { preparePembulatan } from "./pembulatan.ts";
import { mayEdit, mayRemove, melihatSaldo } from "./rules.ts";
import {
  changeRekening,
  choicesOfRekening,
  insertRekening,
  lockRekening,
  pageOfRekening,
  type RekeningRow,
  removeRekening,
} from "./sql.ts";

export const rekeningCalls: Handlers<typeof rekening> = implement(rekening, {
  getRekening: {
    async read({ db, user }, input) {
      return wholeOrPage(input, async (limit, offset) => {
        const { rows, total } = await pageOfRekening(db, limit, offset);
        return { rows: rows.map((row) => wire(row, user)), total };
      });
    },
  },
  getRekeningDropdown: {
    async read({ db }) {
      return { data: await choicesOfRekening(db) };
    },
  },
  addRekening: {
    async write(deed, { namaRekening, nomorRekening, atasNama, posNeraca = null, grup = null, kodeUnik }) {
      const nama = { namaRekening, nomorRekening: nomorRekening ?? "", atasNama: atasNama ?? "" };
      const isian = { ...nama, posNeraca, grup, kodeUnik: kodeUnik ?? false };
      const idRekening = await insertRekening(deed.tx, isian);
      if (isian.kodeUnik) await preparePembulatan(deed);
      await audit(deed, { jenis: "rekening", id: idRekening, sesudah: isian });
      return { message: "Rekening berhasil ditambahkan", data: { idRekening } };
    },
  },
  updateRekening: {
    async write(deed, { idRekening, versi, ...input }) {
      const row = found(await lockRekening(deed.tx, idRekening), "Rekening");
      must(mayEdit(row));
      await assertVersion(deed.tx, { jenis: "rekening", id: idRekening, stored: row.versi, seen: versi });
      const { namaRekening, posNeraca = row.posNeraca, grup = row.grup } = input;
      const { nomorRekening = row.nomorRekening, atasNama = row.atasNama } = input;
      const nama = { namaRekening, nomorRekening: nomorRekening ?? "", atasNama: atasNama ?? "" };
      const isian = { ...nama, posNeraca, grup, kodeUnik: input.kodeUnik ?? row.kodeUnik };
      await changeRekening(deed.tx, idRekening, isian);
      if (isian.kodeUnik) await preparePembulatan(deed);
      await audit(deed, { jenis: "rekening", id: idRekening, sebelum: valuesOf(isianRekening, row), sesudah: isian });
      return { message: "Rekening berhasil diubah" };
    },
  },
  deleteRekening: {
    async write(deed, { idRekening }) {
      const row = found(await lockRekening(deed.tx, idRekening), "Rekening");
      must(mayRemove(row));
      await removeRekening(deed.tx, row);
      await audit(deed, { jenis: "rekening", id: idRekening, sebelum: valuesOf(isianRekening, row) });
      return { message: "Rekening berhasil dihapus" };
    },
  },
});

function wire({ lainnya, barisBuku, disebut, ...row }: RekeningRow, user: User): Rekening {
  const sasaran = { namaRekening: row.namaRekening, lainnya, barisBuku, disebut };
  return {
    ...row,
    saldo: melihatSaldo(user) ? row.saldo : null,
    aksi: { edit: mayEdit(sasaran), hapus: mayRemove(sasaran) },
  };
}
