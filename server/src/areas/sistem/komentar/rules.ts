import { hasOneOf, isPrivileged } from "#contract/kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import type { JenisKomentar } from "#contract/sistem/komentar.ts";
import { RIWAYAT } from "#contract/sistem/riwayat.ts";
import { pelangganTerlihat } from "#server/company/pelanggan.ts";
import type { User } from "#server/platform/http/context.ts";
import type { Db } from "#server/platform/postgres/database.ts";

/**
 * Whoever may read the history of a document may read and write what is said about it. A customer of somebody else may be
 * hidden from a sales person.
 */
export async function bolehBicara(db: Db, user: User, jenis: JenisKomentar, id: string | null): Promise<boolean> {
  if (!hasOneOf(user, RIWAYAT[jenis])) return false;
  return jenis !== "pelanggan" || id === null || pelangganTerlihat(db, user, id);
}

type Sasaran = { idUser: number; dihapus: string | null };
const DIHAPUS = "Komentar sudah dihapus";

export function bolehUbah(user: User, { idUser, dihapus }: Sasaran): Boleh {
  if (dihapus !== null) return tidak(DIHAPUS);
  return idUser === user.idUser ? boleh : tidak("Hanya penulisnya yang dapat mengubah komentar");
}

export function bolehHapus(user: User, { idUser, dihapus }: Sasaran): Boleh {
  if (dihapus !== null) return tidak(DIHAPUS);
  if (idUser === user.idUser || isPrivileged(user)) return boleh;
  return tidak("Hanya penulisnya, Super Admin dan Management yang dapat menghapus komentar");
}
