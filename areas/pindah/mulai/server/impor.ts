import * as z from "zod/mini";
import type { Pengimpor } from "#company/impor.ts";
import type { Problem } from "#kernel/problem.ts";
import { blankable, field, inputOf, orElse } from "#kernel/record.ts";
import type { Rupiah } from "#kernel/types.ts";
import { importColumn } from "#platform/documents/xlsx/importColumn.ts";
import { problemsOf, problemsOfRow, refuseAny } from "#platform/documents/xlsx/problems.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";

const sisi = (label: string) => orElse(field.money(label), 0 as Rupiah);
const akunLama = {
  kode: blankable(field.text("Kode Akun", { max: 40 })),
  nama: field.text("Nama Akun"),
  debit: sisi("Debit"),
  kredit: sisi("Kredit"),
};
const IsiBaris = z.object(inputOf(akunLama));
const columns = (Object.keys(akunLama) as (keyof typeof akunLama)[]).map((name) => importColumn(akunLama, name, ""));
const at = problemsOf(columns);

function judgeRow(row: SheetRow, problems: Problem[]) {
  const parsed = z.safeParse(IsiBaris, row.values);
  problems.push(...problemsOfRow(at, row, parsed.error));
  if (!parsed.success) return [];
  const { kode, nama, debit, kredit } = parsed.data;
  return [{ kode, nama, saldo: debit - kredit }];
}

export const imporNeraca: Pengimpor = {
  columns,
  words: {
    kode: ["Kode", "No Akun", "No. Akun", "Nomor Akun", "Account Code", "Account Number", "Code", "Kode Perkiraan"],
    nama: ["Akun", "Nama", "Account", "Account Name", "Nama Perkiraan", "Perkiraan"],
    debit: ["Debet", "Saldo Debit", "Saldo Debet", "Debit (Rp)", "Closing (Dr)", "Debit Akhir", "Saldo Akhir Debit"],
    kredit: ["Credit", "Saldo Kredit", "Kredit (Rp)", "Closing (Cr)", "Kredit Akhir", "Saldo Akhir Kredit"],
  },
  rounded: ["debit", "kredit"],
  async add({ tx }, { rows, problems }) {
    const baris = rows.flatMap((row) => judgeRow(row, problems));
    refuseAny(problems);
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
