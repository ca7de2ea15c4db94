import { audit } from "#company/audit/audit.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { type Db, translating } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";

type Baris = { id: number; nama: string; pemakai: number; bawaan: boolean };
export type BarisNama = { id: number; nama: string; aksi: { edit: Boleh; hapus: Boleh } };

/** The three lists of names that employees refer to: divisi, jabatan, role. */
export type DaftarNama = { table: "divisi" | "jabatan" | "role"; label: string };

export function mayChange(daftar: DaftarNama, baris: Baris): Boleh {
  if (!baris.bawaan) return boleh;
  return tidak(`${daftar.label} ${baris.nama} dipakai oleh aturan program, tidak dapat diubah atau dihapus`);
}

export function mayRemove(daftar: DaftarNama, baris: Baris): Boleh {
  if (baris.bawaan) return mayChange(daftar, baris);
  if (baris.pemakai === 0) return boleh;
  return tidak(`${daftar.label} ${baris.nama} masih digunakan oleh ${baris.pemakai} karyawan`);
}

const columns = (daftar: DaftarNama) => ({ id: `id_${daftar.table}`, nama: `nama_${daftar.table}` });

function select(db: Db, daftar: DaftarNama, id: number | null = null) {
  const column = columns(daftar);
  return db<Baris[]>`
    select d.${db(column.id)} as id, d.${db(column.nama)} as nama,
           ${daftar.table === "role" ? db`d.bawaan` : db`false`} as bawaan,
           (select count(*) from karyawan k where k.${db(column.id)} = d.${db(column.id)} and not k.dihapus) as pemakai
    from ${db(daftar.table)} d
    ${id === null ? db`` : db`where d.${db(column.id)} = ${id}`}
    order by d.${db(column.id)} desc`;
}

export async function allNama(db: Db, daftar: DaftarNama): Promise<BarisNama[]> {
  const rows = await select(db, daftar);
  return rows.map((row) => ({
    id: row.id,
    nama: row.nama,
    aksi: { edit: mayChange(daftar, row), hapus: mayRemove(daftar, row) },
  }));
}

export async function insertNama(deed: Deed, daftar: DaftarNama, nama: string): Promise<number> {
  const { tx } = deed;
  const column = columns(daftar);
  await refuseSetara(deed, daftar, { id: 0, nama });
  const [row] = await tx<{ id: number }[]>`
    insert into ${tx(daftar.table)} (${tx(column.nama)}) values (${nama}) returning ${tx(column.id)} as id`;
  const { id } = found(row, daftar.label);
  await audit(deed, { jenis: daftar.table, id, sesudah: { nama } });
  return id;
}

export async function changeNama(deed: Deed, daftar: DaftarNama, id: number, nama: string): Promise<void> {
  const { tx } = deed;
  const column = columns(daftar);
  const baris = await terkunci(deed, daftar, id);
  must(mayChange(daftar, baris));
  await refuseSetara(deed, daftar, { id, nama });
  await tx`update ${tx(daftar.table)} set ${tx(column.nama)} = ${nama} where ${tx(column.id)} = ${id}`;
  await audit(deed, { jenis: daftar.table, id, sebelum: { nama: baris.nama }, sesudah: { nama } });
}

export async function removeNama(deed: Deed, daftar: DaftarNama, id: number): Promise<void> {
  const { tx } = deed;
  const column = columns(daftar);
  const baris = await terkunci(deed, daftar, id);
  must(mayRemove(daftar, baris));
  // A deleted employee in old documents may still refer to it: the foreign key then refuses.
  const dipakaiDulu = () => conflict(`${daftar.label} ${baris.nama} masih digunakan oleh karyawan yang sudah dihapus`);
  await translating(() => tx`delete from ${tx(daftar.table)} where ${tx(column.id)} = ${id}`, {
    [`karyawan_${column.id}_fkey`]: dipakaiDulu,
  });
  await audit(deed, { jenis: daftar.table, id, sebelum: { nama: baris.nama } });
}

async function terkunci(deed: Deed, daftar: DaftarNama, id: number): Promise<Baris> {
  const { tx } = deed;
  await tx`select 1 from ${tx(daftar.table)} where ${tx(columns(daftar).id)} = ${id} for update`;
  const [baris] = await select(tx, daftar, id);
  return found(baris, daftar.label);
}

/**
 * Refuses a name that another one has already, also in other capitals or in letters that only look different, such as the
 * wide ones of Japanese keyboards. Nobody adds one meanwhile: the list is locked against writing until the commit.
 */
async function refuseSetara(
  { tx }: Deed,
  daftar: DaftarNama,
  { id, nama }: { id: number; nama: string },
): Promise<void> {
  const column = columns(daftar);
  await tx`lock table ${tx(daftar.table)} in share row exclusive mode`;
  const [setara] = await tx`
    select 1 from ${tx(daftar.table)}
    where lower(normalize(${tx(column.nama)}, NFKC)) = lower(normalize(${nama}::text, NFKC)) and ${tx(column.id)} <> ${id}`;
  if (!setara) return;
  const message = `${daftar.label} ${nama} sudah ada`;
  const field = `nama${daftar.table.charAt(0).toUpperCase()}${daftar.table.slice(1)}`;
  throw conflict(message, [{ field, message }]);
}
