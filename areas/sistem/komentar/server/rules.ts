import { dokumenTerlihat } from "#company/orderMilik.ts";
import { hasOneOf, isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { URUNG_MS } from "#kernel/urung.ts";
import type { Db } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { RIWAYAT } from "../../riwayat/contract.ts";
import type { JenisKomentar } from "../jenisKomentar.ts";

/**
 * Whoever may read the history of a document may read and write what is said about it. A customer or an order of somebody
 * else may be hidden from a sales person.
 */
export async function mayTalk(db: Db, user: User, jenis: JenisKomentar, id: string | null): Promise<boolean> {
  if (!hasOneOf(user, RIWAYAT[jenis])) return false;
  return id === null || dokumenTerlihat(db, user, jenis, id);
}

type Sasaran = { idUser: number; dihapus: string | null; dihapusOleh: number | null };
const DIHAPUS = "Komentar sudah dihapus";

export function mayChange(user: User, { idUser, dihapus }: Sasaran): Boleh {
  if (dihapus !== null) return tidak(DIHAPUS);
  return idUser === user.idUser ? boleh : tidak("Hanya penulisnya yang dapat mengubah komentar");
}

export function mayRemove(user: User, { idUser, dihapus }: Sasaran): Boleh {
  if (dihapus !== null) return tidak(DIHAPUS);
  if (idUser === user.idUser || isPrivileged(user)) return boleh;
  return tidak("Hanya penulisnya, Super Admin dan Management yang dapat menghapus komentar");
}

/** Whoever deleted a comment may take that back for a while. */
export function mayUndo(user: User, { dihapus, dihapusOleh }: Sasaran, now: Date): Boleh {
  if (dihapus === null) return tidak("Komentar ini tidak dihapus");
  if (dihapusOleh !== user.idUser) return tidak("Hanya yang menghapusnya yang dapat mengembalikan komentar");
  if (now.getTime() - Date.parse(dihapus) <= URUNG_MS) return boleh;
  return tidak("Komentar ini sudah terlalu lama dihapus untuk dikembalikan");
}
