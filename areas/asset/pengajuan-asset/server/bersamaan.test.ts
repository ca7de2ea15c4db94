import fc from "fast-check";
import { expect, test } from "vitest";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import type { Call } from "#kernel/call.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { kategoriAsset } from "../../kategori/contract.ts";
import { listAsset } from "../../list-asset/contract.ts";
import { acceptAsset, bukti, submitAsset, tempat } from "../../server/asset.testing.ts";
import { pengajuanAsset } from "../contract.ts";

const office = openOffice();

/** Makes the call for all people at once; answers who succeeded and what the others were told. */
async function serentak(people: readonly Person[], call: Call, input: Record<string, unknown>) {
  const answers = await Promise.all(people.map((person) => person.send(call, input)));
  for (const { status, body } of answers) expect([200, 409], String(body.message)).toContain(status);
  return {
    berhasil: answers.filter(({ status }) => status === 200),
    alasan: answers.filter(({ status }) => status === 409).map(({ body }) => String(body.message)),
  };
}

const saldo = async (nama: string) =>
  (await office.sql<{ saldo: number }[]>`select saldo from rekening where nama_rekening = ${nama}`)[0]?.saldo;

test("of many who approve at once one does, the others hear who; entering it happens once as well", async () => {
  const bosses = [
    await office.person("Super Admin", { nama: "Ratih" }),
    await office.person("Management", { nama: "Hendra" }),
    await office.person("Management", { nama: "Bayu" }),
  ] as const;
  const staf = await office.person("Staf", { menu: ["Asset"] });
  await isiRekening(office, bosses[0], "Kas Kecil", 50_000_000);
  const idPengajuan = await submitAsset(office, staf, { ...(await tempat(bosses[0])), harga: 20_000_000 });
  const keputusan = { idPengajuan, statusPengajuan: "Disetujui" };
  const { berhasil, alasan } = await serentak([...bosses, ...bosses], pengajuanAsset.approvePengajuanAsset, keputusan);
  expect(berhasil).toHaveLength(1);
  expect(alasan).toHaveLength(5);
  for (const sentence of alasan) expect(sentence).toMatch(/^Pengajuan sudah diproses oleh (Ratih|Hendra|Bayu)$/);
  expect(new Set(alasan).size).toBe(1);
  expect(await saldo("Kas Kecil")).toBe(30_000_000);

  const masuk = await serentak([staf, ...bosses, staf], pengajuanAsset.approveMasukAsset, { idPengajuan });
  expect(masuk.berhasil).toHaveLength(1);
  for (const sentence of masuk.alasan) expect(sentence).toMatch(/^Asset sudah dimasukkan oleh .+ dengan kode /);
  expect((await staf.call(listAsset.getAsset, {})).totalDocs).toBe(1);
});

test("sent twice with the same key, an approval and an entry are one each", async () => {
  const boss = await office.person("Super Admin");
  await isiRekening(office, boss, "BCA RJP", 9_000_000);
  const idPengajuan = await submitAsset(office, boss, {
    ...(await tempat(boss)),
    harga: 4_000_000,
    rekening: "BCA RJP",
  });
  const keputusan = { idPengajuan, statusPengajuan: "Disetujui" };
  for (const [call, input] of [
    [pengajuanAsset.approvePengajuanAsset, keputusan],
    [pengajuanAsset.approveMasukAsset, { idPengajuan }],
  ] as const) {
    const kunci = { idempotencyKey: crypto.randomUUID() };
    const [satu, dua] = [await boss.send(call, input, kunci), await boss.send(call, input, kunci)];
    expect(satu.status).toBe(200);
    expect(dua.body).toEqual(satu.body);
  }
  expect(await saldo("BCA RJP")).toBe(5_000_000);
});

const permintaan = fc.record({
  harga: fc.integer({ min: 1, max: 400_000 }),
  setujui: fc.integer({ min: 1, max: 4 }).map((n) => n > 1),
  masuk: fc.boolean(),
});

