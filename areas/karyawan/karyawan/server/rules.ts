import { nanti } from "#company/hariIni.ts";
import { HANYA_PRIVILEGED, hanya, isPrivileged, MENUS, type Menu, rank, STAFF_KEEPERS } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import type { KaryawanBaru, PerubahanKaryawan } from "../contract.ts";

/** What the rules need to know of an employee. */
export type Sasaran = { idUser: number; namaLengkap: string; role: string; menu: readonly Menu[] };

const DEFAULT_MENU: Readonly<Record<string, readonly Menu[]>> = {
  Admin: [
    "Dashboard",
    "Karyawan",
    "Produk",
    "Produk Card",
    "Sales Order",
    "Pesan Langsung",
    "Invoice",
    "Pelanggan",
    "Piutang",
    "Surat Jalan",
    "Purchase Order",
    "Pemasok",
    "Hutang",
  ],
  Logistik: ["Dashboard", "Produk", "Pesan Langsung", "Surat Jalan", "Purchase Order", "Pemasok"],
};
const OTHERS: readonly Menu[] = ["Dashboard", "Produk Card", "Sales Order", "Pelanggan"];

/** The menus of a new employee. */
export function menuAwal(role: string): Menu[] {
  return isPrivileged({ role }) ? [...MENUS] : [...(DEFAULT_MENU[role] ?? OTHERS)];
}

/** Refuses changes of an employee with a higher rank. */
function sejajar(actor: User, sasaran: Omit<Sasaran, "menu">, tindakan: string): Boleh {
  if (rank(actor.role) <= rank(sasaran.role)) return boleh;
  return tidak(`${sasaran.namaLengkap} adalah ${sasaran.role}, Anda tidak dapat ${tindakan}`);
}

export function mayEdit(actor: User, sasaran: Sasaran): Boleh {
  if (!STAFF_KEEPERS.some((role) => role === actor.role)) return tidak(hanya(STAFF_KEEPERS));
  return sejajar(actor, sasaran, "mengubah datanya");
}

export function mayRemove(actor: User, sasaran: Sasaran): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  if (actor.idUser === sasaran.idUser) return tidak("Anda tidak dapat menghapus diri sendiri");
  return sejajar(actor, sasaran, "menghapusnya");
}

export function mayResetPassword(actor: User, sasaran: Sasaran): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  if (actor.idUser === sasaran.idUser) return tidak("Gunakan Ubah Password di halaman profil");
  return sejajar(actor, sasaran, "mengganti passwordnya");
}

export function mayResetFaktorKedua(actor: User, sasaran: Omit<Sasaran, "menu">, punya: boolean): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  if (actor.idUser === sasaran.idUser) return tidak("Lepas faktor kedua anda sendiri di halaman profil");
  if (!punya) return tidak(`${sasaran.namaLengkap} belum memakai faktor kedua`);
  return sejajar(actor, sasaran, "mereset faktor keduanya");
}

/** The last Super Admin cannot resign, be deleted or get another role: nobody could restore one. */
export function mayLoseSuperAdmin(sasaran: Sasaran, superAdminLain: number): Boleh {
  if (sasaran.role !== "Super Admin" || superAdminLain > 0) return boleh;
  return tidak(`${sasaran.namaLengkap} adalah Super Admin terakhir, angkat Super Admin lain terlebih dahulu`);
}

type Hak = { role: string; menu: readonly Menu[] };

/** Whether `actor` may replace the present role and menus of an employee (or those of a new one) with these. */
export function mayGrant(actor: User, sekarang: Hak, diminta: Hak): Boleh {
  if (rank(diminta.role) < rank(actor.role)) {
    return tidak(`Anda tidak dapat memberi role ${diminta.role} yang lebih tinggi dari role Anda`);
  }
  if (isPrivileged(actor)) return boleh;
  if (diminta.role !== sekarang.role) return tidak("Role hanya dapat diubah oleh Super Admin dan Management");
  if (!sama(diminta.menu, sekarang.menu)) return tidak("Menu hanya dapat diubah oleh Super Admin dan Management");
  return boleh;
}

const sama = (a: readonly Menu[], b: readonly Menu[]) => [...a].sort().join() === [...b].sort().join();

/** The date of resignation is set exactly when the employee has resigned. */
export function problemOfTanggal(input: KaryawanBaru | PerubahanKaryawan, today: Tanggal): Problem[] {
  const problems: Problem[] = [
    ...nanti("tanggalLahir", "Tanggal lahir", input.tanggalLahir, today),
    ...nanti("awalBekerja", "Awal bekerja", input.awalBekerja, today),
  ];
  if ("resign" in input && input.resign === "Yes") {
    if (input.tglResign === null) problems.push({ field: "tglResign", message: "Tanggal resign tidak boleh kosong" });
    problems.push(...nanti("tglResign", "Tanggal resign", input.tglResign, today));
  }
  return problems;
}

/** Why a number cannot be used; `pemilikLama` is a deleted employee who had it. */
export function problemOfNomor(noKaryawan: string, pemilikLama: string | null): string {
  if (pemilikLama === null) return `No Karyawan ${noKaryawan} sudah digunakan`;
  return `No Karyawan ${noKaryawan} sudah digunakan oleh ${pemilikLama} yang sudah dihapus, pakai nomor lain`;
}

type Calon = { namaLengkap: string; dihapus: boolean; melapor: boolean };

/** A superior must be employed and must not report, directly or through others, to the employee. */
export function mayBecomeAtasan(calon: Calon | undefined, karyawan: { namaLengkap: string }): Boleh {
  if (!calon) return tidak("Atasan tidak dikenal");
  if (calon.dihapus) return tidak(`${calon.namaLengkap} sudah dihapus, pilih atasan lain`);
  if (!calon.melapor) return boleh;
  return tidak(
    `${calon.namaLengkap} melapor kepada ${karyawan.namaLengkap}, langsung atau melalui orang lain. Pilih atasan lain`,
  );
}

/** The note when an employee with subordinates is deleted: they have no superior any more. */
export function tanpaAtasan({ namaLengkap, bawahan }: { namaLengkap: string; bawahan: number }): string {
  return bawahan === 0
    ? ""
    : `. ${bawahan} karyawan yang melapor kepada ${namaLengkap} kini tanpa atasan, pilih atasan baru untuk mereka`;
}

/** The note when an employee with subordinates resigns. */
export function sisaBawahan({ namaLengkap, bawahan }: { namaLengkap: string; bawahan: number }): string {
  return bawahan === 0
    ? ""
    : `. ${bawahan} karyawan masih melapor kepada ${namaLengkap}, pilih atasan baru untuk mereka`;
}

/** Employees who are, through their superiors, their own superiors. */
export function melingkar(atasanDari: ReadonlyMap<string, string>): Set<string> {
  const circle = new Set<string>();
  const seen = new Set<string>();
  for (const start of atasanDari.keys()) {
    const path: string[] = [];
    let at: string | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      path.push(at);
      at = atasanDari.get(at);
    }
    // A path that returns to itself is a circle from there on; a path that meets an earlier one was checked with that
    // one.
    const from = at === undefined ? -1 : path.indexOf(at);
    if (from >= 0) for (const nomor of path.slice(from)) circle.add(nomor);
  }
  return circle;
}
