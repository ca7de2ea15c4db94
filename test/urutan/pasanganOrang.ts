import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { role } from "#areas/karyawan/role/contract.ts";
import type { Person } from "#test/support/office.ts";
import type { Pasangan, Usaha } from "./pasangan.ts";

/** Two administrators at the same employee, or at the role that he gets. */
export async function pasanganOrang(boss: Person): Promise<Pasangan[]> {
  const { data: semua } = await boss.call(role.getRole, {});
  const idRole = (nama: string) => semua.find(({ namaRole }) => namaRole === nama)?.idRole ?? 0;
  const isian = { noKaryawan: "8801", namaLengkap: "Dewi Lestari", idRole: idRole("Management") };
  const { idUser } = (await boss.call(karyawan.addUser, isian)).data;
  const sementara = { namaRole: "Sementara" };
  const { idRole: idSementara } = (await boss.call(role.addRole, sementara)).data;
  const [row] = (await boss.call(karyawan.getUser, { cari: "8801" })).data;
  const pindah = (idRole: number): Usaha => [
    karyawan.updateUser,
    { ...row, idUser, idRole, idDivisi: null, idJabatan: null, idAtasan: null },
  ];
  return [
    { nama: "updateUser/updateUser: another role", a: pindah(idRole("Super Admin")), b: pindah(idSementara) },
    {
      nama: "updateUser/resetPassword: another role",
      a: pindah(idSementara),
      b: [karyawan.resetPassword, { idUser }],
    },
    { nama: "updateUser/deleteUser", a: pindah(idSementara), b: [karyawan.deleteUser, { idUser }] },
    { nama: "updateUser/deleteRole", a: pindah(idSementara), b: [role.deleteRole, { idRole: idSementara }] },
  ];
}
