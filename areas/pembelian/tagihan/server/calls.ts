import { type Handlers, implement, type ReadCtx, type User } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { pokokPemasok } from "../../pemasok/server/sql.ts";
import { tagihan } from "../contract.ts";
import type { Tagihan, TagihanLengkap, UangMuka } from "../isiTagihan.ts";
import { addTagihan } from "./addTagihan.ts";
import { batalBayarTagihan, batalTagihan, bayarTagihan, getDampakTagihan } from "./bayar.ts";
import {
  bahanTagihan,
  findTagihan,
  pageOfPoBiaya,
  pageOfTagihan,
  pageOfUangMuka,
  type TagihanLengkapRow,
  type TagihanRow,
  type UangMukaRow,
} from "./load.ts";
import { mayCancel, mayPay, mayReturn, mayUndoPayment, mayUseUangMuka, statusOf } from "./rules.ts";
import { addUangMuka, kembaliUangMuka, pakaiUangMuka } from "./uangMuka.ts";

export const tagihanCalls: Handlers<typeof tagihan> = implement(tagihan, {
  getTagihan: {
    async read({ db, user }, input) {
      const { rows, total } = await pageOfTagihan(db, input);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, user)),
      );
    },
  },
  getDetailTagihan: {
    async read(context, { idTagihan }) {
      return { data: lengkap(found(await findTagihan(context.db, idTagihan), "Tagihan"), context) };
    },
  },
  getBahanTagihan: {
    async read({ db, today }, { idPemasok }) {
      const pemasok = found(await pokokPemasok(db, idPemasok), "Pemasok");
      return { data: { ...(await bahanTagihan(db, pemasok.idPemasok, today)), termin: pemasok.termin } };
    },
  },
  getPoBiaya: {
    async read({ db }, input) {
      const { rows, total } = await pageOfPoBiaya(db, input);
      return pageAnswer(input, total, rows);
    },
  },
  addTagihan: { write: (deed, input) => addTagihan(deed, input) },
  batalTagihan: {
    async write(deed, input) {
      return { message: await batalTagihan(deed, input) };
    },
  },
  getDampakTagihan: {
    async read(context, input) {
      return { data: await getDampakTagihan(context, input) };
    },
  },
  bayarTagihan: {
    async write(deed, input) {
      return { message: await bayarTagihan(deed, input) };
    },
  },
  batalBayarTagihan: {
    async write(deed, input) {
      return { message: await batalBayarTagihan(deed, input) };
    },
  },
  pakaiUangMuka: {
    async write(deed, input) {
      return { message: await pakaiUangMuka(deed, input) };
    },
  },
  getUangMuka: {
    async read({ db, user }, input) {
      const { rows, total } = await pageOfUangMuka(db, input);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wireUangMuka(row, user)),
      );
    },
  },
  addUangMuka: { write: (deed, input) => addUangMuka(deed, input) },
  kembaliUangMuka: {
    async write(deed, input) {
      return { message: await kembaliUangMuka(deed, input) };
    },
  },
});

function wire({ dibayar, adaUangMuka, batal, ppnBerfaktur, ...stored }: TagihanRow, user: User): Tagihan {
  const row = { ...stored, status: statusOf({ batal, sisa: stored.sisa }) };
  return {
    ...row,
    aksi: {
      bayar: mayPay(user, row),
      uangMuka: mayUseUangMuka(user, row, adaUangMuka),
      batal: mayCancel(user, row, { dibayar, ppnBerfaktur }),
    },
  };
}

function lengkap(
  { bayar, nilai, baris, bukti, ...row }: TagihanLengkapRow,
  { user, picture }: ReadCtx,
): TagihanLengkap {
  const gambar = (ids: readonly string[]) => ids.map(picture).filter((address) => address !== null);
  const kepala = wire(row, user);
  return {
    ...kepala,
    baris,
    nilai,
    bukti: gambar(bukti),
    bayar: bayar.map(({ kembali, bukti: foto, ...satu }) => ({
      ...satu,
      bukti: gambar(foto),
      batal: mayUndoPayment(user, kepala, satu.idPengajuan === null ? 0 : satu.nominal, kembali),
    })),
  };
}

function wireUangMuka(row: UangMukaRow, user: User): UangMuka {
  return {
    ...row,
    aksi: { kembali: mayReturn(user, row.sisa) },
  };
}
