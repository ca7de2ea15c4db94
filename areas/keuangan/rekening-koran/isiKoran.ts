import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { optional } from "#kernel/fields.ts";
import { field } from "#kernel/record.ts";
import { bilangan, salahSatu, tanggal, teks, uang, waktu } from "#kernel/row.ts";

/** How a line of the bank stands: nobody knows yet, it is these rows of kas, or it has none for a reason. */
export const STATUS_KORAN = ["sisa", "cocok", "jelas"] as const;
export type StatusKoran = (typeof STATUS_KORAN)[number];
export const NAMA_STATUS_KORAN: Readonly<Record<StatusKoran, string>> = {
  sisa: "Belum cocok",
  cocok: "Cocok",
  jelas: "Dijelaskan",
};

/** A row of kas as it is put beside a line. */
export const KasKoran = row({
  idKas: z.int(),
  tanggal,
  /** What came in, or what went out as a negative amount. */
  nominal: uang,
  idPengajuan: z.string(),
  deskripsi: z.string(),
  /** The code of its invoice, which a line may be more; 0 where there is none or it was booked. */
  kodeUnik: z.int(),
});
export type KasKoran = z.output<typeof KasKoran>;

/** A document that waits: deciding it now, with the day of the line, makes the row of kas that the line is. */
export const DokumenKoran = row({
  jenis: salahSatu(["pengajuan", "invoice"]),
  id: z.string(),
  versi: z.int(),
  /** As it would move this account. */
  nominal: uang,
  tanggal,
  keterangan: z.string(),
  /** The other account of a transfer. */
  lawan: z.nullable(z.int()),
  /** Whether this person may decide it. */
  putus: z.boolean(),
  /** What the customer was asked to transfer besides; 0 where nothing. */
  kodeUnik: z.int(),
  /** PPN of an invoice that its customer keeps by his code, and that `nominal` lacks. */
  ppnDipungut: uang,
});
export type DokumenKoran = z.output<typeof DokumenKoran>;

/** What a person may put together with a line by hand. */
export const CalonKoran = row({
  kas: z.array(KasKoran),
  mutasi: z.array(row({ idKoran: z.int(), tanggal, keterangan: z.string(), sen: z.int() })),
  dokumen: z.array(DokumenKoran),
});
export type CalonKoran = z.output<typeof CalonKoran>;

/** What a line could be: these lines together are these rows of kas. */
export const UsulanKoran = row({ alasan: z.string(), idKoran: z.array(z.int()), kas: z.array(KasKoran) });
export type UsulanKoran = z.output<typeof UsulanKoran>;

/** What a line was found to be; `sendiri` by the program. `baris`: how many lines it is together with. */
export const CocokKoran = row({
  idCocok: z.int(),
  jenis: salahSatu(["sendiri", "orang", "jelas"]),
  alasan: z.string(),
  oleh: z.string(),
  waktu,
  baris: z.int(),
  kas: z.array(KasKoran),
});
export type CocokKoran = z.output<typeof CocokKoran>;

/** A line of a statement. `sen` and `saldo` are hundredths of a rupiah, as banks write them. */
export const MutasiBank = row({
  idKoran: z.int(),
  tanggal,
  keterangan: z.string(),
  sen: z.int(),
  saldo: z.nullable(z.int()),
  status: salahSatu(STATUS_KORAN),
  cocok: z.nullable(CocokKoran),
  usulan: z.array(UsulanKoran),
});
export type MutasiBank = z.output<typeof MutasiBank>;

/** The headings that a person may name for the files of an account. */
export const judulKolom = {
  tanggal: field.text("Tanggal", { max: 60 }),
  keterangan: field.text("Keterangan", { max: 60 }),
  debit: field.text("Debit", { max: 60 }),
  kredit: field.text("Kredit", { max: 60 }),
  jumlah: field.text("Jumlah", { max: 60 }),
  tanda: field.text("DB/CR", { max: 60 }),
  saldo: field.text("Saldo", { max: 60 }),
};
export type JudulKolom = { readonly [Kolom in keyof typeof judulKolom]: string | null };
const bebas = (kolom: keyof typeof judulKolom) => optional<string, string>(judulKolom[kolom].input);
export const isianJudul = {
  tanggal: bebas("tanggal"),
  keterangan: bebas("keterangan"),
  debit: bebas("debit"),
  kredit: bebas("kredit"),
  jumlah: bebas("jumlah"),
  tanda: bebas("tanda"),
  saldo: bebas("saldo"),
};

/** What the history of an account's statement tells. */
export const riwayatKoran = {
  berkas: field.shown("text", "Berkas", teks),
  baru: field.shown("number", "Mutasi baru", bilangan),
  ada: field.shown("number", "Sudah ada", bilangan),
  tunda: field.shown("number", "Menunggu", bilangan),
  mutasi: field.shown("text", "Mutasi bank", teks),
  kas: field.shown("text", "Mutasi kas", teks),
  alasan: field.shown("text", "Alasan", teks),
  judul: field.shown("text", "Nama kolom", teks),
};