test("whatever is decided and entered at once, the account pays what was approved and each thing is entered once", async () => {
  const boss = await office.person("Super Admin");
  const direktur = await office.person("Management");
  const dimana = await tempat(boss, { kode: "ACK" });
  await isiRekening(office, boss, "BRI RJP", 1_500_000);
  let harapan = 1_500_000;
  let tercatat = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(permintaan, { minLength: 4, maxLength: 8 }), async (steps) => {
      const ids: string[] = [];
      for (const { harga } of steps) {
        ids.push(await submitAsset(office, boss, { ...dimana, harga, rekening: "BRI RJP" }));
      }
      const hasil = await Promise.all(
        steps.map(({ setujui }, at) =>
          serentak([boss, direktur], pengajuanAsset.approvePengajuanAsset, {
            idPengajuan: ids[at],
            statusPengajuan: setujui ? "Disetujui" : "Ditolak",
            note: "acak",
          }),
        ),
      );
      const disetujui = steps.map(({ setujui }, at) => setujui && hasil[at]?.berhasil.length === 1);
      steps.forEach(({ harga, setujui }, at) => {
        if (disetujui[at]) harapan -= harga;
        // The only allowed reason is that the account has too little money.
        else if (setujui) expect(hasil[at]?.alasan.join()).toContain("tidak mencukupi");
      });
      const masuk = await Promise.all(
        steps.map(({ masuk }, at) =>
          masuk ? serentak([boss, direktur], pengajuanAsset.approveMasukAsset, { idPengajuan: ids[at] }) : null,
        ),
      );
      masuk.forEach((entered, at) => {
        if (!entered) return;
        expect(entered.berhasil.length).toBe(disetujui[at] ? 1 : 0);
        tercatat += entered.berhasil.length;
      });
      expect(await saldo("BRI RJP")).toBe(harapan);
      expect((await office.periksa()).filter((rule) => !rule.lolos)).toEqual([]);
    }),
    { ...few(6), endOnFailure: true },
  );
  const { data } = await boss.call(listAsset.getAsset, { cari: "ack/", limit: 100 });
  const nomor = data.map(({ kodeAsset }) => Number(kodeAsset.split("/")[3])).sort((a, b) => a - b);
  expect(nomor).toEqual(Array.from({ length: tercatat }, (_, at) => at + 1));
});

test("what is set Non-Aktif while it is asked for is either asked for before or refused", async () => {
  const boss = await office.person("Super Admin");
  const staf = await office.person("Staf", { menu: ["Asset"] });
  const dimana = await tempat(boss, { nama: "Meubel" });
  const isian = {
    ...dimana,
    namaBarang: "Meja",
    harga: 1,
    idRekening: await rekeningBernama(office, "Kas Kecil"),
    deskripsiPengajuan: "Meja rapat",
    dokumen: [await bukti()],
  };
  const status = { idKategoriAsset: dimana.idKategori, softDelete: true };
  const [nonaktif, ajuan] = await Promise.all([
    boss.send(kategoriAsset.nonAktifKategoriAsset, status),
    staf.send(pengajuanAsset.addPengajuanAsset, isian),
  ]);
  expect(nonaktif.status).toBe(200);
  expect([200, 400]).toContain(ajuan.status);
  expect(await staf.refused(pengajuanAsset.addPengajuanAsset, isian)).toMatchObject({
    status: 400,
    errors: [{ field: "idKategori", message: "Kategori Meubel tidak aktif, pilih kategori lain" }],
  });
});

test("what was approved is entered although its category was set Non-Aktif meanwhile, and its account can not go", async () => {
  const boss = await office.person("Super Admin");
  const dimana = await tempat(boss);
  await isiRekening(office, boss, "Kas Management", 100);
  const idPengajuan = await submitAsset(office, boss, { ...dimana, harga: 100, rekening: "Kas Management" });
  await acceptAsset(boss, idPengajuan);
  await boss.call(kategoriAsset.nonAktifKategoriAsset, { idKategoriAsset: dimana.idKategori, softDelete: true });
  await boss.call(pengajuanAsset.approveMasukAsset, { idPengajuan });
  expect(
    (await boss.refused(kategoriAsset.deleteKategoriAsset, { idKategoriAsset: dimana.idKategori })).message,
  ).toMatch(/masih digunakan oleh asset$/);
});
