import { isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";

type Sasaran = { idUser: number; bersama: boolean };

/** A view of everybody is the office's: Super Admin and Management keep it, whoever made it. */
export function mayChange(user: User, { idUser, bersama }: Sasaran): Boleh {
  if (bersama) return isPrivileged(user) ? boleh : tidak("Tampilan bersama diubah oleh Super Admin dan Management");
  return idUser === user.idUser ? boleh : tidak("Tampilan ini milik orang lain");
}

export const mayBersama = (user: User): Boleh =>
  isPrivileged(user) ? boleh : tidak("Hanya Super Admin dan Management yang dapat membagikan tampilan untuk semua");

/** Whether the person sees it in the list. */
export const terlihat = (user: User, { idUser, bersama }: Sasaran): boolean => bersama || idUser === user.idUser;
