import { expect, test } from "vitest";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { sweepFormer } from "./former.ts";

const office = openOffice();
const tanpaTanda = (address: string | null) => address?.split("?")[0];
const nanti = (menit: number) => new Date(office.now().getTime() + menit * 60_000);

test("what was removed longer ago is gone with its file's row; a picture that is shown never is", async () => {
  const boss = await office.person("Super Admin");
  const banyak = async () => (await office.sql<{ n: number }[]>`select count(*)::int as n from berkas`)[0]?.n ?? 0;
  const ganti = async (warna: string) =>
    (await boss.call(profil.updateFotoProfile, { fotoProfile: [await picture("saya.png", warna)] })).data.fotoProfile;
  const semula = await banyak();
  expect((await boss.refused(profil.undoFotoProfile, {})).status).toBe(404);
  const satu = await ganti("#111111");
  await ganti("#222222");
  expect(await banyak()).toBe(semula + 2);
  expect(tanpaTanda((await boss.call(profil.undoFotoProfile, {})).data.fotoProfile)).toBe(tanpaTanda(satu));
  expect(await banyak()).toBe(semula + 1);
  await ganti("#333333");
  await ganti("#444444");
  expect(await banyak(), "of each record the last change alone is kept").toBe(semula + 2);
  await sweepFormer(office.sql, nanti(29));
  expect(await banyak()).toBe(semula + 2);
  await sweepFormer(office.sql, nanti(31));
  expect(await banyak()).toBe(semula + 1);
  expect((await boss.refused(profil.undoFotoProfile, {})).message).toBe("Foto yang lama sudah tidak disimpan");
  const { fotoProfile } = (await boss.call(profil.getProfile, {})).data;
  expect((await office.app.http.inject({ url: fotoProfile ?? "" })).statusCode).toBe(200);
});
