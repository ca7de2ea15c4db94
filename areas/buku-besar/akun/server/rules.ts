import { HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";
import type { JenisAkun } from "../contract.ts";

/** What the rules need to know of an account. */
export type Sasaran = {
  kode: string;
  nama: string;
  jenis: JenisAkun;
  /** What the account belongs to; null for an account that a person added. */
  milik: "program" | "rekening" | "kategori asset" | "kebutuhan" | null;
  kebutuhan: "laba" | "neraca" | null;
  kendali: boolean;
  /** It is Belum Dipetakan. */
  penampung: boolean;
  /** The journal has lines on it. */
  dijurnal: boolean;
  /** A need is mapped to it. */
  menjadiInduk: boolean;
};

const sebutan = ({ kode, nama }: Pick<Sasaran, "kode" | "nama">): string => `Akun ${kode} ${nama}`;

export function mayEdit(user: User, akun: Sasaran): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  if (akun.milik === "program") {
    return tidak(`${sebutan(akun)} dipakai oleh aturan program, tidak dapat diubah atau dihapus`);
  }
  if (akun.milik !== null) return tidak(`${sebutan(akun)} mengikuti ${akun.milik}nya`);
  return boleh;
}

export function mayRemove(user: User, akun: Sasaran): Boleh {
  const edit = mayEdit(user, akun);
  if (!edit.boleh) return edit;
  if (akun.dijurnal) return tidak(`${sebutan(akun)} sudah dipakai di jurnal`);
  if (akun.menjadiInduk) return tidak(`${sebutan(akun)} masih menjadi tujuan kebutuhan`);
  return boleh;
}

export function mayMap(user: User, akun: Pick<Sasaran, "kebutuhan">): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  return akun.kebutuhan === null ? tidak("Hanya akun kebutuhan yang dapat dipetakan") : boleh;
}

/** The kind of an account with bookings cannot change: past bookings would move to the other side. */
export function problemOfJenis(akun: Sasaran, jenis: JenisAkun): Problem[] {
  if (jenis === akun.jenis || !(akun.dijurnal || akun.menjadiInduk)) return [];
  return [{ field: "jenis", message: `Jenis ${sebutan(akun)} tidak dapat diubah, akun sudah dipakai` }];
}

export function problemOfInduk(induk: Sasaran | undefined): Problem[] {
  if (!induk) return [{ field: "induk", message: "Akun tujuan tidak dikenal" }];
  if (induk.milik === "kebutuhan") {
    return [{ field: "induk", message: `${sebutan(induk)} akun kebutuhan juga, pilih akun lain` }];
  }
  if (!induk.kendali && !induk.penampung) return [];
  return [{ field: "induk", message: `${sebutan(induk)} hanya bergerak lewat dokumennya, pilih akun lain` }];
}
