import { depreciate } from "#books/jurnal/susut.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type BarisBuku, buku } from "../contract.ts";
import { jurnalTeks } from "./jurnalTeks.ts";
import { openBaris } from "./rahasia.ts";
import { bukuDari, isiJurnal, jumlahBuku, type Masa, pageOfBuku, searchBuku } from "./sql.ts";
import { bukuXlsx, jurnalXlsx } from "./xlsx.ts";

/** Loads an account with its sums; depreciation until the last day is booked first. */
async function buka({ db, today, now, user }: ReadCtx, akun: Id<"akun">, masa: Masa) {
  await openBaris(db, user, db`id_akun = ${akun}`);
  const sampai: Tanggal = masa.sampai !== null && masa.sampai < today ? masa.sampai : today;
  await depreciate(db, sampai, now);
  const isi = found(await bukuDari(db, akun, sampai), "Akun");
  const jumlah = await jumlahBuku(db, isi, masa);
  const saldoAkhir = (jumlah.saldoAwal + isi.arah * (jumlah.debit - jumlah.kredit)) as Rupiah;
  return { isi, saldo: { ...jumlah, saldoAkhir } };
}

export const bukuCalls: Handlers<typeof buku> = implement(buku, {
  getBukuBesar: {
    async read(context, { akun, ...diminta }) {
      const { isi, saldo } = await buka(context, akun, diminta);
      const { ids: _, bagian: __, arah: ___, ...kepala } = isi;
      const cari = diminta.cari !== "";
      const { rows, total } = await (cari ? searchBuku : pageOfBuku)(context.db, isi, diminta);
      const data: BarisBuku[] = rows;
      return { ...pageAnswer(diminta, total, data), akun: kepala, ...saldo };
    },
  },
  getJurnal: {
    async read({ db, user }, { idJurnal }) {
      await openBaris(db, user, db`id_akun in (select id_akun from jurnal_baris where id_jurnal = ${idJurnal})`);
      return { data: found(await isiJurnal(db, idJurnal), "Jurnal") };
    },
  },
  exportBukuBesar: {
    async sheet(context, { akun, cari, ...masa }) {
      const { isi, saldo } = await buka(context, akun, masa);
      return bukuXlsx(context, { isi, saldo, masa, cari });
    },
  },
  exportJurnal: {
    async sheet(context, { bentuk, dari, sampai }) {
      const { db, today, now } = context;
      const akhir = sampai !== null && sampai < today ? sampai : today;
      await depreciate(db, akhir, now);
      const hari = { dari, sampai: akhir };
      return bentuk === "xlsx" ? jurnalXlsx(db, hari) : jurnalTeks(db, bentuk, hari);
    },
  },
});
