import { audit } from "#company/audit/audit.ts";
import { type Pengimpor, refuseChanged, refusingUsed } from "#company/impor.ts";
import { historyOfKolom, kolomAktif, type Terbaca, writeKolom } from "#company/kolomSendiri.ts";
import { kolomReader } from "#company/lembarKolom.ts";
import type { Id } from "#kernel/types.ts";
import { recordset } from "#platform/db/columns.ts";
import { refuseAny } from "#platform/documents/xlsx/problems.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";
import type { Deed } from "#platform/http/context.ts";
import { isianPelanggan } from "../isiPelanggan.ts";
import { noteKunci, noteRagu } from "./baru.ts";
import { KOLOM } from "./sql.ts";

const { columns, read } = recordRows(isianPelanggan);
/** With the own fields of its row, where the file has any. */
export type PelangganBaru = NonNullable<ReturnType<typeof read>> & { kolom?: readonly Terbaca[] };

/** Adds them as by hand: who brings them looks after them. */
export async function addManyPelanggan(deed: Deed, rows: readonly PelangganBaru[]): Promise<Id<"pelanggan">[]> {
  const { tx, user, now } = deed;
  const added = await tx<{ idPelanggan: Id<"pelanggan"> }[]>`
    insert into pelanggan (${tx(KOLOM)}, id_sales, dibuat)
    select ${tx(KOLOM)}, ${user.idUser}, ${now}
    from jsonb_populate_recordset(null::pelanggan, ${recordset(tx, rows, KOLOM)}) with ordinality order by ordinality
    returning id_pelanggan`;
  const ids = added.map(({ idPelanggan }) => idPelanggan);
  await noteKunci(tx, ids);
  await noteRagu(tx, ids, now);
  await writeKolom(
    tx,
    "pelanggan",
    rows.map(({ kolom = [] }, index) => ({ id: ids[index] ?? 0, isi: kolom })),
  );
  await audit(
    deed,
    ...rows.map(({ kolom = [], ...isian }, index) => ({
      jenis: "pelanggan" as const,
      id: ids[index] ?? 0,
      sesudah: { ...isian, sales: user.nama, ...historyOfKolom(kolom) },
    })),
  );
  return ids;
}

export const imporPelanggan: Pengimpor = {
  columns,
  words: {
    nama:
      "Nama Pelanggan | Nama Kontak | Display Name | Nama Panggilan | Customer Name | Nama Customer | Customer | " +
      "Contact Name | Full Name | Name | Kontak | Pelanggan",
    instansi:
      "Nama Perusahaan | Perusahaan | Company Name | Related Company | Company | Organisasi | " + "Instansi Pelanggan",
    telepon:
      "No Telepon | No. Telp Bisnis | Nomor Telepon | Telepon | Telp | Handphone | No Handphone | No HP | HP | " +
      "WhatsApp | Mobile | Mobile No | Mobile Number | Phone | Phone Number | Phone No | No. Handphone | " +
      "Telepon Bisnis",
    email: "E-mail | Alamat Email | Email Address | Email Id | Email Pelanggan",
    alamat:
      "Alamat Penagihan | Alamat Pelanggan | Alamat Lengkap | Billing Address | Address | Street | " +
      "Primary Address | Alamat Utama | Alamat 1 | Complete Address | Contact Address | Address Line 1",
    npwp: "No NPWP | Nomor NPWP | Tax ID | Tax Id | VAT | NPWP 16 Digit | No. NPWP",
    termin: "Termin | Tempo | Jatuh Tempo (hari) | Termin Pembayaran | Syarat Pembayaran | Credit Days | Net Days",
    catatan: "Keterangan | Memo | Note | Notes | Internal Notes | Customer Details | Comment",
  },
  kolomSendiri: "pelanggan",
  async add(deed, { rows, problems }) {
    const readKolom = kolomReader(await kolomAktif(deed.tx, "pelanggan"));
    const baris = rows.flatMap((row) => {
      const kolom = readKolom(row, problems);
      const isian = read(row, problems);
      return isian ? [{ ...isian, kolom }] : [];
    });
    refuseAny(problems);
    return { ids: await addManyPelanggan(deed, baris) };
  },
  async remove({ tx }, ids) {
    const semua = [...ids];
    await refuseChanged(tx, { table: "pelanggan", id: "idPelanggan", nama: "nama" }, ids);
    await tx`delete from pelanggan_ragu where id_pelanggan = any(${semua}::int[]) or id_lain = any(${semua}::int[])`;
    await tx`delete from pelanggan_kunci where id_pelanggan = any(${semua}::int[])`;
    await refusingUsed(() => tx`delete from pelanggan where id_pelanggan = any(${semua}::int[])`);
  },
};
