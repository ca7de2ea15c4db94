import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import type { ClientInput } from "#kernel/call.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { divisi } from "../../divisi/contract.ts";
import { role } from "../../role/contract.ts";
import { type Karyawan, karyawan } from "../contract.ts";

const office = openOffice();
let next = 3000;
const nomor = () => String(++next);

async function idRole(person: Person, nama: string) {
  const { data } = await person.call(role.getRole, {});
  return data.find((row) => row.namaRole === nama)?.idRole ?? 0;
}

async function find(person: Person, cari: string): Promise<Karyawan> {
  const { data } = await person.call(karyawan.getUser, { cari });
  const [row] = data;
  if (!row) throw new Error(`${cari} not found`);
  return row;
}

/** The input of the edit form: the row with changes. */
const form = (row: Karyawan, changes: Record<string, unknown> = {}) => ({
  ...row,
  idRole: row.role[0]?.idRole ?? 0,
  idDivisi: row.divisi[0]?.idDivisi ?? null,
  idJabatan: row.jabatan[0]?.idJabatan ?? null,
  idAtasan: row.atasan[0]?.idUser ?? null,
  ...changes,
});

test("an employee is added, found by name, number and NIK, edited, resigned and deleted", async () => {
  const boss = await office.person("Super Admin");
  const noKaryawan = nomor();
  const { data: gudang } = await boss.call(divisi.addDivisi, { namaDivisi: "Gudang Utama" });
  await boss.call(karyawan.addUser, {
    noKaryawan,
    namaLengkap: "Dewi Lestari",
    nik: "3175010101900777",
    idRole: await idRole(boss, "Logistik"),
    idDivisi: gudang.idDivisi,
    idAtasan: boss.idUser,
    tanggalLahir: "1990-1-5",
  });
  for (const cari of ["LESTARI", noKaryawan, "900777"]) {
    expect(await find(boss, cari)).toMatchObject({
      noKaryawan,
      namaLengkap: "Dewi Lestari",
      tanggalLahir: "1990-01-05",
      resign: "No",
      divisi: [{ namaDivisi: "Gudang Utama" }],
      atasan: [{ namaLengkap: boss.nama }],
      jabatan: [],
    });
  }
  expect((await boss.call(karyawan.getUser, { cari: "%" })).data).toEqual([]);

  const before = await find(boss, noKaryawan);
  const changes = { namaLengkap: "Dewi L. Putri", resign: "Yes", tglResign: "2026-10-31" };
  await boss.call(karyawan.updateUser, form(before, changes));
  const after = await find(boss, noKaryawan);
  expect(after).toMatchObject(changes);
  const { data: history } = await boss.call(riwayat.getRiwayat, { jenis: "karyawan", id: String(after.idUser) });
  expect(history[0]).toMatchObject({ nama: boss.nama, panggilan: "updateUser" });
  expect(history[0]?.perubahan).toContainEqual({
    field: "namaLengkap",
    label: "Nama Lengkap",
    sebelum: "Dewi Lestari",
    sesudah: "Dewi L. Putri",
  });
  expect(JSON.stringify(history)).not.toContain("argon2");

  await boss.call(karyawan.updateUser, form(after, { resign: "No", tglResign: null }));
  await boss.call(karyawan.deleteUser, { idUser: after.idUser });
  expect((await boss.call(karyawan.getUser, { cari: noKaryawan })).totalDocs).toBe(0);
});

test("every wrong field is named at once, and nothing is written", async () => {
  const boss = await office.person("Super Admin");
  const before = (await boss.call(karyawan.getUser, {})).totalDocs;
  const { errors, status } = (
    await boss.send(karyawan.addUser, {
      noKaryawan: "12 a",
      namaLengkap: "",
      idRole: "x",
      nik: "12345678901234567",
      noTelp: "081234567890123",
      email: "bukan-email",
      tanggalLahir: "1990-02-30",
      menu: ["Dashboard", "Gudang"],
    })
  ).body as { status: number; errors: { field: string }[] };
  expect(status).toBe(400);
  expect(errors.map((error) => error.field).sort()).toEqual(
    ["email", "idRole", "menu", "namaLengkap", "nik", "noKaryawan", "noTelp", "tanggalLahir"].sort(),
  );
  expect((await boss.call(karyawan.getUser, {})).totalDocs).toBe(before);
  const tomorrow = {
    noKaryawan: nomor(),
    namaLengkap: "Besok",
    idRole: await idRole(boss, "Admin"),
    awalBekerja: "2026-11-21",
  };
  expect((await boss.refused(karyawan.addUser, tomorrow)).message).toBe("Awal bekerja tidak boleh setelah hari ini");
  const unborn = { ...tomorrow, awalBekerja: null, tanggalLahir: "2026-11-21" };
  const born = { errors: [{ field: "tanggalLahir", message: "Tanggal lahir tidak boleh setelah hari ini" }] };
  expect(await boss.refused(karyawan.addUser, unborn)).toMatchObject(born);
  const row = await find(boss, boss.nama);
  expect(await boss.refused(karyawan.updateUser, form(row, { tanggalLahir: "2026-11-21" }))).toMatchObject(born);
});

