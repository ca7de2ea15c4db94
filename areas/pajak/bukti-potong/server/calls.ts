import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { nanti } from "#company/hariIni.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { type Handlers, implement } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { buktiPotong } from "../contract.ts";
import type { BuktiPotong } from "../isiBuktiPotong.ts";
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
});

const mayNote = ({ batal }: BuktiRow): Boleh => (batal ? tidak("Invoice ini sudah dibatalkan") : boleh);

const wire = (row: BuktiRow): BuktiPotong => ({
  ...row,
  status: row.nomor === "" ? "Ditunggu" : "Diterima",
  aksi: { catat: mayNote(row) },
});
