import { jakartaToday, tanggal } from "#kernel/format.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { PerawatanRow } from "./sql.ts";

/** Whether its maintenance can be planned: one at a time. */
export const mayJadwalkan = ({ idKeluhan }: Pick<PerawatanRow, "idKeluhan">): Boleh =>
  idKeluhan === null ? boleh : tidak(`Perawatan mesin ini sudah dibuka di ${idKeluhan}`);

export const SUDAH_DIINGATKAN = "Customer sudah diingatkan untuk perawatan ini";

/** Whether its customer can be reminded by mail: once for each maintenance, and not of one that is planned. */
export function mayIngatkan({ diingatkan, rencana }: Pick<PerawatanRow, "diingatkan" | "rencana">): Boleh {
  if (diingatkan !== null) {
    return tidak(`${SUDAH_DIINGATKAN} pada ${tanggal(jakartaToday(new Date(diingatkan)))}`);
  }
  return rencana === null ? boleh : tidak(`Kunjungannya sudah direncanakan ${tanggal(rencana)}`);
}
