import { audit } from "#company/audit/audit.ts";
import { type Pengimpor, refuseChanged, refusingUsed } from "#company/impor.ts";
import type { Id } from "#kernel/types.ts";
import { recordset } from "#platform/db/columns.ts";
import { refuseAny } from "#platform/documents/xlsx/problems.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";
import type { Deed } from "#platform/http/context.ts";
import { isianPemasok } from "../isiPemasok.ts";
import { KOLOM } from "./sql.ts";

const { columns, read } = recordRows(isianPemasok);
type Baris = NonNullable<ReturnType<typeof read>>;

async function addAll(deed: Deed, rows: readonly Baris[]): Promise<Id<"pemasok">[]> {
  const { tx, user, now } = deed;
  const added = await tx<{ idPemasok: Id<"pemasok"> }[]>`
    insert into pemasok (${tx(KOLOM)}, dibuat, id_user)
    select ${tx(KOLOM)}, ${now}, ${user.idUser}
    from jsonb_populate_recordset(null::pemasok, ${recordset(tx, rows, KOLOM)}) with ordinality order by ordinality
    returning id_pemasok`;
  const ids = added.map(({ idPemasok }) => idPemasok);
  await audit(deed, ...rows.map((sesudah, index) => ({ jenis: "pemasok" as const, id: ids[index] ?? 0, sesudah })));
  return ids;
}

export const imporPemasok: Pengimpor = {
  columns,
  words: {
    nama:
      "Pemasok | Nama Supplier | Supplier Name | Vendor Name | Nama Vendor | Supplier | Vendor | " +
      "Nama Perusahaan | Company Name | Display Name | Nama Panggilan | Name | Nama | Company",
    kontak: "Kontak | Contact Person | Contact Name | PIC | Nama Kontak Utama | Primary Contact | Contact",
    telepon:
      "Telepon | Nomor Telepon | No Telp | No. Telp Bisnis | Telp | Phone | Phone Number | Phone No | Mobile | " +
      "Mobile No | No HP | Handphone | No. Handphone",
    email: "E-mail | Alamat Email | Email Address | Email Id",
    alamat:
      "Alamat Pemasok | Alamat Penagihan | Alamat Lengkap | Billing Address | Address | Street | " +
      "Primary Address | Alamat Utama | Alamat 1 | Address Line 1",
    npwp: "No NPWP | Nomor NPWP | Tax ID | VAT | No. NPWP",
    termin: "Termin | Tempo | Termin Pembayaran | Syarat Pembayaran | Credit Days",
    catatan: "Keterangan | Memo | Note | Notes | Supplier Details",
  },
  async add(deed, { rows, problems }) {
    const baris = rows.flatMap((row) => read(row, problems) ?? []);
    refuseAny(problems);
    return { ids: await addAll(deed, baris) };
  },
  async remove({ tx }, ids) {
    await refuseChanged(tx, { table: "pemasok", id: "idPemasok", nama: "nama" }, ids);
    await refusingUsed(() => tx`delete from pemasok where id_pemasok = any(${[...ids]}::int[])`);
  },
};
