import type { KaryawanBaru, PerubahanKaryawan } from "#contract/karyawan/karyawan.ts";
import { isPrivileged, MENUS, type Menu, rank, STAFF_KEEPERS } from "#contract/kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import type { Tanggal } from "#contract/kernel/types.ts";
import type { User } from "#server/platform/http/context.ts";
import type { Problem } from "#server/platform/http/refusal.ts";

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
    "Surat Jalan",
    "Purchase Order",
  ],
  Logistik: ["Dashboard", "Produk", "Pesan Langsung", "Surat Jalan", "Purchase Order"],
};
const OTHERS: readonly Menu[] = ["Dashboard", "Produk Card", "Sales Order"];

/** The menus a new employee starts with. */
export function menuAwal(role: string): Menu[] {
  return isPrivileged({ role }) ? [...MENUS] : [...(DEFAULT_MENU[role] ?? OTHERS)];
}

/** Nobody touches anyone above their own rank. */
function sejajar(actor: User, sasaran: Sasaran, tindakan: string): Boleh {
  if (rank(actor.role) <= rank(sasaran.role)) return boleh;
  return tidak(`${sasaran.namaLengkap} adalah ${sasaran.role}, Anda tidak dapat ${tindakan}`);
}

export function bolehEdit(actor: User, sasaran: Sasaran): Boleh {
  if (!STAFF_KEEPERS.some((role) => role === actor.role)) return tidak("Hanya Super Admin, Management dan Admin");
  return sejajar(actor, sasaran, "mengubah datanya");
}

export function bolehHapus(actor: User, sasaran: Sasaran): Boleh {
  if (!isPrivileged(actor)) return tidak("Hanya Super Admin dan Management");
  if (actor.idUser === sasaran.idUser) return tidak("Anda tidak dapat menghapus diri sendiri");
  return sejajar(actor, sasaran, "menghapusnya");
}

export function bolehResetPassword(actor: User, sasaran: Sasaran): Boleh {
  if (!isPrivileged(actor)) return tidak("Hanya Super Admin dan Management");
  if (actor.idUser === sasaran.idUser) return tidak("Gunakan Ubah Password di halaman profil");
  return sejajar(actor, sasaran, "mengganti passwordnya");
}

/** The last Super Admin stays, or nobody could ever be one again. */
export function bolehKehilanganSuperAdmin(sasaran: Sasaran, superAdminLain: number): Boleh {
  if (sasaran.role !== "Super Admin" || superAdminLain > 0) return boleh;
  return tidak(`${sasaran.namaLengkap} adalah Super Admin terakhir, angkat Super Admin lain terlebih dahulu`);
}

type Hak = { role: string; menu: readonly Menu[] };

/** Whether `actor` may give an employee this role and these menus in place of those they have now (or start with). */
export function bolehMemberiHak(actor: User, sekarang: Hak, diminta: Hak): Boleh {
  if (rank(diminta.role) < rank(actor.role)) {
    return tidak(`Anda tidak dapat memberi role ${diminta.role} yang lebih tinggi dari role Anda`);
  }
  if (isPrivileged(actor)) return boleh;
  if (diminta.role !== sekarang.role) return tidak("Role hanya dapat diubah oleh Super Admin dan Management");
  if (!sama(diminta.menu, sekarang.menu)) return tidak("Menu hanya dapat diubah oleh Super Admin dan Management");
  return boleh;
}

const sama = (a: readonly Menu[], b: readonly Menu[]) => [...a].sort().join() === [...b].sort().join();

/** Dates that a person enters are at most today; a resign date stands exactly when someone resigned. */
export function masalahTanggal(input: KaryawanBaru | PerubahanKaryawan, today: Tanggal): Problem[] {
  const problems: Problem[] = [];
  const paling = (field: string, label: string, date: Tanggal | null) => {
    if (date !== null && date > today) problems.push({ field, message: `${label} tidak boleh setelah hari ini` });
  };
  paling("tanggalLahir", "Tanggal lahir", input.tanggalLahir);
  paling("awalBekerja", "Awal bekerja", input.awalBekerja);
  if ("resign" in input && input.resign === "Yes") {
    if (input.tglResign === null) problems.push({ field: "tglResign", message: "Tanggal resign tidak boleh kosong" });
    paling("tglResign", "Tanggal resign", input.tglResign);
  }
  return problems;
}