test("a number is given once, whatever happened to its owner", async () => {
  const boss = await office.person("Super Admin");
  const noKaryawan = nomor();
  const employee = { noKaryawan, namaLengkap: "Satu", idRole: await idRole(boss, "Admin") };
  const { data } = await boss.call(karyawan.addUser, employee);
  await boss.call(karyawan.deleteUser, { idUser: data.idUser });
  expect(await boss.refused(karyawan.addUser, employee)).toMatchObject({
    status: 409,
    errors: [
      {
        field: "noKaryawan",
        message: `No Karyawan ${noKaryawan} sudah digunakan oleh Satu yang sudah dihapus, pakai nomor lain`,
      },
    ],
  });
  const other = { noKaryawan: nomor(), namaLengkap: "Dua", idRole: employee.idRole };
  await boss.call(karyawan.addUser, other);
  const taken = await boss.refused(karyawan.updateUser, form(await find(boss, other.noKaryawan), { noKaryawan }));
  expect(taken.message).toContain("oleh Satu yang sudah dihapus");
  expect((await boss.refused(karyawan.addUser, other)).message).toBe(`No Karyawan ${other.noKaryawan} sudah digunakan`);
});

/** Adds employees; each one reports to the one before. */
async function rantai(boss: Person, names: readonly string[]): Promise<Karyawan[]> {
  const idAdmin = await idRole(boss, "Admin");
  const ids: number[] = [];
  for (const namaLengkap of names) {
    const employee = { noKaryawan: nomor(), namaLengkap, idRole: idAdmin, idAtasan: ids.at(-1) };
    ids.push((await boss.call(karyawan.addUser, employee)).data.idUser);
  }
  return Promise.all(names.map((name) => find(boss, name)));
}

test("one employee is asked for by id, as the list shows him; who was deleted is not there, and Sales may not ask", async () => {
  const boss = await office.person("Super Admin");
  const noKaryawan = nomor();
  const alamat = { alamatKtp: "Jl. Merdeka 10\nLantai 2", rtKtp: "001", kotaDomisili: "Bandung" };
  const isian = { noKaryawan, namaLengkap: "Tono Detail", idRole: await idRole(boss, "Logistik"), ...alamat };
  const { data } = await boss.call(karyawan.addUser, isian);
  const { idUser } = data;
  const { data: satu } = await boss.call(karyawan.getDetailUser, { idUser });
  expect(satu).toEqual(await find(boss, noKaryawan));
  expect(satu).toMatchObject(alamat);

  const sales = await office.person("Sales");
  expect((await sales.refused(karyawan.getDetailUser, { idUser })).status).toBe(401);
  await boss.call(karyawan.deleteUser, { idUser });
  expect(await boss.refused(karyawan.getDetailUser, { idUser })).toMatchObject({
    status: 404,
    message: "Karyawan tidak ditemukan",
  });
});

