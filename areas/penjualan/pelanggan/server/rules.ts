import { HANYA_PRIVILEGED, hanya, isPrivileged, STAFF_KEEPERS } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";

/** What the rules need to know of a customer. */
export type Sasaran = {
  idPelanggan: Id<"pelanggan">;
  nama: string;
  arsip: boolean;
  /** The one into which it was merged; null for a living customer. */
  namaTujuan: string | null;
};

const merapikan = (user: User): Boleh =>
  STAFF_KEEPERS.some((role) => role === user.role) ? boleh : tidak(hanya(STAFF_KEEPERS));

const hidup = ({ nama, namaTujuan }: Sasaran): Boleh =>
  namaTujuan === null ? boleh : tidak(`${nama} sudah digabungkan ke ${namaTujuan}`);

const pertama = (...answers: readonly Boleh[]): Boleh => answers.find((answer) => !answer.boleh) ?? boleh;

export const mayChange = (sasaran: Sasaran): Boleh => hidup(sasaran);

/** Who looks after a customer is decided by those above the sales people. */
export const mayChangeSales = (user: User): Boleh => merapikan(user);

/** What a customer may owe is decided by those who decide orders beyond it. */
export const maySetKredit = (user: User, sasaran: Sasaran): Boleh =>
  pertama(isPrivileged(user) ? boleh : tidak(HANYA_PRIVILEGED), hidup(sasaran));

export const mayArchive = (user: User, sasaran: Sasaran): Boleh => pertama(merapikan(user), hidup(sasaran));

export const maySplit = (user: User, sasaran: Sasaran, jumlahOrder: number): Boleh =>
  pertama(
    merapikan(user),
    hidup(sasaran),
    jumlahOrder > 1 ? boleh : tidak("Pelanggan dengan satu order tidak dapat dipisahkan"),
  );

/** Whether the customer may be merged into another; `tujuan` is left out until one is chosen. */
export function mayMerge(user: User, asal: Sasaran, tujuan?: Sasaran): Boleh {
  if (tujuan && asal.idPelanggan === tujuan.idPelanggan) return tidak("Pilih pelanggan lain sebagai tujuan");
  return pertama(merapikan(user), hidup(asal), tujuan ? hidup(tujuan) : boleh);
}

export const mayUnmerge = (user: User, sasaran: Sasaran): Boleh =>
  pertama(merapikan(user), sasaran.namaTujuan === null ? tidak(`${sasaran.nama} tidak sedang digabungkan`) : boleh);
