import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MENUS, type Menu } from "#kernel/permission.ts";
import type { Boleh } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import {
  mayBecomeAtasan,
  mayEdit,
  mayGrant,
  mayLoseSuperAdmin,
  mayRemove,
  mayResetFaktorKedua,
  mayResetPassword,
  melingkar,
  menuAwal,
  problemOfNomor,
  problemOfTanggal,
  type Sasaran,
  sisaBawahan,
  tanpaAtasan,
} from "./rules.ts";

const orang = (idUser: number, role: string) => ({ idUser, role }) as unknown as User;
const sasaran = (idUser: number, role: string): Sasaran => ({ idUser, namaLengkap: "Rina", role, menu: [] });
const [bos, admin, sales] = [orang(1, "Management"), orang(2, "Admin"), orang(3, "Sales")];
const PIMPINAN = "Hanya Super Admin dan Management";

describe("what may be done with an employee, and why not", () => {
  test.each<[string, () => Boleh, string | null]>([
    ["edit", () => mayEdit(admin, sasaran(9, "Sales")), null],
    ["edit an equal", () => mayEdit(admin, sasaran(9, "Admin")), null],
    [
      "edit a higher one",
      () => mayEdit(admin, sasaran(9, "Management")),
      "Rina adalah Management, Anda tidak dapat mengubah datanya",
    ],
    ["edit as Sales", () => mayEdit(sales, sasaran(9, "Sales")), "Hanya Super Admin, Management dan Admin"],
    ["delete", () => mayRemove(bos, sasaran(9, "Sales")), null],
    ["delete as Admin", () => mayRemove(admin, sasaran(9, "Sales")), PIMPINAN],
    ["delete oneself", () => mayRemove(bos, sasaran(1, "Management")), "Anda tidak dapat menghapus diri sendiri"],
    [
      "delete a higher one",
      () => mayRemove(bos, sasaran(9, "Super Admin")),
      "Rina adalah Super Admin, Anda tidak dapat menghapusnya",
    ],
    ["reset a password", () => mayResetPassword(bos, sasaran(9, "Sales")), null],
    ["reset a password as Admin", () => mayResetPassword(admin, sasaran(9, "Sales")), PIMPINAN],
    [
      "reset one's own",
      () => mayResetPassword(bos, sasaran(1, "Management")),
      "Gunakan Ubah Password di halaman profil",
    ],
    [
      "reset that of a higher one",
      () => mayResetPassword(bos, sasaran(9, "Super Admin")),
      "Rina adalah Super Admin, Anda tidak dapat mengganti passwordnya",
    ],
    ["reset a second factor", () => mayResetFaktorKedua(bos, sasaran(9, "Sales"), true), null],
    ["reset one as Admin", () => mayResetFaktorKedua(admin, sasaran(9, "Sales"), true), PIMPINAN],
    [
      "reset one's own factor",
      () => mayResetFaktorKedua(bos, sasaran(1, "Management"), true),
      "Lepas faktor kedua anda sendiri di halaman profil",
    ],
    [
      "reset what is not there",
      () => mayResetFaktorKedua(bos, sasaran(9, "Super Admin"), false),
      "Rina belum memakai faktor kedua",
    ],
    [
      "reset a higher one's factor",
      () => mayResetFaktorKedua(bos, sasaran(9, "Super Admin"), true),
      "Rina adalah Super Admin, Anda tidak dapat mereset faktor keduanya",
    ],
    [
      "lose the last Super Admin",
      () => mayLoseSuperAdmin(sasaran(9, "Super Admin"), 0),
      "Rina adalah Super Admin terakhir, angkat Super Admin lain terlebih dahulu",
    ],
    ["lose one of two", () => mayLoseSuperAdmin(sasaran(9, "Super Admin"), 1), null],
    ["lose another one", () => mayLoseSuperAdmin(sasaran(9, "Sales"), 0), null],
  ])("%s", (_, answer, expected) => {
    const { boleh, alasan } = answer();
    expect({ boleh, alasan }).toEqual({ boleh: expected === null, alasan: expected });
  });
});

test("a new employee begins with the menus of the role", () => {
  for (const role of ["Super Admin", "Management"]) expect(menuAwal(role)).toEqual([...MENUS]);
  expect(menuAwal("Logistik")).toEqual([
    ...["Dashboard", "Produk", "Pesan Langsung", "Surat Jalan", "Purchase Order", "Pemasok"],
  ]);
  expect(menuAwal("Admin")).toContain("Karyawan");
  expect(menuAwal("Admin")).not.toContain("Setting");
  expect(menuAwal("Sales")).toEqual(["Dashboard", "Produk Card", "Sales Order", "Pelanggan"]);
});

