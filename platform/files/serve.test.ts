import { expect, test } from "vitest";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { kebutuhanBaru } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { edit, OVEN } from "#areas/produk/produk/server/produk.testing.ts";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { pdfOf, picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";

/** The address of a picture opens it while the session that got it runs, and while its document is there. */
const office = openOffice();

const opened = async (address: string | null | undefined) =>
  (await office.app.http.inject({ url: address ?? "/api/berkas/tidak-ada" })).statusCode;
const withFoto = async (person: Person) => {
  const { data } = await person.call(profil.updateFotoProfile, { fotoProfile: [await picture("saya.png")] });
  return data.fotoProfile;
};

test("an address ends with its session: by signing out, by ending the others, and with employment", async () => {
  const boss = await office.person("Super Admin");
  const satu = await office.person("Logistik");
  const foto = await withFoto(satu);
  const dua = { ...satu, token: await openSession(office.sql, satu.idUser, office.now()) };
  const login = await office.nobody.send(session.refresh, {}, { headers: { token: dua.token } });
  const lain = String(login.body.fotoProfile);
  expect(lain).not.toBe(foto);
  expect([await opened(foto), await opened(lain)]).toEqual([200, 200]);
  await satu.call(session.logout, {});
  expect([await opened(foto), await opened(lain)]).toEqual([404, 200]);

  const keluar = await office.person("Sales");
  const fotoKeluar = await withFoto(keluar);
  const punyaBoss = (await boss.call(karyawan.getDetailUser, { idUser: keluar.idUser })).data.fotoProfile;
  await office.sql`update karyawan set resign = true, tgl_resign = '2026-11-19' where id_user = ${keluar.idUser}`;
  expect([await opened(fotoKeluar), await opened(punyaBoss)]).toEqual([404, 200]);
});

test("a renewed token keeps the addresses; an hour later they are over, in the cache of the browser too", async () => {
  const person = await office.person("Logistik");
  const foto = await withFoto(person);
  const { token } = await person.call(session.refresh, {});
  await office.sql`update sesi set berakhir = ${office.now()} where id_user = ${person.idUser} and berakhir is not null`;
  expect([token === person.token, await opened(foto)]).toEqual([false, 200]);
  const { headers } = await office.app.http.inject({ url: foto });
  const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(String(headers["cache-control"])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThanOrEqual(3600);
  await office.travel("2026-11-20T03:00:00.001Z");
  expect(await opened(foto)).toBe(404);
  await office.travel("2026-11-20T02:00:00.000Z");
});

test("an address ends with its document: a deleted employee, a deleted invoice, a photo that was removed", async () => {
  const boss = await office.person("Super Admin");
  const pergi = await office.person("Logistik");
  await withFoto(pergi);
  const foto = (await boss.call(karyawan.getDetailUser, { idUser: pergi.idUser })).data.fotoProfile;
  const idSo = await makeOrder(office, boss);
  const idInv = await makeInvoice(office, boss, idSo);
  const [bukti] = (await boss.call(invoice.getDetailInvoice, { idInvoice: idInv })).data.buktiFoto;
  expect([await opened(foto), await opened(bukti)]).toEqual([200, 200]);
  await boss.call(karyawan.deleteUser, { idUser: pergi.idUser });
  await boss.call(invoice.hapusInvoice, { idInv });
  expect([await opened(foto), await opened(bukti)]).toEqual([404, 404]);

  const { idProduk } = (
    await boss.call(produk.addProduk, { ...OVEN, kodeProduk: "FTO-1", fotoProduk: [await picture("depan.jpg")] })
  ).data;
  const fotoOf = async () => (await boss.call(produk.getDetailProduk, { kodeProduk: "FTO-1" })).data.fotoProduk;
  const [depan] = await fotoOf();
  const baru = { updateFoto: "true", fotoProduk: [await picture("samping.png", "#1971c2")] };
  await boss.call(produk.editProduk, edit({ idProduk }, { kodeProduk: "FTO-1", ...baru }));
  const [samping] = await fotoOf();
  expect([await opened(depan), await opened(samping)]).toEqual([404, 200]);
  await boss.call(produk.undoFotoProduk, { idProduk });
  expect([await opened(depan), await opened(samping)]).toEqual([200, 404]);
});

test("a PDF as proof comes back as it was sent, as a file and never as a page", async () => {
  const boss = await office.person("Super Admin");
  const rincian = await pdfOf(3);
  const { data } = await boss.call(pengajuan.addPengajuan, {
    idKebutuhan: await kebutuhanBaru(boss),
    tipePengajuan: "masuk",
    idRekeningTujuan: await rekeningBernama(office, "BCA RJP"),
    nominalPengajuan: 1_000_000,
    deskripsiPengajuan: "Setoran",
    dokumen: [rincian, await picture()],
  });
  const { data: ajuan } = await boss.call(pengajuan.getDetailPengajuan, data);
  const [alamat = "", foto = ""] = ajuan.buktiFotoPengajuan;
  expect([/\.pdf\?s=/.test(alamat), /\.pdf\?/.test(foto)]).toEqual([true, false]);
  const { headers, rawPayload } = await office.app.http.inject({ url: alamat });
  expect(headers["content-type"]).toBe("application/pdf");
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="bukti-[0-9a-f]{8}\.pdf"$/);
  expect(headers["content-security-policy"]).toBe("default-src 'none';sandbox");
  expect(rawPayload.equals(Buffer.from(await rincian.arrayBuffer()))).toBe(true);
  expect(await opened(alamat.replace(".pdf?", "?")), "the signature is over the file, not over its name").toBe(200);
  expect(await opened(`${alamat}&kecil=1`)).toBe(200);
  const salah = await boss.refused(profil.updateFotoProfile, { fotoProfile: [rincian] });
  expect([salah.status, salah.message]).toEqual([415, expect.stringContaining("bukan gambar JPG atau PNG.")]);
});
