import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { karyawan } from "#contract/karyawan/karyawan.ts";
import { session } from "#contract/karyawan/session.ts";
import { sheet } from "#server/testing/files.ts";
import { openOffice } from "#server/testing/office.ts";

const office = openOffice();
const HEADER = ["No Karyawan", "Nama Lengkap", "Role", "No Karyawan Atasan", "Tanggal Lahir"];

test("several files are imported together, each with a first password, superiors found within the import", async () => {
  const boss = await office.person("Super Admin");
  const one = await sheet([HEADER, ["KG-1", "Kepala Gudang", "Admin", "", "1980-05-01"]], "kepala.xlsx");
  const two = await sheet([HEADER, ["4002", "Anak Buah", "logistik", "kg-1", ""]], "anak.xlsx");
  const { data, message } = await boss.call(karyawan.importExcelKaryawan, { excelFile: [one, two] });
  expect(message).toBe("2 karyawan berhasil diimpor");
  expect(data.map((row) => row.noKaryawan)).toEqual(["KG-1", "4002"]);
  const { data: list } = await boss.call(karyawan.getUser, { cari: "Anak Buah" });
  expect(list).toMatchObject([{ atasan: [{ namaLengkap: "Kepala Gudang" }], role: [{ namaRole: "Logistik" }] }]);
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
  // Also what a row says of others, where the rest of it is wrong; and nobody is blamed for a colleague's bad row.
  expect(errors.map(({ file: name, baris, kolom }) => `${name} ${baris} ${kolom}`).sort()).toEqual([
    "salah.xlsx 3 Nama Lengkap",
    "salah.xlsx 3 Tanggal Lahir",
    "salah.xlsx 4 No Karyawan",
    "salah.xlsx 4 No Karyawan Atasan",
    "salah.xlsx 4 Role",
  ]);
  expect((await boss.call(karyawan.getUser, {})).totalDocs).toBe(before);
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
    "",
    "",
  ]);
  const { data } = await boss.call(karyawan.importExcelKaryawan, { excelFile: [await sheet([HEADER, ...rows])] });
  expect(data).toHaveLength(10_000);
  expect((await boss.call(karyawan.getUser, { cari: "Pekerja", limit: 100, page: 100 })).data).toHaveLength(100);
});

test("the template is itself importable and offers the known names", async () => {
  const boss = await office.person("Super Admin");
  const { raw, headers } = await boss.send(karyawan.formatImportKaryawan, {});
  expect(headers["content-disposition"]).toContain("Format%20Import%20Karyawan.xlsx");
  const path = join(tmpdir(), `format-${process.pid}.xlsx`);
  await writeFile(path, raw);
  const file = new File([new Uint8Array(await readFile(path))], "format.xlsx");
  await rm(path);
  const { data } = await boss.call(karyawan.importExcelKaryawan, { excelFile: [file] });
  expect(data).toMatchObject([{ noKaryawan: "2001", namaLengkap: "Siti Rahayu" }]);
});

test("what is no spreadsheet is refused as a whole", async () => {
  const boss = await office.person("Super Admin");
  const text = new File(["bukan excel"], "catatan.xlsx");
  expect((await boss.refused(karyawan.importExcelKaryawan, { excelFile: [text] })).message).toContain("catatan.xlsx");
  expect((await boss.refused(karyawan.importExcelKaryawan, { excelFile: [] })).message).toBe(
    "File excel tidak boleh kosong",
  );
});
