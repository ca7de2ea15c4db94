import { type Kiriman, type Lampiran, salamEmail } from "#company/kirimEmail.ts";
import { letterhead, type Pengirim } from "#company/perusahaan.ts";
import { tanggal } from "#kernel/format.ts";
import { translating } from "#platform/db/database.ts";
import type { DocumentOptions } from "#platform/documents/pdf/letterhead.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import { unitTerlihat } from "../../keluhan/server/addKeluhan.ts";
import { kalimatPengingat, sebutJarak } from "../pesan.ts";
import { mayIngatkan, SUDAH_DIINGATKAN } from "./rules.ts";
import { findPerawatan, insertPengingat, type PerawatanRow } from "./sql.ts";

async function mesinDirawat({ db, user, today }: ReadCtx, nomor: string): Promise<PerawatanRow> {
  found(await unitTerlihat(db, user, nomor), "Nomor seri");
  return found(await findPerawatan(db, nomor, today), "Perawatan mesin");
}

/** The paper that tells a customer of a machine's next maintenance. */
export async function lampiranPengingat(context: ReadCtx, nomor: string): Promise<Lampiran> {
  const [company, row] = await Promise.all([
    letterhead(context.db, context.services.storage),
    mesinDirawat(context, nomor),
  ]);
  return lampiran(company, row);
}

/** The mail with it to the customer of the machine's order, once for each maintenance. */
export async function emailPengingat(context: ReadCtx, nomor: string): Promise<Kiriman> {
  const { db, services, user, now } = context;
  const [company, row] = await Promise.all([letterhead(db, services.storage), mesinDirawat(context, nomor)]);
  must(mayIngatkan(row));
  return {
    pengirim: company,
    idSo: null,
    idInvoice: null,
    nomorSeri: nomor,
    alamat: row.email,
    perihal: `Perawatan berkala ${row.namaProduk} ${nomor} - ${company.nama}`,
    isi: salamEmail(company, row.customer, kalimatPengingat(row)),
    lampiran: lampiran(company, row),
    catat: (tx, idEmail) =>
      translating(() => insertPengingat({ tx, user, now }, { ...row, idEmail }), {
        perawatan_pengingat_pkey: () => conflict(SUDAH_DIINGATKAN),
      }),
  };
}

const lampiran = (company: Pengirim, row: PerawatanRow): Lampiran => ({
  nama: `Perawatan-${row.nomor.replaceAll("/", "-")}.pdf`,
  kertas: () => kertas(company, row),
});

const kertas = (company: Pengirim, row: PerawatanRow): DocumentOptions => ({
  company: { ...company, bank: [] },
  title: "PERAWATAN BERKALA",
  code: row.nomor,
  facts: [
    [
      ["Produk", row.namaProduk],
      ["Nomor Seri", row.nomor],
      ["Dikirim", tanggal(row.dikirim)],
    ],
    [
      ["Dirawat tiap", sebutJarak(row)],
      ["Dihitung dari", tanggal(row.dasar)],
      ["Jatuh tempo", row.tempo === null ? "Menurut jam mesin" : tanggal(row.tempo)],
    ],
  ],
  body: [],
  notes: kalimatPengingat(row),
  signatures: [company.nama],
});
