import { expect, test } from "vitest";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { submitAsset, tempat } from "#areas/asset/server/asset.testing.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti, kebutuhanBaru, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { rekeningBernama } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { batas } from "../../batas/contract.ts";
import { kabar } from "../../kabar/contract.ts";
import { decideAll, kotakOf, submitPelepasan, typeJurnal } from "./persetujuan.testing.ts";

const office = openOffice();
const pesanOf = async (person: Person) =>
  (await person.call(kabar.getKabar, { limit: 100 })).data.map(({ pesan }) => pesan);

async function orang() {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const manajer = await office.person("Management", { nama: "Budi" });
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Asset"], nama: "Siti" });
  const tujuan = await rekeningBernama(office, "BCA RJP");
  const idKebutuhan = await kebutuhanBaru(boss);
  const minta = (person = staf) => submitPengajuan(person, idKebutuhan, { tipe: "masuk", tujuan, nominal: 40_000 });
  return { boss, manajer, staf, minta };
}

const detail = async (person: Person, idPengajuan: string) =>
  (await person.call(pengajuan.getDetailPengajuan, { idPengajuan })).data;

test("whoever asked takes back what nobody decided; other programs read it as Ditolak, and nobody else may", async () => {
  const { boss, manajer, staf, minta } = await orang();
  const lain = await office.person("Kasir", { menu: ["Pengajuan"] });
  const id = await minta();
  expect((await detail(staf, id)).aksi.tarik).toEqual({ boleh: true, alasan: null });
  for (const person of [lain, boss]) {
    expect((await person.refused(pengajuan.withdrawPengajuan, { idPengajuan: id })).message).toBe(
      "Hanya yang mengajukan yang dapat menariknya",
    );
  }
  expect((await staf.refused(pengajuan.withdrawPengajuan, { idPengajuan: id, versi: 9 })).status).toBe(409);
  await staf.call(pengajuan.withdrawPengajuan, { idPengajuan: id });
  expect(await detail(staf, id)).toMatchObject({
    statusPengajuan: "Ditolak",
    ditarik: true,
    note: "Ditarik oleh yang mengajukan",
    userApprove: [{ namaLengkap: "Siti" }],
    tglApprove: "2026-11-20",
  });
  expect((await kotakOf(manajer)).map((row) => row.id)).not.toContain(id);
  expect((await decideAll(manajer, [{ jenis: "pengajuan", id }]))[0]?.message).toBe(
    "Pengajuan sudah ditarik oleh Siti",
  );
  expect((await staf.refused(pengajuan.withdrawPengajuan, { idPengajuan: id })).message).toBe(
    "Pengajuan sudah ditarik oleh Siti",
  );
  const disetujui = await minta();
  await decideAll(manajer, [{ jenis: "pengajuan", id: disetujui }]);
  expect((await staf.refused(pengajuan.withdrawPengajuan, { idPengajuan: disetujui })).message).toBe(
    "Pengajuan sudah diproses oleh Budi",
  );
});

test("one that was sent back, or approved by the first of two, is taken back too, and these two are told", async () => {
  const { boss, manajer, staf, minta } = await orang();
  const kembali = await minta();
  await manajer.call(pengajuan.revisiPengajuan, { idPengajuan: kembali, note: "Nota kurang" });
  await staf.call(pengajuan.withdrawPengajuan, { idPengajuan: kembali, note: "Tidak jadi" });
  expect(await pesanOf(manajer)).toEqual([`${kembali} ditarik oleh Siti: Tidak jadi`]);
  expect(await pesanOf(boss)).toEqual([]);
  await boss.call(batas.addBatas, { idKebutuhan: null, nominalDari: 0, namaRole: "Management", cara: "berdua" });
  const berdua = await minta();
  await decideAll(manajer, [{ jenis: "pengajuan", id: berdua }]);
  await staf.call(pengajuan.withdrawPengajuan, { idPengajuan: berdua });
  expect((await pesanOf(manajer))[0]).toBe(`${berdua} ditarik oleh Siti`);
  // The first of two hears what the second made of it.
  const ditolak = await minta();
  await decideAll(manajer, [{ jenis: "pengajuan", id: ditolak }]);
  await decideAll(boss, [{ jenis: "pengajuan", id: ditolak, status: "Ditolak", keterangan: "Mahal" }]);
  expect((await pesanOf(manajer))[0]).toBe(`${ditolak} ditolak oleh Ratna: Mahal`);
  await office.sql`delete from batas`;
});

