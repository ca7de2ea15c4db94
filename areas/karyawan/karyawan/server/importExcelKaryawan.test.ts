import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { sheet } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { session } from "../../session/contract.ts";
import { karyawan } from "../contract.ts";

const office = openOffice();
const HEADER = ["No Karyawan", "Nama Lengkap", "Role", "No Karyawan Atasan", "Tanggal Lahir"];

test("several files are imported together, each with a first password, superiors found within the import and outside of it", async () => {
  const boss = await office.person("Super Admin");
  const { data: atasan } = await boss.call(karyawan.getUser, { cari: boss.nama });
  const nomorAtasan = atasan[0]?.noKaryawan ?? "";
  const one = await sheet([HEADER, ["KG-1", "Kepala Gudang", "Admin", nomorAtasan, "1980-05-01"]], "kepala.xlsx");
  const two = await sheet([HEADER, ["4002", "Anak Buah", "logistik", "kg-1", ""]], "anak.xlsx");
  const { data, message } = await boss.call(karyawan.importExcelKaryawan, { excelFile: [one, two] });
  expect(message).toBe("2 karyawan berhasil diimpor");
  expect(data.map((row) => row.noKaryawan)).toEqual(["KG-1", "4002"]);
  const { data: list } = await boss.call(karyawan.getUser, { cari: "Anak Buah" });
  expect(list).toMatchObject([{ atasan: [{ namaLengkap: "Kepala Gudang" }], role: [{ namaRole: "Logistik" }] }]);
  const { data: kepala } = await boss.call(karyawan.getUser, { cari: "KG-1" });
  expect(kepala).toMatchObject([{ atasan: [{ idUser: boss.idUser }], bawahan: 1 }]);
  const login = await office.nobody.send(session.login, { nokar: "4002", password: data[1]?.passwordAwal });
  expect(login.body).toMatchObject({ status: 200, wajibGantiPassword: true });
});

test("one bad cell refuses every row, and each bad cell is named with its file, row and column", async () => {
  const boss = await office.person("Super Admin");
  const before = (await boss.call(karyawan.getUser, {})).totalDocs;
  const file = await sheet(
    [
      HEADER,
      ["5001", "Baik", "Admin", "", ""],
      ["5002", "", "Admin", "", "kemarin"],
      ["5001", "Kembar", "Kepala Suku", "9999999", ""],
      ["5003", "Anak Buah", "Admin", "5002", ""],
    ],
    "salah.xlsx",
  );
  const { status, errors } = await boss.refused(karyawan.importExcelKaryawan, { excelFile: [file] });
  expect(status).toBe(400);
  // Superiors are checked also in rows with other errors, and an error of one row is not reported at another.
  expect(errors.map(({ file: name, baris, kolom }) => `${name} ${baris} ${kolom}`).sort()).toEqual([
    "salah.xlsx 3 Nama Lengkap",
    "salah.xlsx 3 Tanggal Lahir",
    "salah.xlsx 4 No Karyawan",
    "salah.xlsx 4 No Karyawan Atasan",
    "salah.xlsx 4 Role",
  ]);
  expect((await boss.call(karyawan.getUser, {})).totalDocs).toBe(before);
});

test("a number of somebody who was deleted, and superiors in a circle, are named at their cells", async () => {
  const boss = await office.person("Super Admin");
  const lama = await office.person("Logistik", { nama: "Pak Lama" });
  const { data } = await boss.call(karyawan.getUser, { cari: "Pak Lama" });
  const dihapus = data[0]?.noKaryawan ?? "";
  await boss.call(karyawan.deleteUser, { idUser: lama.idUser });
  const rows = [
    ["8001", "A", "Admin", "8003", ""],
    ["8002", "B", "Admin", "8001", ""],
    ["8003", "C", "Admin", "8002", ""],
    ["8004", "D", "Admin", "8003", ""],
    ["8005", "E", "Admin", "8005", ""],
    ["8006", "F", "Admin", dihapus, ""],
    [dihapus, "G", "Admin", "", ""],
  ];
  const file = await sheet([HEADER, ...rows], "lingkar.xlsx");
  const { errors } = await boss.refused(karyawan.importExcelKaryawan, { excelFile: [file] });
  const ini = "melapor kepada karyawan ini, langsung atau melalui orang lain";
  expect(errors.map(({ baris, message }) => [baris, message])).toEqual([
    [2, `Atasan dengan No Karyawan 8003 ${ini}`],
    [3, `Atasan dengan No Karyawan 8001 ${ini}`],
    [4, `Atasan dengan No Karyawan 8002 ${ini}`],
    [6, "Atasan dengan No Karyawan 8005 adalah karyawan ini sendiri"],
    // The number is used in this file too: the row with that number is refused, not the one that names it as superior.
    [8, `No Karyawan ${dihapus} sudah digunakan oleh Pak Lama yang sudah dihapus, pakai nomor lain`],
  ]);
  const one = await sheet([HEADER, ["8006", "F", "Admin", dihapus, ""]], "satu.xlsx");
  expect((await boss.refused(karyawan.importExcelKaryawan, { excelFile: [one] })).errors).toMatchObject([
    { message: `Atasan dengan No Karyawan ${dihapus} sudah dihapus` },
  ]);
});

