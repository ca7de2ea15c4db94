import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import type { User } from "#server/platform/http/context.ts";

/** Whoever decides requests must not be the one who says that two people are needed for it. */
export function bolehUbahAturanPengajuan(user: Pick<User, "role">): Boleh {
  if (user.role === "Super Admin") return boleh;
  return tidak("Aturan pengajuan sendiri hanya dapat diubah oleh Super Admin");
}
