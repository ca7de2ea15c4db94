import { hanya, STAFF_KEEPERS } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";

/** What the rules need to know of a supplier. */
export type Sasaran = {
  idPemasok: number;
  nama: string;
  arsip: boolean;
  digabungKe: { nama: string } | null;
};

const sudahDigabung = ({ nama, digabungKe }: Sasaran): Boleh =>
  digabungKe ? tidak(`Pemasok ${nama} sudah digabung ke ${digabungKe.nama}, buka pemasok itu`) : boleh;

const membenahi = (actor: User): Boleh =>
  STAFF_KEEPERS.some((role) => role === actor.role) ? boleh : tidak(hanya(STAFF_KEEPERS));

export const mayEdit = (sasaran: Sasaran): Boleh => sudahDigabung(sasaran);

/** Archiving and merging change what others see of a supplier. */
export function mayMend(actor: User, sasaran: Sasaran): Boleh {
  const peran = membenahi(actor);
  return peran.boleh ? sudahDigabung(sasaran) : peran;
}

/** Whether the first may be merged into the second. */
export function mayMergeInto(actor: User, dari: Sasaran, ke: Sasaran): Boleh {
  if (dari.idPemasok === ke.idPemasok) return tidak("Pilih pemasok lain, bukan pemasok yang sama");
  const pertama = mayMend(actor, dari);
  if (!pertama.boleh) return pertama;
  if (ke.digabungKe) return sudahDigabung(ke);
  return ke.arsip ? tidak(`Pemasok ${ke.nama} diarsipkan, aktifkan kembali sebelum digabung`) : boleh;
}

export function maySplit(actor: User, { nama, digabungKe }: Sasaran): Boleh {
  const peran = membenahi(actor);
  if (!peran.boleh) return peran;
  return digabungKe ? boleh : tidak(`Pemasok ${nama} tidak sedang digabung`);
}

/** Whether the next step of a note can be marked as done. */
export function mayFinish({ langkah, selesai }: { langkah: string; selesai: unknown }): Boleh {
  if (langkah === "") return tidak("Catatan ini tidak mempunyai langkah berikut");
  return selesai === null ? boleh : tidak("Langkah ini sudah ditandai selesai");
}

/** Why no purchase order can name it, or null. */
export function problemOfPemasok(pemasok: { nama: string; arsip: boolean } | null): string | null {
  if (pemasok === null) return "Pemasok tidak dikenal";
  return pemasok.arsip ? `Pemasok ${pemasok.nama} diarsipkan, pilih pemasok lain` : null;
}
