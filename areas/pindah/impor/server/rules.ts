import { isPrivileged, mayCall } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";
import { pembawaImpor } from "../contract.ts";
import type { JenisImpor } from "../isiImpor.ts";

type Dibatalkan = { jenis: JenisImpor; idUser: number; oleh: string; dibatalkan: unknown };

/** Who brought it, or a privileged person; what depends on it is known only when it is tried. */
export function mayUndo(user: User, { jenis, idUser, oleh, dibatalkan }: Dibatalkan): Boleh {
  if (dibatalkan !== null) return tidak("Impor ini sudah dibatalkan");
  if (!mayCall(pembawaImpor(jenis), user)) return tidak(`Anda tidak dapat menambah ${jenis}`);
  if (idUser !== user.idUser && !isPrivileged(user)) {
    return tidak(`Hanya ${oleh}, Super Admin dan Management yang dapat membatalkan impor ini`);
  }
  return boleh;
}
