import { expect, test } from "vitest";
import { isiRekening } from "#books/fixtures.ts";
import { allFindings, penyusup } from "#books/periksa/periksa.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { listAsset } from "../list-asset/contract.ts";
import { pengajuanAsset } from "../pengajuan-asset/contract.ts";
import { acceptAsset, submitAsset, tempat } from "./asset.testing.ts";

const office = openOffice();
const diam = penyusup(office);

test("whatever no longer fits a request or an asset is found by its name", async () => {
  const bos = await office.person("Super Admin");
  const dimana = await tempat(bos);
  await isiRekening(office, bos, "Kas Kecil", 9_000);
  const idPengajuan = await submitAsset(office, bos, { ...dimana, harga: 5_000 });
  const ditolak = await submitAsset(office, bos, { ...dimana, harga: 1_000 });
  await acceptAsset(bos, idPengajuan);
  const keputusan = { idPengajuan: ditolak, statusPengajuan: "Ditolak", note: "Nanti" } as const;
  await bos.call(pengajuanAsset.approvePengajuanAsset, keputusan);
  const { idAsset, kodeAsset } = (await bos.call(pengajuanAsset.approveMasukAsset, { idPengajuan })).data;
  await bos.call(listAsset.updateKondisiAsset, { idAsset, statusAsset: "tidak", keterangan: "Rusak" });
  const [pengajuan] = await office.sql<{ id: string; tanggal: string }[]>`
    select id_pengajuan as id, tgl_approve as tanggal from pengajuan where id_pengajuan_asset = ${idPengajuan}`;

  const [ajuan, uang] = [`where id_pengajuan_asset = '${idPengajuan}'`, `where id_pengajuan = '${pengajuan?.id}'`];
  const aset = `where id_asset = ${idAsset}`;
  const kecurangan: [change: string, back: string, sentence: string][] = [
    [
      `update pengajuan set id_pengajuan_asset = null ${uang}`,
      `update pengajuan set id_pengajuan_asset = '${idPengajuan}' ${uang}`,
      `${idPengajuan}: Disetujui, 0 pengajuan, 0 baris kas`,
    ],
    [
      `update pengajuan set id_pengajuan_asset = '${ditolak}' ${uang}`,
      `update pengajuan set id_pengajuan_asset = '${idPengajuan}' ${uang}`,
      `${ditolak}: Ditolak, 1 pengajuan, 1 baris kas`,
    ],
    [
      `update pengajuan set id_pengajuan_asset = 'PA-0000-00000' ${uang}`,
      `update pengajuan set id_pengajuan_asset = '${idPengajuan}' ${uang}`,
      `${pengajuan?.id}: untuk pengajuan asset PA-0000-00000 yang tidak ada`,
    ],
    [
      `update pengajuan_asset set harga = 4000 ${ajuan}; update asset set harga = 4000 ${aset}`,
      `update pengajuan_asset set harga = 5000 ${ajuan}; update asset set harga = 5000 ${aset}`,
      `${idPengajuan}: Disetujui, 1 pengajuan, 1 baris kas`,
    ],
    [
      `update pengajuan_asset set tgl_approve = tgl_approve - 1 ${ajuan}`,
      `update pengajuan_asset set tgl_approve = '${pengajuan?.tanggal}' ${ajuan}`,
      `${idPengajuan}: Disetujui, 1 pengajuan, 1 baris kas`,
    ],
    [
      `update asset set harga = 6000 ${aset}`,
      `update asset set harga = 5000 ${aset}`,
      `${idPengajuan}: asset ${kodeAsset}`,
    ],
    [
      `update asset set id_pengajuan_asset = null ${aset}`,
      `update asset set id_pengajuan_asset = '${idPengajuan}' ${aset}`,
      `${idPengajuan}: tanpa asset`,
    ],
    [
      `update asset set soft_delete = false ${aset}`,
      `update asset set soft_delete = true ${aset}`,
      `${kodeAsset}: Digunakan, perubahan terakhir mengatakan sebaliknya`,
    ],
    [
      `update asset_kondisi set tanggal = '2020-01-01' ${aset}`,
      `update asset_kondisi set tanggal = '2026-11-20' ${aset}`,
      `${kodeAsset}: kondisi tanggal 2020-01-01 sebelum yang mendahuluinya`,
    ],
    [
      `update asset_kondisi set menganggur = false ${aset}`,
      `update asset_kondisi set menganggur = true ${aset}`,
      `${kodeAsset}: Tidak Digunakan, perubahan terakhir mengatakan sebaliknya`,
    ],
    [
      "update hitungan set jumlah = 2 where daftar = 'asset'",
      "update hitungan set jumlah = 1 where daftar = 'asset'",
      "asset: bagian 0: dihitung 2, isinya 1",
    ],
  ];
  for (const [change, back, sentence] of kecurangan) {
    await diam(change);
    expect(await allFindings(office), change).toContain(sentence);
    await diam(back);
    expect(await allFindings(office), back).toEqual([]);
  }
});

test("the database itself refuses to change a decided request, to take back an entry or to forget an asset", async () => {
  const bos = await office.person("Super Admin");
  await isiRekening(office, bos, "BCA RJP", 9_000);
  const idPengajuan = await submitAsset(office, bos, { ...(await tempat(bos)), harga: 5_000, rekening: "BCA RJP" });
  await acceptAsset(bos, idPengajuan);
  const { idAsset } = (await bos.call(pengajuanAsset.approveMasukAsset, { idPengajuan })).data;
  const { sql } = office;
  for (const refused of [
    () => sql`update pengajuan_asset set harga = 1 where id_pengajuan_asset = ${idPengajuan}`,
    () => sql`update pengajuan_asset set status_pengajuan = 'Ditolak' where id_pengajuan_asset = ${idPengajuan}`,
    () => sql`update pengajuan_asset set tgl_masuk = null where id_pengajuan_asset = ${idPengajuan}`,
    () => sql`delete from pengajuan_asset where id_pengajuan_asset = ${idPengajuan}`,
    () => sql`delete from asset where id_asset = ${idAsset}`,
  ]) {
    await expect(refused()).rejects.toMatchObject({ code: "23001" });
  }
});
