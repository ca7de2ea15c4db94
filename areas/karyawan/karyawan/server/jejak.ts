import type { Menu } from "#kernel/permission.ts";

type Akun = { namaLengkap: string; noKaryawan: string };
type Hak = { role: string; menu: readonly Menu[] };

/** The name of an employee in the security trail. */
export const sebutanKaryawan = ({ namaLengkap, noKaryawan }: Akun): string => `${namaLengkap} (${noKaryawan})`;

/** The changes of role and menus as text; null if there are none. */
export function perubahanHak(akun: Akun, sebelum: Hak, sesudah: Hak): string | null {
  const baru = sesudah.menu.filter((menu) => !sebelum.menu.includes(menu));
  const hilang = sebelum.menu.filter((menu) => !sesudah.menu.includes(menu));
  const perubahan = [
    ...(sebelum.role === sesudah.role ? [] : [`role ${sebelum.role} menjadi ${sesudah.role}`]),
    ...(baru.length > 0 ? [`menu ditambah ${baru.join(", ")}`] : []),
    ...(hilang.length > 0 ? [`menu dicabut ${hilang.join(", ")}`] : []),
  ];
  return perubahan.length > 0 ? `${sebutanKaryawan(akun)}: ${perubahan.join("; ")}` : null;
}
