import type { Revisi } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import type { ShownRecord } from "#kernel/record.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { said } from "#kernel/said.ts";
import type { Waktu } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed, User } from "#platform/http/context.ts";
import type { Sasaran } from "./putusan.ts";

type Jenis = "pengajuan" | "pengajuanAsset";
type Isi = Readonly<Record<string, unknown>>;

/** Whether a request can be sent back by whoever may decide it: those of the program have no author. */
export const mayGiveBack = (putusan: Boleh, { otomatis }: Pick<Sasaran, "otomatis">): Boleh =>
  putusan.boleh && otomatis ? tidak("Dibuat oleh program, tidak ada yang merevisinya") : putusan;

/** Whether this person may change a request and hand it in again: its author, when it was sent back. */
export function maySendBack(
  user: User,
  { statusPengajuan, idUser }: Pick<Sasaran, "statusPengajuan" | "idUser">,
): Boleh {
  if (statusPengajuan !== "Revisi") return tidak("Hanya pengajuan yang dikembalikan (Revisi) yang dapat diubah");
  return idUser === user.idUser ? boleh : tidak("Hanya yang mengajukan yang dapat mengubahnya");
}

type Dikembalikan = { jenis: Jenis; id: string; versi: number; note: string; isi: Isi };

/** Notes that a request was sent back, and what it said then. */
export async function noteRevisi(
  { tx, user, now }: Deed,
  { jenis, id, versi, note, isi }: Dikembalikan,
): Promise<void> {
  await tx`
    insert into revisi (jenis, id_dokumen, versi, id_user, waktu, note, isi)
    values (${jenis}, ${id}, ${versi}, ${user.idUser}, ${now}, ${note}, ${tx.json(isi as never)})`;
}

type RevisiRow = { note: string; oleh: string; waktu: Waktu; isi: Isi };

/** The last time a request was sent back, with what changed since in the words of its history; null if it never was. */
export async function revisiTerakhir(
  db: Db,
  { jenis, id, isi, of }: { jenis: Jenis; id: string; isi: Isi; of: ShownRecord },
) {
  const [row] = await db<RevisiRow[]>`
    select r.note, r.waktu, r.isi, k.nama_lengkap as oleh from revisi r join karyawan k using (id_user)
    where r.jenis = ${jenis} and r.id_dokumen = ${id} order by r.versi desc limit 1`;
  if (!row) return null;
  const perubahan = Object.entries(of).flatMap(([name, field]) => {
    const [sebelum, sesudah] = [said(field, row.isi[name]), said(field, isi[name])];
    const sama = JSON.stringify(row.isi[name] ?? null) === JSON.stringify(isi[name] ?? null);
    return sama || name === "status" ? [] : [{ label: field.short, sebelum, sesudah }];
  });
  return { note: row.note, oleh: row.oleh, waktu: row.waktu, perubahan } satisfies Revisi;
}
