import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import { namesOf } from "#kernel/record.ts";
import { boleh, tidak } from "#kernel/row.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found, throwIfAny } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { Percakapan } from "../barisPelanggan.ts";
import { isianPercakapan } from "../isiPelanggan.ts";
import { anggota } from "./sql.ts";
import { mustTerlihat } from "./wire.ts";

type Bagian = { idPelanggan: Id<"pelanggan">; page: number; limit: number };

/** What was said with a customer, newest first; steps that are not done come before the rest. */
export async function pageOfPercakapan(db: Db, asked: Bagian) {
  const milik = db`id_pelanggan in (${anggota(db, db`${asked.idPelanggan}::int`)})`;
  const [rows, [count]] = await Promise.all([
    db<Omit<Percakapan, "aksi">[]>`
      select c.id_catatan, ${columns(db, "c", isianPercakapan)}, c.waktu, c.selesai,
        jsonb_build_object('namaLengkap', k.nama_lengkap) as "user"
      from pelanggan_catatan c join karyawan k using (id_user) where c.${milik}
      order by (c.langkah <> '' and c.selesai is null) desc, c.id_catatan desc limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<{ total: number }[]>`select count(*) as total from pelanggan_catatan where ${milik}`,
  ]);
  const aksi = ({ langkah, selesai }: Omit<Percakapan, "aksi">) => ({
    selesai: langkah === "" ? tidak("Tidak ada langkah berikutnya") : selesai ? tidak("Sudah selesai") : boleh,
  });
  return { rows: rows.map((row) => ({ ...row, aksi: aksi(row) })), total: count?.total ?? 0 };
}

type Isian = {
  idPelanggan: Id<"pelanggan">;
  tanggal: Tanggal | null;
  isi: string;
  langkah: string;
  tglLangkah: Tanggal | null;
};

export async function addPercakapan(deed: Deed, { idPelanggan, ...isian }: Isian): Promise<void> {
  const tanggal = isian.tanggal ?? deed.today;
  throwIfAny(nanti("tanggal", "Tanggal", tanggal, deed.today));
  await mustTerlihat({ ...deed, db: deed.tx }, idPelanggan);
  const row = { ...isian, tanggal, idPelanggan, waktu: deed.now, idUser: deed.user.idUser };
  await deed.tx`
    insert into pelanggan_catatan ${deed.tx(row, ...namesOf(isianPercakapan), "idPelanggan", "waktu", "idUser")}`;
  await audit(deed, { jenis: "pelanggan", id: idPelanggan, sesudah: { percakapan: isian.isi } });
}

type Langkah = { idPelanggan: Id<"pelanggan">; langkah: string; tglLangkah: Tanggal | null };

/** A next step that is not done, of a customer that this person may see; locked. */
async function lockLangkah(deed: Deed, idCatatan: number): Promise<Langkah> {
  const [row] = await deed.tx<(Langkah & { selesai: string | null })[]>`
    select id_pelanggan, langkah, tgl_langkah, selesai from pelanggan_catatan where id_catatan = ${idCatatan} for update`;
  const { selesai, ...langkah } = found(row, "Catatan");
  await mustTerlihat({ ...deed, db: deed.tx }, langkah.idPelanggan);
  if (langkah.langkah === "") throw conflict("Catatan ini tidak mempunyai langkah berikutnya");
  if (selesai !== null) throw conflict("Langkah ini sudah ditandai selesai");
  return langkah;
}

type Geseran = { idCatatan: number; dari: Tanggal; tanggal: Tanggal };

export async function geserLangkah(deed: Deed, { idCatatan, dari, tanggal }: Geseran): Promise<void> {
  const { idPelanggan, langkah, tglLangkah } = await lockLangkah(deed, idCatatan);
  if (tglLangkah !== dari) throw conflict("Langkah ini sudah dipindahkan orang lain");
  await deed.tx`update pelanggan_catatan set tgl_langkah = ${tanggal} where id_catatan = ${idCatatan}`;
  const percakapan = `${langkah}: dari ${tertulis(dari)} ke ${tertulis(tanggal)}`;
  await audit(deed, { jenis: "pelanggan", id: idPelanggan, sesudah: { percakapan } });
}

export async function selesaikanLangkah(deed: Deed, idCatatan: number): Promise<void> {
  const { idPelanggan, langkah } = await lockLangkah(deed, idCatatan);
  await deed.tx`
    update pelanggan_catatan set selesai = ${deed.now}, id_user_selesai = ${deed.user.idUser}
    where id_catatan = ${idCatatan}`;
  await audit(deed, { jenis: "pelanggan", id: idPelanggan, sesudah: { percakapan: `Selesai: ${langkah}` } });
}
