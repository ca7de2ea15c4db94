import { lockRekening } from "#books/kas/kas.ts";
import { audit } from "#company/audit/audit.ts";
import { tanggal } from "#kernel/format.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { rupiahSen } from "../../rekening-koran/server/baca/urutan.ts";
import { problemOfRekening } from "../../rekening-koran/server/rules.ts";
import { findRekening, lockKoran } from "../../rekening-koran/server/sql.ts";
import { rekonsiliasi } from "../contract.ts";
import { posisiPada } from "./posisi.ts";
import { mayReconcile, mayUndoRekonsiliasi } from "./rules.ts";
import {
  direkonsiliasiSampai,
  insertRekonsiliasi,
  lockRekonsiliasi,
  rekonsiliasiTerbaru,
  undoRekonsiliasi,
} from "./sql.ts";

export const rekonsiliasiCalls: Handlers<typeof rekonsiliasi> = implement(rekonsiliasi, {
  getRekonsiliasi: {
    async read({ db, today }, { idRekening, sampai, saldoBank }) {
      found(await findRekening(db, idRekening), "Rekening");
      const [terakhir, rows, kini] = await Promise.all([
        direkonsiliasiSampai(db, idRekening),
        rekonsiliasiTerbaru(db, idRekening),
        sampai && posisiPada(db, today, { idRekening, sampai, saldoBank }),
      ]);
      const riwayat = rows.map((row) => ({
        ...row,
        aksi: { batal: mayUndoRekonsiliasi({ sampai: row.sampai, dibatalkan: row.batal }, terakhir) },
      }));
      if (!kini) return { data: { sampai: terakhir, riwayat, keadaan: null } };
      const { posisi, disebut, perluDiketik, kas } = kini;
      const { saldoBuku, sisaBank, sisaKas } = posisi;
      const keadaan = {
        saldoBuku,
        saldoBank: disebut,
        perluDiketik,
        sisaBank,
        sisaKas,
        kas,
        aksi: mayReconcile(posisi),
      };
      return { data: { sampai: terakhir, riwayat, keadaan } };
    },
  },
  addRekonsiliasi: {
    async write(deed, { idRekening, sampai, saldoBank: typed }) {
      const { tx, today } = deed;
      throwIfAny(problemOfRekening(found(await findRekening(tx, idRekening), "Rekening")));
      await lockKoran(tx, idRekening);
      // Whoever moves money of the account waits: its balance stays what is read here.
      await lockRekening(deed, [idRekening]);
      const { posisi, perluDiketik } = await posisiPada(tx, today, { idRekening, sampai, saldoBank: typed });
      must(mayReconcile(posisi));
      const { saldoBuku, saldoBank } = posisi;
      const dicatat = { idRekening, sampai, saldoBuku, saldoBank: saldoBank ?? 0, diketik: perluDiketik };
      const idRekonsiliasi = await insertRekonsiliasi(deed, dicatat);
      await audit(deed, {
        jenis: "rekeningKoran",
        id: idRekening,
        sebelum: { sampai: posisi.direkonsiliasi },
        sesudah: { sampai, saldoBuku, saldoBank: sebutBank(dicatat) },
      });
      return { message: `Rekening direkonsiliasi sampai ${tanggal(sampai)}`, data: { idRekonsiliasi } };
    },
  },
  batalRekonsiliasi: {
    async write(deed, { idRekening, idRekonsiliasi, alasan }) {
      const { tx } = deed;
      await lockKoran(tx, idRekening);
      const row = found(await lockRekonsiliasi(tx, idRekening, idRekonsiliasi), "Rekonsiliasi");
      must(mayUndoRekonsiliasi(row, await direkonsiliasiSampai(tx, idRekening)));
      await undoRekonsiliasi(deed, idRekonsiliasi, alasan);
      const sesudah = { sampai: await direkonsiliasiSampai(tx, idRekening), alasan };
      await audit(deed, { jenis: "rekeningKoran", id: idRekening, sebelum: { sampai: row.sampai }, sesudah });
      return { message: `Rekonsiliasi sampai ${tanggal(row.sampai)} dibatalkan` };
    },
  },
});

const sebutBank = ({ saldoBank, diketik }: { saldoBank: number; diketik: boolean }): string =>
  `${rupiahSen(saldoBank)}${diketik ? " (diketik)" : ""}`;