test("who deletes or resigns a superior is told how many report to that person", async () => {
  const boss = await office.person("Super Admin");
  const [kepala, wakil, staf] = await rantai(boss, ["Kepala Pabrik", "Wakil Pabrik", "Staf Pabrik"]);
  if (!kepala || !wakil || !staf) throw new Error("three were added");
  await boss.call(karyawan.updateUser, form(staf, { idAtasan: kepala.idUser }));
  expect([await find(boss, "Kepala Pabrik"), await find(boss, "Staf Pabrik")]).toMatchObject([
    { bawahan: 2 },
    { bawahan: 0 },
  ]);
  const deleted = await boss.call(karyawan.deleteUser, { idUser: kepala.idUser });
  expect(deleted.message).toBe(
    "Karyawan berhasil dihapus. 2 karyawan yang melapor kepada Kepala Pabrik kini tanpa atasan, pilih atasan baru untuk mereka",
  );
  for (const one of [wakil, staf]) {
    expect(await find(boss, one.namaLengkap)).toMatchObject({ atasan: [] });
    const { data: history } = await boss.call(riwayat.getRiwayat, { jenis: "karyawan", id: String(one.idUser) });
    expect(history[0]).toMatchObject({ nama: boss.nama, panggilan: "deleteUser" });
    expect(history[0]?.perubahan).toMatchObject([{ label: "Atasan", sebelum: "Kepala Pabrik" }]);
  }
  const baru = { noKaryawan: nomor(), namaLengkap: "Baru Pabrik", idRole: staf.role[0]?.idRole ?? 0 };
  expect((await boss.refused(karyawan.addUser, { ...baru, idAtasan: kepala.idUser })).errors).toEqual([
    { field: "idAtasan", message: "Kepala Pabrik sudah dihapus, pilih atasan lain" },
  ]);
  const gone = await boss.refused(karyawan.updateUser, form(await find(boss, boss.nama), { idAtasan: kepala.idUser }));
  expect(gone.errors).toEqual([{ field: "idAtasan", message: "Kepala Pabrik sudah dihapus, pilih atasan lain" }]);
  await boss.call(karyawan.updateUser, form(await find(boss, "Staf Pabrik"), { idAtasan: wakil.idUser }));
  const resigned = form(await find(boss, "Wakil Pabrik"), { resign: "Yes", tglResign: "2026-11-01" });
  expect((await boss.call(karyawan.updateUser, resigned)).message).toContain("1 karyawan masih melapor kepada Wakil");
  expect((await boss.call(karyawan.deleteUser, { idUser: staf.idUser })).message).toBe("Karyawan berhasil dihapus");
});

