import { hasOneOf, isPrivileged } from "#contract/kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import type { JenisKomentar } from "#contract/sistem/komentar.ts";
import { RIWAYAT } from "#contract/sistem/riwayat.ts";
import type { User } from "#server/platform/http/context.ts";

/** Whoever may read the history of a document may read and write what is said about it. */
export const bolehBicara = (jenis: JenisKomentar, user: User): boolean => hasOneOf(user, RIWAYAT[jenis]);

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
