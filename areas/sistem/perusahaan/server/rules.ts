import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";

/** Who decides requests must not change the rule that a second person has to decide. */
export function mayChangeRules(user: Pick<User, "role">): Boleh {
  if (user.role === "Super Admin") return boleh;
  return tidak("Aturan pengajuan sendiri hanya dapat diubah oleh Super Admin");
}

/** The basis decides what every report says of open months. */
export function mayChooseDasar(user: Pick<User, "role">): Boleh {
  if (user.role === "Super Admin") return boleh;
  return tidak("Dasar Neraca hanya dapat diubah oleh Super Admin");
}
