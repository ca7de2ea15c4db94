import { blankable, field, orElse } from "#kernel/record.ts";
import type { Rupiah } from "#kernel/types.ts";

const sisi = (label: string) => orElse(field.money(label), 0 as Rupiah);

/** A line of the trial balance of another program. */
export const akunLama = {
  kode: blankable(field.text("Kode Akun", { max: 40 })),
  nama: field.text("Nama Akun"),
  debit: sisi("Debit"),
  kredit: sisi("Kredit"),
};

/** What other programs call its columns. */
export const JUDUL_AKUN_LAMA: Readonly<Record<keyof typeof akunLama, string>> = {
  kode: "Kode | No Akun | No. Akun | Nomor Akun | Account Code | Account Number | Code | Kode Perkiraan",
  nama: "Akun | Nama | Account | Account Name | Nama Perkiraan | Perkiraan",
  debit: "Debet | Saldo Debit | Saldo Debet | Debit (Rp) | Closing (Dr) | Debit Akhir | Saldo Akhir Debit",
  kredit: "Credit | Saldo Kredit | Kredit (Rp) | Closing (Cr) | Kredit Akhir | Saldo Akhir Kredit",
};