test("the same file sent twice at once is imported once, and the second is told which rows there are", async () => {
  const boss = await office.person("Super Admin");
  const rows = Array.from({ length: 20 }, (_, at) => [String(700_100 + at), `Kembar ${at}`, "Logistik", "", ""]);
  const send = async () => boss.send(karyawan.importExcelKaryawan, { excelFile: [await sheet([HEADER, ...rows])] });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("ten thousand rows are one import", async () => {
  const boss = await office.person("Management");
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    String(600_000 + index),
    `Pekerja ${index}`,
    "Logistik",
    // Everybody is led by somebody of a later row.
    index % 1000 === 999 ? "" : String(600_000 + index + 1),
    "",
  ]);
  const { data } = await boss.call(karyawan.importExcelKaryawan, { excelFile: [await sheet([HEADER, ...rows])] });
  expect(data).toHaveLength(10_000);
  const login = await office.nobody.send(session.login, { nokar: "605432", password: data[5432]?.passwordAwal });
  expect(login.body).toMatchObject({ status: 200, nama: "Pekerja 5432" });
  expect((await boss.call(karyawan.getUser, { cari: "Pekerja", limit: 100, page: 100 })).data).toHaveLength(100);
});

test("the template's example row is never imported, and what stands below it is", async () => {
  const boss = await office.person("Super Admin");
  const { raw, headers } = await boss.send(karyawan.formatImportKaryawan, {});
  expect(headers["content-disposition"]).toContain("Format%20Import%20Karyawan.xlsx");
  const format = new File([new Uint8Array(raw)], "format.xlsx");
  expect((await boss.refused(karyawan.importExcelKaryawan, { excelFile: [format] })).message).toContain("baris CONTOH");
  const [first] = (await readXlsx(raw)).sheets;
  const [header = [], example = []] = (first?.rows ?? []).map((row) => row.map((cell) => String(cell ?? "")));
  const filled = await sheet([header, example, example.with(0, "2001")], "isi.xlsx");
  const { data } = await boss.call(karyawan.importExcelKaryawan, { excelFile: [filled] });
  expect(data).toMatchObject([{ noKaryawan: "2001", namaLengkap: "Siti Rahayu" }]);
  const { data: list } = await boss.call(karyawan.getUser, { cari: "Siti Rahayu" });
  expect(list).toMatchObject([{ tanggalLahir: "1990-01-05", awalBekerja: "2024-02-01", noTelp: "081234567890" }]);
});

test("days are read as the forms read them, and one that does not exist is told once", async () => {
  const boss = await office.person("Super Admin");
  const days = ["05-01-1990", "5 Jan 1990", "5 Januari 1990", "1990-01-05", "5/1/1990"];
  const rows = days.map((day, at) => [`HR-${at}`, `Hari ${at}`, "Admin", "", day]);
  await boss.call(karyawan.importExcelKaryawan, { excelFile: [await sheet([HEADER, ...rows])] });
  const { data } = await boss.call(karyawan.getUser, { cari: "HR-" });
  expect(data.map(({ tanggalLahir }) => tanggalLahir)).toEqual(days.map(() => "1990-01-05"));
  const unborn = await sheet([HEADER, ["HR-8", "Hari", "Admin", "", "01-01-2030"]], "lahir.xlsx");
  expect((await boss.refused(karyawan.importExcelKaryawan, { excelFile: [unborn] })).message).toMatch(
    /baris 2 kolom Tanggal Lahir: Tanggal lahir tidak boleh setelah hari ini/,
  );
  const wrong = await sheet([HEADER, ["HR-9", "Hari", "Admin", "", "31-06-1985"]], "juni.xlsx");
  expect(await boss.refused(karyawan.importExcelKaryawan, { excelFile: [wrong] })).toMatchObject({
    message: expect.stringMatching(/^1 sel salah, di file juni.xlsx baris 2 kolom Tanggal Lahir: Tanggal tidak ada/),
    errors: [{ kolom: "Tanggal Lahir" }],
  });
});

test("what is no spreadsheet is refused as a whole", async () => {
  const boss = await office.person("Super Admin");
  const text = new File(["bukan excel"], "catatan.xlsx");
  expect((await boss.refused(karyawan.importExcelKaryawan, { excelFile: [text] })).message).toContain("catatan.xlsx");
  expect((await boss.refused(karyawan.importExcelKaryawan, { excelFile: [] })).message).toBe(
    "File excel tidak boleh kosong",
  );
});