test("nobody gives a role above the own one; role and menus are changed by those in charge", () => {
  const hak = (role: string, ...menu: Menu[]) => ({ role, menu });
  const beri = (siapa: User, sekarang: ReturnType<typeof hak>, diminta: ReturnType<typeof hak>) =>
    mayGrant(siapa, sekarang, diminta).alasan;
  expect(beri(bos, hak("Sales"), hak("Management", "Asset"))).toBeNull();
  expect(beri(bos, hak("Sales"), hak("Super Admin"))).toBe(
    "Anda tidak dapat memberi role Super Admin yang lebih tinggi dari role Anda",
  );
  expect(beri(admin, hak("Sales", "Asset", "Produk"), hak("Sales", "Produk", "Asset"))).toBeNull();
  expect(beri(admin, hak("Sales"), hak("Kasir"))).toBe("Role hanya dapat diubah oleh Super Admin dan Management");
  const menu = "Menu hanya dapat diubah oleh Super Admin dan Management";
  expect(beri(admin, hak("Sales", "Produk"), hak("Sales", "Produk", "Asset"))).toBe(menu);
  expect(beri(admin, hak("Sales", "Produk"), hak("Sales", "Asset"))).toBe(menu);
});

test("days lie before tomorrow, and who has resigned has a day of that", () => {
  const [kini, besok] = ["2026-11-20" as Tanggal, "2026-11-21" as Tanggal];
  const masalah = (lain: object) =>
    problemOfTanggal({ tanggalLahir: kini, awalBekerja: kini, ...lain } as never, kini).map(
      ({ field, message }) => `${field}: ${message}`,
    );
  expect([
    masalah({}),
    masalah({ resign: "Yes", tglResign: kini }),
    masalah({ resign: "No", tglResign: null }),
  ]).toEqual([[], [], []]);
  expect(masalah({ tanggalLahir: besok, awalBekerja: besok })).toEqual([
    "tanggalLahir: Tanggal lahir tidak boleh setelah hari ini",
    "awalBekerja: Awal bekerja tidak boleh setelah hari ini",
  ]);
  expect(masalah({ resign: "Yes", tglResign: null })).toEqual(["tglResign: Tanggal resign tidak boleh kosong"]);
  expect(masalah({ resign: "Yes", tglResign: besok })).toEqual([
    "tglResign: Tanggal resign tidak boleh setelah hari ini",
  ]);
  expect(masalah({ resign: "No", tglResign: besok })).toEqual([]);
});

test("what is said of numbers, superiors and those who lose one", () => {
  expect(problemOfNomor("7", null)).toBe("No Karyawan 7 sudah digunakan");
  expect(problemOfNomor("7", "Andi")).toBe(
    "No Karyawan 7 sudah digunakan oleh Andi yang sudah dihapus, pakai nomor lain",
  );
  const calon = { namaLengkap: "Budi", dihapus: false, melapor: false };
  const atasan = (lain: object | undefined) =>
    mayBecomeAtasan(lain && { ...calon, ...lain }, { namaLengkap: "Rina" }).alasan;
  expect(atasan({})).toBeNull();
  expect(atasan(undefined)).toBe("Atasan tidak dikenal");
  expect(atasan({ dihapus: true })).toBe("Budi sudah dihapus, pilih atasan lain");
  expect(atasan({ melapor: true })).toBe(
    "Budi melapor kepada Rina, langsung atau melalui orang lain. Pilih atasan lain",
  );
  const kehilangan = (bawahan: number) =>
    [tanpaAtasan, sisaBawahan].map((say) => say({ namaLengkap: "Rina", bawahan }));
  expect(kehilangan(0)).toEqual(["", ""]);
  expect(kehilangan(2)).toEqual([
    ". 2 karyawan yang melapor kepada Rina kini tanpa atasan, pilih atasan baru untuk mereka",
    ". 2 karyawan masih melapor kepada Rina, pilih atasan baru untuk mereka",
  ]);
});

test("circles of superiors are found, however one comes to them", () => {
  const lingkar = (...pasangan: [string, string][]) => [...melingkar(new Map(pasangan))].sort();
  expect(lingkar(["a", "b"], ["b", "c"])).toEqual([]);
  expect(lingkar(["a", "a"])).toEqual(["a"]);
  expect(lingkar(["x", "a"], ["a", "b"], ["b", "a"], ["y", "b"])).toEqual(["a", "b"]);
  expect(lingkar(["a", "b"], ["b", "a"], ["c", "d"], ["d", "c"])).toEqual(["a", "b", "c", "d"]);
});

test("whoever is in a circle comes back to himself, and nobody else does", () => {
  const nomor = fc.integer({ min: 0, max: 9 }).map(String);
  fc.assert(
    fc.property(fc.dictionary(nomor, nomor), (atasanDari) => {
      const peta = new Map(Object.entries(atasanDari));
      const kembali = [...peta.keys()].filter((awal) => {
        let at = peta.get(awal);
        for (let langkah = 0; langkah < 10 && at !== undefined && at !== awal; langkah += 1) at = peta.get(at);
        return at === awal;
      });
      expect([...melingkar(peta)].sort()).toEqual(kembali.sort());
    }),
  );
});
