import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import type { Call } from "#kernel/call.ts";
import { openOffice } from "#test/support/office.ts";
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

test.each(["ENOSPC", "EDQUOT", "53100"])("a full disk is told as such, and to try again later: %s", (code) => {
  const { log } = office.app.services;
  const error = new Error("stored nothing", { cause: Object.assign(new Error("no space left"), { code }) });
  expect(failureOf(error, { id: "1", call: "updateFotoProfile" }, log)).toMatchObject({
    status: 503,
    message: expect.stringContaining("penuh"),
  });
});

test("whoever may not do something reads what, as a sentence", async () => {
  const sales = await office.person("Sales", { menu: [] });
  const said = [
    await sales.refused(dashboard.getTotalPo, {}),
    await sales.refused(karyawan.getUser, {}),
    await sales.refused(karyawan.importExcelKaryawan, { excelFile: [] }),
    await sales.refused(karyawan.deleteUser, { idUser: 1 }),
  ].map(({ message }) => message.replace("Anda tidak memiliki akses untuk ", ""));
  expect(said).toEqual(["melihat dashboard", "melihat karyawan", "mengimpor karyawan", "menghapus karyawan"]);
});

test("every call says in a few words what one may not do", () => {
  const calls = Object.values(contract).flatMap((resource) =>
    Object.values(resource as Readonly<Record<string, Call>>),
  );
  const long = calls.filter(
    ({ tindakan }) => !/^(m[ae][a-z]+|keluar)( [\w -]+)?$/.test(tindakan) || tindakan.length > 40,
  );
  expect(long.map(({ path, tindakan }) => `${path}: ${tindakan}`)).toEqual([]);
});
