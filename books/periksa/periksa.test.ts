import { expect, test } from "vitest";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { pemeriksaanBuku } from "#areas/sistem/pemeriksaan-buku/contract.ts";
import type { Rupiah } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { carryOut, isiRekening } from "../fixtures.ts";
import { payMoney } from "../kas/kas.ts";
import { ATURAN_BERKAS } from "./berkas.ts";
import { allFindings, penyusup } from "./periksa.testing.ts";

const office = openOffice();

const diam = penyusup(office);
const temuan = () => allFindings(office);

test("whoever changes the book of money behind its back is found, with the row and the request", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "Kas Kecil", 1_000_000);
  for (const nominal of [100, 200, 300]) {
    const dokumen = { idRekening, nominal: nominal as Rupiah, deskripsi: "Uji", asal: {}, bukti: [] };
    await carryOut(office, boss, (deed) => payMoney(deed, { ...dokumen, kebutuhan: "pembelian-asset" }));
  }
  const buku = `where id_rekening = ${idRekening}`;
  await diam(`create table asli as select * from kas ${buku};
    create table asli_rekening as select * from rekening ${buku}`);
  const kembalikan = () =>
    diam(`delete from kas ${buku}; insert into kas overriding system value select * from asli;
      update rekening r set saldo = a.saldo, buku_urut = a.buku_urut, buku_sidik = a.buku_sidik
      from asli_rekening a where a.id_rekening = r.id_rekening`);
  const kecurangan: [string, string | RegExp][] = [
    // Another amount; the balances of later rows and of the account are changed to match.
    [
      `update kas set kredit = 150, saldo_akhir = saldo_akhir - 50 ${buku} and urut = 2;
       update kas set saldo_akhir = saldo_akhir - 50 ${buku} and urut > 2;
       update rekening set saldo = saldo - 50 ${buku}`,
      /^Kas Kecil: baris ke-2 \(PB-/,
    ],
    // The sums stay as they are, but the opposite account, the day or the need is another one.
    [`update kas set id_rekening_lawan = 3 ${buku} and urut = 3`, /baris ke-3/],
    [`update kas set tanggal = tanggal - 30 ${buku} and urut = 4`, /baris ke-4/],
    [`update kas set mundur = true ${buku} and urut = 4`, /baris ke-4/],
    // Money that left before it came.
    [
      `update kas set mundur = true, tanggal = tanggal - 30 ${buku} and urut = 4`,
      /^Kas Kecil: 2026-10-21: saldo -300$/,
    ],
    [`update kas set id_kebutuhan = 1 ${buku} and urut = 4`, /baris ke-4/],
    // The last row is deleted and the balance of the account set back.
    [
      `delete from kas ${buku} and urut = 4;
       update rekening r set saldo = k.saldo_akhir, buku_urut = 3, buku_sidik = k.sidik from kas k
       where r.id_rekening = ${idRekening} and k.id_rekening = ${idRekening} and k.urut = 3`,
      /dibukukan 0 kali/,
    ],
    [
      `delete from kas ${buku} and urut = 4; update rekening set saldo = saldo + 300, buku_urut = 3 ${buku}`,
      /sidik berbeda/,
    ],
    [`delete from kas ${buku} and urut = 2`, /baris ke-3/],
    [`update rekening set saldo = saldo + 1 ${buku}`, /^Kas Kecil: saldo 999401, buku 999400/],
  ];
  for (const [statement, sentence] of kecurangan) {
    await diam(statement);
    expect(await temuan(), statement).toContainEqual(expect.stringMatching(sentence));
    await kembalikan();
    expect(await temuan()).toEqual([]);
  }
  await diam("drop table asli; drop table asli_rekening");
});

test("a request that was changed after its decision no longer fits its ledger rows", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 5_000);
  const [row] = await office.sql<{ id: string }[]>`
    select id_pengajuan as id from pengajuan where id_rekening_tujuan = ${idRekening}`;
  const where = `where id_pengajuan = '${row?.id}'`;
  for (const [change, back] of [
    ["nominal_pengajuan = 4000", "nominal_pengajuan = 5000"],
    ["id_rekening_tujuan = 5", `id_rekening_tujuan = ${idRekening}`],
    ["status_pengajuan = 'Revisi', tgl_approve = null", "status_pengajuan = 'Disetujui', tgl_approve = '2026-11-20'"],
  ]) {
    const constraint = "alter table pengajuan drop constraint pengajuan_keputusan";
    await diam(`${change?.startsWith("status") ? `${constraint};` : ""} update pengajuan set ${change} ${where}`);
    expect(await temuan(), change).toContainEqual(expect.stringMatching(new RegExp(`^${row?.id}: `)));
    await diam(`update pengajuan set ${back} ${where}`);
  }
});

test("a picture without its file is found by name", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(profil.updateFotoProfile, { fotoProfile: [await picture()] });
  const [row] = await office.sql<{ id: string; kunci: string }[]>`select id, kunci from berkas limit 1`;
  if (!row) throw new Error("The picture was not kept");
  const { storage } = office.app.services;
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.read(row.kunci)) chunks.push(chunk as Buffer);
  await storage.remove(row.kunci);
  expect(await temuan()).toEqual([`${row.id}: file ${row.kunci} tidak ada di penyimpanan`]);
  await storage.put(row.kunci, Buffer.concat(chunks));
});

test("the check is a Super Admin's, names every rule, and its progress can be followed", async () => {
  const boss = await office.person("Super Admin");
  const management = await office.person("Management");
  expect((await management.refused(pemeriksaanBuku.periksaBuku, {})).status).toBe(401);
  expect((await management.refused(pemeriksaanBuku.getProgresPeriksaBuku, { kunci: "a" })).status).toBe(401);
  const kunci = "uji-satu";
  const before = await boss.call(pemeriksaanBuku.getProgresPeriksaBuku, { kunci });
  expect(before.data).toEqual([]);
  const { data } = await boss.call(pemeriksaanBuku.periksaBuku, { kunci });
  const after = await boss.call(pemeriksaanBuku.getProgresPeriksaBuku, { kunci });
  expect(after.jumlahAturan).toBe(data.length);
  const byName = (rules: typeof data) => new Map(rules.map((rule) => [rule.aturan, rule]));
  expect(byName(after.data)).toEqual(byName(data));
  expect(data.map((rule) => rule.aturan)).toContain(ATURAN_BERKAS);
  expect(data.every((rule) => rule.lolos && rule.temuan.length === 0)).toBe(true);
  expect((await boss.call(pemeriksaanBuku.periksaBuku, {})).data).toHaveLength(data.length);
});
