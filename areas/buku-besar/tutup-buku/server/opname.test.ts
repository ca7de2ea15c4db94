import { expect, test } from "vitest";
import { pagi } from "#areas/laporan/server/setahun.testing.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import { count, sendForDecision, startOpname } from "#areas/produk/opname/server/opname.testing.ts";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { tutupBuku } from "../contract.ts";

const office = openOffice();

test("an opname that is not decided is in the checklist, and does not keep its month open", async () => {
  const boss = await office.person("Super Admin");
  const lain = await office.person("Management");
  await pagi(office, "2026-09-28");
  const idProduk = await makeProduk(office, boss, { stock: 3 });
  const idOpname = await startOpname(boss, idProduk);
  await pagi(office, "2026-10-02");
  const periksa = async () =>
    (await boss.call(tutupBuku.getPeriksaTutup, { bulan: "2026-09" })).data.periksa.find(
      ({ jenis }) => jenis === "opname",
    );
  const ini = (keadaan: string) => ({
    ...{ jumlah: 1, menghalangi: false },
    daftar: [{ kunci: idOpname, nama: `${idOpname}: ${keadaan}` }],
  });
  expect(await periksa()).toMatchObject(ini("masih dihitung"));
  await count(boss, idOpname, { [idProduk]: 2 });
  await sendForDecision(boss, idOpname);
  expect(await periksa()).toMatchObject(ini("menunggu persetujuan"));
  await lain.call(opname.putuskanOpname, { idOpname, status: "Disetujui", note: "" });
  expect(await periksa()).toMatchObject({ jumlah: 0, daftar: [] });
});
