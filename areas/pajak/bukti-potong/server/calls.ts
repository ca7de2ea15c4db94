import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { nanti } from "#company/hariIni.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { type Deed, type Handlers, implement } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { buktiPotong } from "../contract.ts";
import type { BuktiPotong, PotongPemasok } from "../isiBuktiPotong.ts";
import { makeBerkasPotong, problemsOfBulan } from "./berkasPotong.ts";
import { findPotong, type PotongRow, pageOfPotong, summaryOfPotong } from "./potongPemasok.ts";
import { type BuktiRow, findBukti, pageOfBukti } from "./sql.ts";

export const buktiPotongCalls: Handlers<typeof buktiPotong> = implement(buktiPotong, {
  getBuktiPotong: {
    async read({ db }, input) {
      const { rows, total, ditunggu } = await pageOfBukti(db, input);
      return { ...pageAnswer(input, total, rows.map(wire)), ditunggu };
    },
  },
  catatBuktiPotong: {
    async write(deed, { idInvoice, versi, ...isian }) {
      const { tx, today } = deed;
      throwIfAny(nanti("tglBukti", "Tanggal bukti potong", isian.tglBukti, today));
      await tx`select 1 from bukti_potong where id_invoice = ${idInvoice} for update`;
      const row = found(await findBukti(tx, idInvoice), "Bukti potong");
      await assertVersion(tx, { jenis: "buktiPotong", id: idInvoice, stored: row.versi, seen: versi });
      must(mayNote(row));
      await tx`
        update bukti_potong set nomor = ${isian.nomor}, tgl_bukti = ${isian.tglBukti}, versi = versi + 1
        where id_invoice = ${idInvoice}`;
      const { nomor, tglBukti, idSo } = row;
      await audit(deed, { jenis: "buktiPotong", id: idInvoice, idSo, sebelum: { nomor, tglBukti }, sesudah: isian });
      return { message: `Bukti potong ${isian.nomor} dicatat` };
    },
  },
  getPotongPemasok: {
    async read({ db, today }, input) {
      const bulan = input.bulan ?? today.slice(0, 7);
      const [{ rows, total }, jumlah, masalah] = await Promise.all([
        pageOfPotong(db, { ...input, bulan }),
        summaryOfPotong(db, bulan),
        problemsOfBulan(db, bulan, today),
      ]);
      return { ...pageAnswer(input, total, rows.map(wirePotong)), ringkasan: { bulan, ...jumlah, masalah } };
    },
  },
  catatPotongPemasok: {
    async write(deed, { idPengajuan, versi, ...isian }) {
      throwIfAny(nanti("tglBukti", "Tanggal bukti potong", isian.tglBukti, deed.today));
      const { nomor, tglBukti } = await lockPotong(deed, idPengajuan, versi);
      await deed.tx`
        update potong_pemasok set nomor = ${isian.nomor}, tgl_bukti = ${isian.tglBukti}, versi = versi + 1
        where id_pengajuan = ${idPengajuan}`;
      await audit(deed, { jenis: "potongPemasok", id: idPengajuan, sebelum: { nomor, tglBukti }, sesudah: isian });
      return { message: `Bukti potong ${isian.nomor} dicatat` };
    },
  },
  unduhBerkasPotong: {
    async sheet({ db, today }, { bulan }) {
      return { name: `bukti-potong-${bulan}.xml`, content: Buffer.from(await makeBerkasPotong(db, bulan, today)) };
    },
  },
});

async function lockPotong({ tx }: Deed, idPengajuan: string, versi: number): Promise<PotongRow> {
  await tx`select 1 from potong_pemasok where id_pengajuan = ${idPengajuan} for update`;
  const row = found(await findPotong(tx, idPengajuan), "Bukti potong");
  await assertVersion(tx, { jenis: "potongPemasok", id: idPengajuan, stored: row.versi, seen: versi });
  must(mayNotePotong(row));
  return row;
}

const mayNotePotong = ({ batal }: PotongRow): Boleh => (batal ? tidak("Pembayaran ini sudah dibatalkan") : boleh);

const wirePotong = ({ batal, ...row }: PotongRow): PotongPemasok => ({
  ...row,
  status: batal ? "Dibatalkan" : row.nomor === "" ? "Perlu dibuat" : "Dibuat",
  aksi: { catat: mayNotePotong({ ...row, batal }) },
});

const mayNote = ({ batal }: BuktiRow): Boleh => (batal ? tidak("Invoice ini sudah dibatalkan") : boleh);

const wire = (row: BuktiRow): BuktiPotong => ({
  ...row,
  status: row.nomor === "" ? "Ditunggu" : "Diterima",
  aksi: { catat: mayNote(row) },
});
