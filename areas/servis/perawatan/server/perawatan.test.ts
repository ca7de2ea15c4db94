import { beforeAll, expect, test } from "vitest";
import { email } from "#areas/penjualan/email/contract.ts";
import { bernama } from "#areas/penjualan/email/server/email.testing.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { rawMailServer } from "#platform/documents/mail/rawServer.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { keluhan } from "../../keluhan/contract.ts";
import { mesinTerkirim } from "../../keluhan/server/keluhan.testing.ts";
import { mesin } from "../../mesin/contract.ts";
import { perawatan } from "../contract.ts";
import { kerjakan } from "./perawatan.testing.ts";

const office = openOffice();

beforeAll(async () => {
  await bernama(office);
});

const cariMesin = async (person: Person, nomor: string, lain: object = {}) =>
  (await person.call(perawatan.getPerawatan, { cari: nomor, ...lain })).data[0];

test("a technician sees what is due, plans it by one press, and the maintenance that was done counts anew", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await office.person("Teknisi", { menu: ["Servis"] });
  const { nomor, idProduk } = await mesinTerkirim(office, boss);
  expect(await cariMesin(teknisi, nomor), "while its product has no rule").toBeUndefined();
  const aturan = { idProduk, bulan: 6, jam: 500 };
  expect((await teknisi.refused(perawatan.setAturanPerawatan, aturan)).status).toBe(401);
  expect((await boss.refused(perawatan.setAturanPerawatan, { ...aturan, idProduk: 99_999 })).errors).toMatchObject([
    { field: "idProduk" },
  ]);
  await boss.call(perawatan.setAturanPerawatan, aturan);
  expect((await teknisi.call(perawatan.getAturanPerawatan, {})).data).toContainEqual(expect.objectContaining(aturan));
  expect(await cariMesin(teknisi, nomor)).toMatchObject({
    ...{
      tempo: "2027-05-20",
      keadaan: "nanti",
      karenaJam: false,
      dasar: "2026-11-20",
      aksi: { jadwalkan: { boleh: true } },
    },
  });

  await office.travel("2027-05-01T03:00:00Z");
  expect((await cariMesin(teknisi, nomor))?.keadaan).toBe("segera");
  await office.travel("2027-05-21T03:00:00Z");
  const saringan = async () =>
    Promise.all(
      (["terlambat", "segera", "nanti"] as const).map(async (saring) => {
        const { data, totalDocs } = await teknisi.call(perawatan.getPerawatan, { saring });
        expect(totalDocs).toBe(data.length);
        return data.some((row) => row.nomor === nomor);
      }),
    );
  expect(await saringan()).toEqual([true, false, false]);
  const rencana = { nomor, rencana: "2027-05-24", idTeknisi: teknisi.idUser };
  expect(
    (await teknisi.refused(perawatan.jadwalkanPerawatan, { ...rencana, rencana: "2027-05-20" })).errors,
  ).toMatchObject([{ field: "rencana" }]);
  const { idKeluhan, idKunjungan } = (await teknisi.call(perawatan.jadwalkanPerawatan, rencana)).data;
  expect((await teknisi.refused(perawatan.jadwalkanPerawatan, rencana)).message).toContain(idKeluhan);
  expect((await teknisi.call(keluhan.getDetailKeluhan, { idKeluhan })).data).toMatchObject({
    ...{
      nomor,
      status: "dijadwalkan",
      tanggungan: "garansi",
      keluhan: "Perawatan berkala tiap 6 bulan atau 500 jam mesin",
    },
  });
  await office.travel("2027-05-24T03:00:00Z");
  await kerjakan(teknisi, idKunjungan, { jam: 700 });
  expect(await cariMesin(teknisi, nomor)).toMatchObject({
    tempo: "2027-11-24",
    dasar: "2027-05-24",
    jamDasar: 700,
    idKeluhan: null,
  });
  expect(await saringan()).toEqual([false, false, true]);
  const { data } = await teknisi.call(mesin.getMesinServis, { nomor });
  expect([data.perawatan?.tempo, data.keluhan.map((row) => row.perawatan)]).toEqual(["2027-11-24", [true]]);
});

test("a customer is reminded once of each maintenance, by a mail that knows its machine", async () => {
  const boss = await office.person("Super Admin");
  const server = await rawMailServer({});
  const smtp = { url: server.url, from: "Kantor <kantor@contoh.id>" };
  Object.assign(office.app.services, { mailer: openMailer({ smtp }) });
  const { nomor, idProduk } = await mesinTerkirim(office, boss);
  await office.sql`update so set email = 'rina@contoh.id' where id_so = (select id_so from surat_jalan_seri join surat_jalan using (id_surat_jalan) where nomor = ${nomor})`;
  await boss.call(perawatan.setAturanPerawatan, { idProduk, bulan: 3, jam: null });
  const { data: draf } = await boss.call(perawatan.getDrafPengingat, { nomor });
  expect(draf).toMatchObject({ alamat: "rina@contoh.id", isi: expect.stringContaining(nomor) });
  await boss.call(perawatan.kirimPengingatPerawatan, { nomor, email: "", perihal: "", isi: "" });
  const lagi = await boss.refused(perawatan.kirimPengingatPerawatan, {
    nomor,
    email: "lain@contoh.id",
    perihal: "",
    isi: "",
  });
  expect(lagi.message).toMatch(/^Customer sudah diingatkan untuk perawatan ini/);
  const keluar = (await boss.call(email.getEmailKeluar, { cari: "contoh.id" })).data;
  expect(keluar.filter((surat) => surat.nomorSeri === nomor)).toMatchObject([{ status: "Terkirim" }]);
  expect((await cariMesin(boss, nomor))?.aksi.ingatkan.boleh).toBe(false);

  const rencana = { nomor, rencana: "2027-05-25", idTeknisi: boss.idUser };
  await office.travel("2027-05-25T03:00:00Z");
  await kerjakan(boss, (await boss.call(perawatan.jadwalkanPerawatan, rencana)).data.idKunjungan);
  expect((await cariMesin(boss, nomor))?.aksi.ingatkan.boleh, "of the next one").toBe(true);
});
