import { isTanggal } from "#kernel/fields.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { JadwalJurnal } from "#web/documents/JadwalJurnal.tsx";
import { jadwalDari, masalahUlangan, ULANGAN } from "../jadwal.ts";
import type { Values } from "./BarisFields.tsx";

const uang = (nilai: number | string): Rupiah => (Number(nilai) || 0) as Rupiah;
const hari = (nilai: unknown): Tanggal | null => (typeof nilai === "string" && isTanggal(nilai) ? nilai : null);

/** The entries that a form leads to by itself, while it is typed. */
export function JadwalIsian({ values }: { values: Values }) {
  const ulangan = ULANGAN.find((satu) => satu === values.ulangan) ?? "Sekali";
  const tanggal = hari(values.tanggal);
  if (ulangan === "Sekali" || tanggal === null || typeof values.baris === "string") return null;
  const baris = values.baris.map(({ debit, kredit }) => ({ debit: uang(debit), kredit: uang(kredit) }));
  const isian = { tanggal, ulangan, ulangSampai: hari(values.ulangSampai), baris };
  // What is wrong with them is said at its field when the form is sent; half typed amounts are not divided.
  const masalah = masalahUlangan(isian);
  if (masalah?.field === "ulangSampai" || baris.every(({ debit }) => debit === 0)) return null;
  return (
    <JadwalJurnal
      judul="Jurnal yang akan dibukukan"
      jadwal={jadwalDari(isian).map((tahap) => ({
        ke: tahap.ke,
        tanggal: tahap.tanggal,
        nominal: tahap.baris.reduce((sum, { debit }) => sum + debit, 0) as Rupiah,
      }))}
    />
  );
}
