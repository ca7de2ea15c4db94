import { expect, test } from "vitest";
import { isiRekening } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { rekening } from "../contract.ts";

const office = openOffice();

async function bernama(person: Person, nama: string) {
  const { data } = await person.call(rekening.getRekening, {});
  const row = data.find((candidate) => candidate.namaRekening === nama);
  if (!row) throw new Error(`No account ${nama}`);
  return row;
}

test("a new database has the company's accounts, mapped to their rows of the balance sheet", async () => {
  const boss = await office.person("Super Admin");
  const { data } = await boss.call(rekening.getRekening, {});
  expect(data.map(({ namaRekening, posNeraca, grup }) => [namaRekening, posNeraca, grup]).reverse()).toEqual([
    ["Kas Kecil", "kasKecil", null],
    ["Kas Management", "kasManagement", null],
    ["BCA RJP", "bcaRjp", "RJP"],
    ["BCA Aneka", "bcaAneka", "ANEKA"],
    ["BRI RJP", "briRjp", "RJP"],
    ["BRI Aneka", "briAneka", "ANEKA"],
    ["LAINNYA", null, null],
  ]);
  const page = await boss.call(rekening.getRekening, { page: 2, limit: 5 });
  expect(page).toMatchObject({ totalDocs: 7, totalPages: 2, pagingCounter: 6 });
  expect(page.data).toHaveLength(2);
  const dropdown = await boss.call(rekening.getRekeningDropdown, {});
  expect(dropdown.data.at(-1)?.namaRekening).toBe("LAINNYA");
});

test("an account's row and group stay when an update does not send them, and go when it sends them blank", async () => {
  const kasir = await office.person("Kasir", { menu: ["Rekening"] });
  const { data } = await kasir.call(rekening.addRekening, {
    namaRekening: "Mandiri",
    posNeraca: "bcaRjp",
    grup: "RJP",
  });
  await kasir.call(rekening.updateRekening, { ...data, namaRekening: "Mandiri RJP" });
  expect(await bernama(kasir, "Mandiri RJP")).toMatchObject({ posNeraca: "bcaRjp", grup: "RJP" });
  await kasir.send(rekening.updateRekening, { ...data, namaRekening: "Mandiri", posNeraca: "", grup: null });
  expect(await bernama(kasir, "Mandiri")).toMatchObject({
    posNeraca: null,
    grup: null,
    nomorRekening: "",
    atasNama: "",
  });
  const pemilik = { nomorRekening: "131 00 1", atasNama: "PT Sinar" };
  await kasir.call(rekening.updateRekening, { ...data, namaRekening: "Mandiri", ...pemilik });
  await kasir.call(rekening.updateRekening, { ...data, namaRekening: "Mandiri" });
  expect(await bernama(kasir, "Mandiri")).toMatchObject(pemilik);
  await kasir.call(rekening.updateRekening, { ...data, namaRekening: "Mandiri", atasNama: "" });
  expect(await bernama(kasir, "Mandiri")).toMatchObject({ ...pemilik, atasNama: "" });
  expect(await kasir.refused(rekening.updateRekening, { ...data, namaRekening: "" })).toMatchObject({
    status: 400,
    message: "Nama rekening tidak boleh kosong",
  });
  expect(await kasir.refused(rekening.addRekening, { namaRekening: "MANDIRI" })).toMatchObject({
    status: 409,
    errors: [{ field: "namaRekening", message: "Rekening MANDIRI sudah ada" }],
  });
  await kasir.call(rekening.deleteRekening, data);
  expect((await kasir.refused(rekening.deleteRekening, data)).status).toBe(404);
});

test("the later of two edits is told who changed what", async () => {
  const [ani, budi] = [
    await office.person("Kasir", { menu: ["Rekening"], nama: "Ani" }),
    await office.person("Kasir", { menu: ["Rekening"] }),
  ];
  const { data } = await ani.call(rekening.addRekening, { namaRekening: "Giro" });
  const seen = await bernama(budi, "Giro");
  await ani.call(rekening.updateRekening, { ...data, namaRekening: "Giro Satu", versi: seen.versi });
  const late = await budi.refused(rekening.updateRekening, { ...data, namaRekening: "Giro Dua", versi: seen.versi });
  expect(late).toMatchObject({ status: 409 });
  expect(late.message).toContain("diubah oleh Ani");
});

test("LAINNYA is never changed, an account with a book never deleted, and balances are for the ledger's readers", async () => {
  const boss = await office.person("Super Admin");
  const kasir = await office.person("Kasir", { menu: ["Rekening"] });
  await isiRekening(office, boss, "BRI RJP", 2_500_000);
  const lainnya = await bernama(boss, "LAINNYA");
  expect(lainnya.aksi.edit.boleh || lainnya.aksi.hapus.boleh).toBe(false);
  const { idRekening } = lainnya;
  expect((await boss.refused(rekening.updateRekening, { idRekening, namaRekening: "Lain" })).status).toBe(409);
  expect((await boss.refused(rekening.deleteRekening, { idRekening })).status).toBe(409);

  const bri = await bernama(boss, "BRI RJP");
  expect(bri.saldo).toBe(2_500_000);
  expect((await bernama(kasir, "BRI RJP")).saldo).toBeNull();
  expect(await kasir.refused(rekening.deleteRekening, { idRekening: bri.idRekening })).toMatchObject({
    status: 409,
    message: "Rekening BRI RJP masih digunakan oleh 1 baris buku kas",
  });
});

test("the list is for the Rekening menu, the dropdown for every screen that shows it", async () => {
  const sales = await office.person("Sales", { menu: ["Invoice"] });
  expect((await sales.refused(rekening.getRekening, {})).status).toBe(401);
  expect((await sales.call(rekening.getRekeningDropdown, {})).data.length).toBeGreaterThan(0);
  const gudang = await office.person("Gudang", { menu: ["Surat Jalan"] });
  expect(await gudang.refused(rekening.getRekeningDropdown, {})).toMatchObject({ status: 401 });
});
