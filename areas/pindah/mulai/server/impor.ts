import type { Pengimpor } from "#company/impor.ts";
import { blankable, field, orElse } from "#kernel/record.ts";
import type { Rupiah } from "#kernel/types.ts";
import { refuseAny } from "#platform/documents/xlsx/problems.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";

const sisi = (label: string) => orElse(field.money(label), 0 as Rupiah);
const akunLama = {
  kode: blankable(field.text("Kode Akun", { max: 40 })),
  nama: field.text("Nama Akun"),
  debit: sisi("Debit"),
  kredit: sisi("Kredit"),
};
const { columns, read } = recordRows(akunLama);

export const imporNeraca: Pengimpor = {
  columns,
  words: {
    kode: "Kode | No Akun | No. Akun | Nomor Akun | Account Code | Account Number | Code | Kode Perkiraan",
    nama: "Akun | Nama | Account | Account Name | Nama Perkiraan | Perkiraan",
    debit: "Debet | Saldo Debit | Saldo Debet | Debit (Rp) | Closing (Dr) | Debit Akhir | Saldo Akhir Debit",
    kredit: "Credit | Saldo Kredit | Kredit (Rp) | Closing (Cr) | Kredit Akhir | Saldo Akhir Kredit",
  },
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
