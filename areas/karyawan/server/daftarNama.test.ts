import { expect, test } from "vitest";
import { openOffice } from "#test/support/office.ts";
import { divisi } from "../divisi/contract.ts";
import { karyawan } from "../karyawan/contract.ts";
import { role } from "../role/contract.ts";

const office = openOffice();

test("a division is added, renamed, used and only then kept from being deleted", async () => {
  const management = await office.person("Management");
  const { data } = await management.call(divisi.addDivisi, { namaDivisi: "  Produksi " });
  await management.call(divisi.updateDivisi, { idDivisi: data.idDivisi, namaDivisi: "Pabrik" });
  const { data: list } = await management.call(divisi.getDivisi, {});
  expect(list).toMatchObject([{ idDivisi: data.idDivisi, namaDivisi: "Pabrik", aksi: { hapus: { boleh: true } } }]);

  const { data: roles } = await management.call(role.getRole, {});
  const logistik = roles.find((row) => row.namaRole === "Logistik");
  await management.call(karyawan.addUser, {
    noKaryawan: "501",
    namaLengkap: "Rudi",
    idRole: logistik?.idRole ?? 0,
    idDivisi: data.idDivisi,
  });
  const refusal = await management.refused(divisi.deleteDivisi, { idDivisi: data.idDivisi });
  expect(refusal).toMatchObject({ status: 409, message: "Divisi Pabrik masih digunakan oleh 1 karyawan" });
});

test("an empty, a doubled and an unknown one are refused with their sentences", async () => {
  const admin = await office.person("Super Admin");
  await admin.call(divisi.addDivisi, { namaDivisi: "Gudang" });
  const { data } = await admin.call(divisi.addDivisi, { namaDivisi: "Kantor" });
  expect(await admin.refused(divisi.updateDivisi, { idDivisi: data.idDivisi, namaDivisi: " " })).toMatchObject({
    status: 400,
    message: "Nama divisi tidak boleh kosong",
  });
  expect(await admin.refused(divisi.addDivisi, { namaDivisi: "GUDANG" })).toMatchObject({
    status: 409,
    errors: [{ field: "namaDivisi", message: "Divisi GUDANG sudah ada" }],
  });
  // What only looks alike is the same name.
  await admin.call(divisi.addDivisi, { namaDivisi: "Riset   dan Mutu" });
  expect((await admin.call(divisi.getDivisi, {})).data.map(({ namaDivisi }) => namaDivisi)).toContain("Riset dan Mutu");
  expect((await admin.refused(divisi.addDivisi, { namaDivisi: "riset dan\u00a0 mutu" })).status).toBe(409);
  expect(await admin.refused(role.addRole, { namaRole: "super  admin" })).toMatchObject({
    status: 409,
    errors: [{ field: "namaRole", message: "Role super admin sudah ada" }],
  });
  expect(await admin.refused(role.addRole, { namaRole: "\uff33uper Admin" })).toMatchObject({
    status: 409,
    errors: [{ field: "namaRole", message: "Role \uff33uper Admin sudah ada" }],
  });
  const { idRole } = (await admin.call(role.addRole, { namaRole: "Ｋasir Toko" })).data;
  expect((await admin.refused(role.updateRole, { idRole, namaRole: "ＡDMIN" })).status).toBe(409);
  await admin.call(role.updateRole, { idRole, namaRole: "Kasir Toko" });
  expect((await admin.refused(divisi.addDivisi, { namaDivisi: "Gu\uff44ang" })).status).toBe(409);
  expect(await admin.refused(divisi.deleteDivisi, { idDivisi: 99_999 })).toMatchObject({ status: 404 });
});

test("roles with a meaning are neither renamed nor deleted, by the app or behind its back", async () => {
  const admin = await office.person("Super Admin");
  const { data } = await admin.call(role.getRole, {});
  for (const name of ["Super Admin", "Management", "Admin", "Logistik"]) {
    const row = data.find((candidate) => candidate.namaRole === name);
    expect(row?.aksi.edit.boleh).toBe(false);
    const idRole = row?.idRole ?? 0;
    expect((await admin.refused(role.updateRole, { idRole, namaRole: "Lain" })).status).toBe(409);
    expect((await admin.refused(role.deleteRole, { idRole })).status).toBe(409);
    await expect(office.sql`delete from role where id_role = ${idRole}`).rejects.toThrow(/tidak boleh/);
  }
});

test("of two who add the same name at the same moment one is refused", async () => {
  const admin = await office.person("Super Admin");
  const names = ["Penjaga", "penjaga", "\uff30enjaga"];
  const answers = await Promise.all(names.map((namaRole) => admin.send(role.addRole, { namaRole })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