test("nobody comes to report to himself, by way of others or by two changes at once", async () => {
  const boss = await office.person("Super Admin");
  const [atas, tengah, bawah] = await rantai(boss, ["Putar Atas", "Putar Tengah", "Putar Bawah"]);
  if (!atas || !tengah || !bawah) throw new Error("three were added");
  const refusal = await boss.refused(karyawan.updateUser, form(atas, { idAtasan: bawah.idUser }));
  expect(refusal.errors).toEqual([
    {
      field: "idAtasan",
      message: "Putar Bawah melapor kepada Putar Atas, langsung atau melalui orang lain. Pilih atasan lain",
    },
  ]);
  const [satu, dua] = [...(await rantai(boss, ["Kembar Satu"])), ...(await rantai(boss, ["Kembar Dua"]))];
  if (!satu || !dua) throw new Error("two were added");
  const replies = await Promise.all([
    boss.send(karyawan.updateUser, form(satu, { idAtasan: dua.idUser })),
    boss.send(karyawan.updateUser, form(dua, { idAtasan: satu.idUser })),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("nobody reaches above their own rank", async () => {
  const boss = await office.person("Super Admin");
  const management = await office.person("Management");
  const admin = await office.person("Admin");
  const target = await find(admin, boss.nama);
  expect(target.aksi.edit).toEqual({
    boleh: false,
    alasan: `${boss.nama} adalah Super Admin, Anda tidak dapat mengubah datanya`,
  });
  expect((await management.refused(karyawan.updateUser, form(target))).status).toBe(409);
  expect((await management.refused(karyawan.deleteUser, { idUser: boss.idUser })).status).toBe(409);
  expect((await management.refused(karyawan.resetPassword, { idUser: boss.idUser })).status).toBe(409);
  expect((await admin.refused(karyawan.deleteUser, { idUser: management.idUser })).status).toBe(401);
  const higher = { noKaryawan: nomor(), namaLengkap: "Naik", idRole: await idRole(boss, "Super Admin") };
  expect((await management.refused(karyawan.addUser, higher)).message).toContain("lebih tinggi dari role Anda");
});

test("an Admin changes data, but neither roles nor menus of others", async () => {
  const admin = await office.person("Admin");
  await office.person("Logistik", { nama: "Rahmat Hidayat" });
  const row = await find(admin, "Rahmat Hidayat");
  await admin.call(karyawan.updateUser, form(row, { noTelp: "0812" }));
  const menus = await admin.refused(karyawan.updateUser, form(row, { menu: ["Neraca"], versi: null }));
  expect(menus.message).toBe("Menu hanya dapat diubah oleh Super Admin dan Management");
  const raised = form(row, { idRole: await idRole(await office.person("Super Admin"), "Admin"), versi: null });
  expect((await admin.refused(karyawan.updateUser, raised)).message).toBe(
    "Role hanya dapat diubah oleh Super Admin dan Management",
  );
});

test("the last Super Admin stays, also when two leave at the same moment", async () => {
  await office.sql`update karyawan set dihapus = true where id_role = (select id_role from role where nama_role = 'Super Admin')`;
  const one = await office.person("Super Admin");
  const other = await office.person("Super Admin");
  const replies = await Promise.all([
    one.send(karyawan.deleteUser, { idUser: other.idUser }),
    other.send(karyawan.deleteUser, { idUser: one.idUser }),
  ]);
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const survivor = replies[0]?.status === 200 ? one : other;
  const self = form(await find(survivor, survivor.nama), { resign: "Yes", tglResign: "2026-11-01" });
  expect((await survivor.refused(karyawan.updateUser, self)).message).toContain("Super Admin terakhir");
});

test("a form filled from an older state is told who changed it meanwhile", async () => {
  const boss = await office.person("Super Admin");
  const admin = await office.person("Admin");
  await office.person("Logistik", { nama: "Yusuf Maulana" });
  const row = await find(boss, "Yusuf Maulana");
  await admin.call(karyawan.updateUser, form(row, { namaPanggilan: "Ucup" }));
  const late = await boss.refused(karyawan.updateUser, form(row, { namaPanggilan: "Yus" }));
  expect(late).toMatchObject({ status: 409 });
  expect(late.message).toContain(`sudah diubah oleh ${admin.nama}`);
});

test("the same submit sent twice adds one employee and tells the password once", async () => {
  const boss = await office.person("Super Admin");
  const employee = { noKaryawan: nomor(), namaLengkap: "Sekali", idRole: await idRole(boss, "Admin") };
  const key = { idempotencyKey: "tambah-sekali-1" };
  const [first, second] = await Promise.all([
    boss.send(karyawan.addUser, employee, key),
    boss.send(karyawan.addUser, employee, key),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const passwords = [first, second].map((reply) => (reply.body.data as { passwordAwal: string | null }).passwordAwal);
  expect(passwords.filter((password) => password !== null)).toHaveLength(1);
  expect((await boss.call(karyawan.getUser, { cari: employee.noKaryawan })).totalDocs).toBe(1);
  const other = await boss.refused(karyawan.addUser, { ...employee, namaLengkap: "Lain" }, key);
  expect(other.status).toBe(409);
});

test("the list is sorted by number, name, division and first day; who has none stands last", async () => {
  const boss = await office.person("Super Admin");
  const idLogistik = await idRole(boss, "Logistik");
  const { data: gudang } = await boss.call(divisi.addDivisi, { namaDivisi: "Urut Gudang" });
  const { data: bengkel } = await boss.call(divisi.addDivisi, { namaDivisi: "urut bengkel" });
  const orang = [
    { namaLengkap: "Urut C", idDivisi: gudang.idDivisi, awalBekerja: "2024-03-01" },
    { namaLengkap: "urut a", awalBekerja: "2020-01-01" },
    { namaLengkap: "Urut B", idDivisi: bengkel.idDivisi },
  ];
  for (const satu of orang) {
    await boss.call(karyawan.addUser, { noKaryawan: nomor(), idRole: idLogistik, ...satu });
  }
  const daftar = async (urut: ClientInput<typeof karyawan.getUser>["urut"]) =>
    (await boss.call(karyawan.getUser, { cari: "urut ", urut })).data
      .map(({ namaLengkap }) => namaLengkap.slice(-1).toUpperCase())
      .join("");
  expect([await daftar("noKaryawan"), await daftar("-noKaryawan"), await daftar(null)]).toEqual(["CAB", "BAC", "BAC"]);
  expect([await daftar("namaLengkap"), await daftar("-namaLengkap")]).toEqual(["ABC", "CBA"]);
  expect([await daftar("divisi"), await daftar("-divisi")]).toEqual(["BCA", "CBA"]);
  expect([await daftar("awalBekerja"), await daftar("-awalBekerja")]).toEqual(["ACB", "CAB"]);
});
