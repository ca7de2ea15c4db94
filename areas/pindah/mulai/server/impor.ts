import type { Pengimpor } from "#company/impor.ts";
import { refuseAny } from "#platform/documents/xlsx/problems.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";
import { akunLama, JUDUL_AKUN_LAMA } from "../isiNeracaLama.ts";

const { columns, read } = recordRows(akunLama);

export const imporNeraca: Pengimpor = {
  columns,
  words: JUDUL_AKUN_LAMA,
  rounded: ["debit", "kredit"],
  async add({ tx }, { rows, problems }) {
    const isi = rows.flatMap((row) => read(row, problems) ?? []);
    refuseAny(problems);
    const baris = isi.map(({ kode, nama, debit, kredit }) => ({ kode, nama, saldo: debit - kredit }));
    const added = await tx<{ id: number }[]>`
      insert into neraca_lama (kode, nama, saldo)
      select kode, nama, saldo from jsonb_to_recordset(${tx.json(baris)}) as r(kode text, nama text, saldo bigint)
      returning id_neraca_lama as id`;
    return { ids: added.map(({ id }) => id) };
  },
  async remove({ tx }, ids) {
    await tx`delete from neraca_lama where id_neraca_lama = any(${[...ids]}::int[])`;
  },
};
