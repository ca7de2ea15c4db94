import * as z from "zod/mini";
import { answer, call, row } from "../kernel/call.ts";
import { withMenu } from "../kernel/permission.ts";
import { field, wireOf } from "../kernel/record.ts";
import { idOf, teks, uang } from "../kernel/row.ts";

export const JENIS_AKUN = ["Aset", "Kewajiban", "Ekuitas", "Pendapatan", "Beban"] as const;
export type JenisAkun = (typeof JENIS_AKUN)[number];

/** Everything that writes the journal, or names an account. */
export const dariJurnal = [
  "jurnal",
  "akun",
  "simpanan",
  "rekening",
  "pengajuan",
  "kebutuhan",
  "komponenLaba",
  "invoice",
  "suratJalan",
  "produk",
  "po",
  "asset",
  "pengajuanAsset",
  "kategoriAsset",
] as const;

export const isiAkun = {
  idAkun: field.shown("other", "ID Akun", idOf("akun"), { say: String }),
  kode: field.shown("text", "Kode", teks),
  nama: field.shown("text", "Nama Akun", teks),
  jenis: field.choice("Jenis", JENIS_AKUN),
  golongan: field.shown("text", "Golongan", teks),
  /** On the side on which such accounts grow: debit for Aset and Beban, kredit for the others. */
  saldo: field.shown("money", "Saldo", uang),
};
export const Akun = row(wireOf(isiAkun));
export type Akun = z.output<typeof Akun>;

export const akun = {
  getBaganAkun: call("GET /bukuBesar/getBaganAkun", {
    summary: "Bagan akun dengan saldonya",
    tindakan: "melihat bagan akun",
    permission: withMenu("Buku Besar"),
    output: answer(z.array(Akun)),
    reads: dariJurnal,
  }),
};
