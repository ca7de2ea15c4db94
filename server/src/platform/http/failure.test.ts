import { expect, test } from "vitest";
import { karyawan } from "#contract/karyawan/karyawan.ts";
import { dashboard } from "#contract/laporan/dashboard.ts";
import { openOffice } from "#server/testing/office.ts";
import { failureOf } from "./failure.ts";

const office = openOffice();

test.each(["9007199254740993::bigint", "2147483647::int + 1::int"])(
  "a sum beyond all counting is refused with what to look for: %s",
  async (sum) => {
    const { log } = office.app.services;
    const error = await office.sql.unsafe(`select ${sum} as jumlah`).catch((thrown: unknown) => thrown);
    expect(failureOf(error, { id: "1", call: "getNeraca" }, log)).toMatchObject({
      status: 409,
      message: "Jumlahnya melebihi batas hitungan, periksa harga dan nominal yang terlalu besar",
    });
  },
);

test("whoever may not do something reads what, as a sentence", async () => {
  const sales = await office.person("Sales", { menu: [] });
  const said = [
    await sales.refused(dashboard.getTotalPo, {}),
    await sales.refused(karyawan.getUser, {}),
    await sales.refused(karyawan.importExcelKaryawan, { excelFile: [] }),
  ].map(({ message }) => message.replace("Anda tidak memiliki akses untuk ", ""));
  expect(said).toEqual([
    "melihat PO yang mendekati dan melewati deadline",
    "melihat daftar karyawan",
    "mengimpor karyawan dari file .xlsx",
  ]);
});