test("asset requests, disposals and typed entries are taken back alike", async () => {
  const { boss, manajer, staf } = await orang();
  const asset = await submitAsset(office, staf, await tempat(boss));
  await manajer.call(pengajuanAsset.revisiPengajuanAsset, { idPengajuan: asset, note: "Cari yang murah" });
  expect((await manajer.refused(pengajuanAsset.withdrawPengajuanAsset, { idPengajuan: asset })).status).toBe(409);
  await staf.call(pengajuanAsset.withdrawPengajuanAsset, { idPengajuan: asset, note: "Batal beli" });
  const { data: diminta } = await staf.call(pengajuanAsset.getDetailPengajuanAsset, { idPengajuan: asset });
  expect(diminta).toMatchObject({ statusPengajuan: "Ditolak", ditarik: true, note: "Batal beli" });

  const lepas = await submitPelepasan(office, manajer);
  await manajer.call(pelepasanAsset.withdrawPelepasanAsset, { idPengajuan: lepas });
  const { data: dilepas } = await staf.call(pelepasanAsset.getDetailPelepasanAsset, { idPengajuan: lepas });
  expect(dilepas).toMatchObject({ statusPengajuan: "Ditolak", ditarik: true, aksi: { tarik: { boleh: false } } });
  // The asset may be asked for again.
  const isian = { idAsset: dilepas.idAsset, alasan: "rusak", keterangan: "Patah", dokumen: [] } as const;
  await staf.call(pelepasanAsset.addPelepasanAsset, { ...isian, dokumen: [] });

  const jurnal = await typeJurnal(manajer);
  expect((await boss.refused(jurnalUmum.withdrawJurnalUmum, { idJurnalUmum: jurnal })).status).toBe(409);
  await manajer.call(jurnalUmum.withdrawJurnalUmum, { idJurnalUmum: jurnal });
  const { data: diketik } = await boss.call(jurnalUmum.getDetailJurnalUmum, { idJurnalUmum: jurnal });
  expect(diketik).toMatchObject({ status: "Ditolak", ditarik: true, aksi: { tarik: { boleh: false } } });
  const [hasil] = await decideAll(boss, [{ jenis: "jurnalUmum", id: jurnal }]);
  expect(hasil?.message).toBe("Jurnal umum sudah ditarik oleh Budi");
});

test("decided and taken back at the same moment: one of the two happened, and both people know which", async () => {
  const { manajer, staf, minta } = await orang();
  const dokumen = [await bukti()];
  for (let kali = 0; kali < 8; kali++) {
    const idPengajuan = await minta();
    const putuskan = () =>
      manajer.send(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Disetujui", note: "", dokumen });
    const tarik = () => staf.send(pengajuan.withdrawPengajuan, { idPengajuan });
    const [diputus, ditarik] =
      kali % 2 === 0
        ? await Promise.all([putuskan(), tarik()])
        : await Promise.all([tarik(), putuskan()]).then(([a, b]) => [b, a] as const);
    expect([diputus.status, ditarik.status].sort()).toEqual([200, 409]);
    const disetujui = diputus.status === 200;
    const kalimat = disetujui ? ditarik.body.message : diputus.body.message;
    expect(kalimat).toBe(`Pengajuan sudah ${disetujui ? "diproses oleh Budi" : "ditarik oleh Siti"}`);
    expect(await detail(staf, idPengajuan)).toMatchObject({ statusPengajuan: disetujui ? "Disetujui" : "Ditolak" });
    const [kas] = await office.sql`select count(*)::int as n from kas where id_pengajuan = ${idPengajuan}`;
    expect(kas).toEqual({ n: disetujui ? 1 : 0 });
    if (disetujui) expect((await pesanOf(staf))[0]).toBe(`${idPengajuan} disetujui oleh Budi`);
  }
});
