import { expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { listAsset } from "../../list-asset/contract.ts";
import { acceptAsset, bukti, submitAsset, tempat } from "../../server/asset.testing.ts";
import { pengajuanAsset } from "../contract.ts";

const office = openOffice();

test("a thing is asked for, paid by its approval, and entered into the list of assets", async () => {
  const bos = await office.person("Super Admin");
  const direktur = await office.person("Management", { nama: "Hendra" });
  const staf = await office.person("Staf", { nama: "Sari", menu: ["Asset"] });
  const dimana = await tempat(bos, { nama: "Kendaraan", kode: "ken", pembagi: 96 });
  await isiRekening(office, bos, "BCA RJP", 300_000_000);
  const idPengajuan = await submitAsset(office, staf, {
    ...dimana,
    namaBarang: "Mobil Pikap",
    harga: 180_000_000,
    rekening: "BCA RJP",
  });
  expect(idPengajuan).toBe("PA-2611-00001");

  const banyak = async (disaring: { status?: "Menunggu"; masukAsset?: boolean; cari?: string }) =>
    (await staf.call(pengajuanAsset.getPengajuanAsset, disaring)).totalDocs;
  const menunggu = async () => [
    await banyak({ status: "Menunggu" }),
    await banyak({ status: "Menunggu", cari: "mobil" }),
  ];
  expect([...(await menunggu()), await banyak({ masukAsset: false })]).toEqual([1, 1, 1]);
  const [diajukan] = (await staf.call(pengajuanAsset.getPengajuanAsset, {})).data;
  expect(diajukan).toMatchObject({
    statusPengajuan: "Menunggu",
    harga: 180_000_000,
    kategoriAsset: [{ namaKategori: "Kendaraan", kode: "KEN", pembagi: 96 }],
    userPengajuan: [{ namaLengkap: "Sari" }],
    userApprove: [],
    masukAsset: false,
    asset: null,
    pengajuan: null,
    aksi: {
      approve: { boleh: false, alasan: "Hanya Super Admin dan Management" },
      masuk: { boleh: false, alasan: "Pengajuan belum disetujui" },
    },
  });
  expect(diajukan?.buktiFotoPengajuan).toHaveLength(1);
  const detail = await staf.call(pengajuanAsset.getDetailPengajuanAsset, { idPengajuan });
  // Picture addresses are signed anew for each answer.
  expect({ ...detail.data, buktiFotoPengajuan: [] }).toEqual({ revisi: null, ...diajukan, buktiFotoPengajuan: [] });
  expect(detail.data.buktiFotoPengajuan).toHaveLength(1);
  expect(await staf.refused(pengajuanAsset.getDetailPengajuanAsset, { idPengajuan: "PA-0000-00000" })).toMatchObject({
    status: 404,
    message: "Pengajuan asset tidak ditemukan",
  });
  expect((await staf.refused(pengajuanAsset.getDampakApprove, { idPengajuan })).status).toBe(401);
  const setuju = { idPengajuan, statusPengajuan: "Disetujui" } as const;
  expect((await staf.refused(pengajuanAsset.approvePengajuanAsset, setuju)).status).toBe(401);
  expect(await staf.refused(pengajuanAsset.approveMasukAsset, { idPengajuan })).toMatchObject({
    status: 409,
    message: "Pengajuan belum disetujui",
  });

  expect((await direktur.call(pengajuanAsset.getDampakApprove, { idPengajuan })).data).toEqual({
    idPengajuanAsset: idPengajuan,
    idRekening: expect.any(Number),
    namaRekening: "BCA RJP",
    saldoSebelum: 300_000_000,
    nominal: 180_000_000,
    saldoSesudah: 120_000_000,
    kekurangan: null,
    approve: { boleh: true, alasan: null },
  });
  await direktur.call(pengajuanAsset.approvePengajuanAsset, { ...setuju, harga: 1, idRekening: 1 } as never);
  expect(await bos.refused(pengajuanAsset.approvePengajuanAsset, setuju)).toMatchObject({
    status: 409,
    message: "Pengajuan sudah diproses oleh Hendra",
  });
  const [kas] = (await bos.call(pengajuan.getPengajuan, { cari: idPengajuan })).data;
  expect(kas).toMatchObject({
    tipePengajuan: "keluar",
    kebutuhan: [{ namaKebutuhan: "Pembelian Asset" }],
    nominalPengajuan: 180_000_000,
    rekeningAsal: [{ namaRekening: "BCA RJP" }],
    asset: { idPengajuanAsset: idPengajuan },
    statusPengajuan: "Disetujui",
  });
  expect(kas?.buktiFotoPengajuan).toHaveLength(1);

  await office.travel("2026-11-25T03:00:00Z");
  const { data: masuk } = await staf.call(pengajuanAsset.approveMasukAsset, { idPengajuan });
  const singkatan = diajukan?.lokasiAsset[0]?.singkatan;
  expect(masuk.kodeAsset).toBe(`KEN/${singkatan}/2611/001`);
  expect(await staf.refused(pengajuanAsset.approveMasukAsset, { idPengajuan })).toMatchObject({
    message: `Asset sudah dimasukkan oleh Sari dengan kode ${masuk.kodeAsset}`,
  });
  expect([...(await menunggu()), await banyak({ masukAsset: false })]).toEqual([0, 0, 0]);
  const [asset] = (await staf.call(listAsset.getAsset, { cari: "pikap" })).data;
  expect(asset).toMatchObject({ ...masuk, tglAssetMasuk: "2026-11-25", idPengajuanAsset: idPengajuan });
  const [selesai] = (await staf.call(pengajuanAsset.getPengajuanAsset, { cari: "pa-2611" })).data;
  expect(selesai).toMatchObject({ masukAsset: true, tglMasuk: "2026-11-25", asset: masuk });
  expect(selesai?.pengajuan).toEqual({ idPengajuan: kas?.idPengajuan });

  const { data: kejadian } = await staf.call(riwayat.getRiwayat, { jenis: "pengajuanAsset", id: idPengajuan });
  expect(kejadian.map((row) => row.panggilan)).toEqual([
    "approveMasukAsset",
    "approvePengajuanAsset",
    "addPengajuanAsset",
  ]);
});

test("a request that is rejected pays nothing and becomes nothing", async () => {
  const bos = await office.person("Super Admin");
  const staf = await office.person("Staf", { menu: ["Asset"] });
  const idPengajuan = await submitAsset(office, staf, await tempat(bos));
  const tolak = { idPengajuan, statusPengajuan: "Ditolak" } as const;
  expect(await bos.refused(pengajuanAsset.approvePengajuanAsset, tolak)).toMatchObject({
    status: 400,
    errors: [{ field: "note", message: "Note tidak boleh kosong." }],
  });
  expect(await bos.refused(pengajuanAsset.approvePengajuanAsset, { idPengajuan, statusPengajuan: "" })).toMatchObject({
    errors: [{ field: "statusPengajuan", message: "Status pengajuan tidak boleh kosong." }],
  });
  await bos.call(pengajuanAsset.approvePengajuanAsset, { ...tolak, note: "Belum perlu" });
  const [row] = (await staf.call(pengajuanAsset.getPengajuanAsset, { status: "Ditolak" })).data;
  expect(row).toMatchObject({ note: "Belum perlu", pengajuan: null, aksi: { masuk: { alasan: "Pengajuan ditolak" } } });
  expect(await staf.refused(pengajuanAsset.approveMasukAsset, { idPengajuan })).toMatchObject({ status: 409 });
  expect((await bos.refused(pengajuanAsset.approvePengajuanAsset, { ...tolak, note: "x" })).status).toBe(409);
});

test("nobody but a Super Admin decides their own request, and none that the account can not pay", async () => {
  const bos = await office.person("Super Admin");
  const direktur = await office.person("Management");
  const dimana = await tempat(bos);
  const sendiri = await submitAsset(office, direktur, { ...dimana, harga: 999_000_000_000, rekening: "BRI Aneka" });
  const setuju = { idPengajuan: sendiri, statusPengajuan: "Disetujui" } as const;
  expect(await direktur.refused(pengajuanAsset.approvePengajuanAsset, setuju)).toMatchObject({
    status: 409,
    message: "Pengajuan sendiri harus disetujui orang lain",
  });
  const kurang = "Saldo rekening BRI Aneka tidak mencukupi (saldo Rp 0)";
  expect((await bos.call(pengajuanAsset.getDampakApprove, { idPengajuan: sendiri })).data).toMatchObject({
    saldoSesudah: -999_000_000_000,
    approve: { boleh: false, alasan: kurang },
  });
  expect(await bos.refused(pengajuanAsset.approvePengajuanAsset, setuju)).toMatchObject({
    status: 409,
    message: kurang,
  });
  const [masih] = (await bos.call(pengajuanAsset.getPengajuanAsset, { cari: sendiri })).data;
  expect(masih).toMatchObject({ statusPengajuan: "Menunggu", aksi: { approve: { boleh: true } } });

  const milikBos = await submitAsset(office, bos, { ...dimana, harga: 5, rekening: "BRI Aneka" });
  await isiRekening(office, bos, "BRI Aneka", 5);
  await acceptAsset(bos, milikBos);
});

test("all that is wrong with a request is said at once, at its fields", async () => {
  const bos = await office.person("Super Admin");
  const kosong = (await bos.send(pengajuanAsset.addPengajuanAsset, { harga: 0 })).body;
  expect(kosong).toMatchObject({
    status: 400,
    errors: [
      { field: "namaBarang", message: "Nama barang tidak boleh kosong." },
      { field: "idKategori", message: "Kategori asset tidak boleh kosong." },
      { field: "idLokasi", message: "Lokasi asset tidak boleh kosong." },
      { field: "harga", message: "Harga asset tidak boleh kosong." },
      { field: "idRekening", message: "Rekening tidak boleh kosong." },
      { field: "deskripsiPengajuan", message: "Deskripsi tidak boleh kosong." },
      { field: "dokumen", message: "Dokumen tidak boleh kosong." },
    ],
  });
  const dimana = await tempat(bos, { nama: "Mesin Besar", jenisBatas: "atas", batas: 10_000_000 });
  const salah = await bos.refused(pengajuanAsset.addPengajuanAsset, {
    ...dimana,
    namaBarang: "Bor",
    harga: 9_999_999,
    idRekening: await rekeningBernama(office, "LAINNYA"),
    deskripsiPengajuan: "Bor tangan",
    tglPengajuan: "2027-01-01",
    dokumen: [await bukti()],
  });
  expect(salah).toMatchObject({
    status: 400,
    errors: [
      { field: "harga", message: "Harga tidak sesuai batas kategori Mesin Besar" },
      { field: "idRekening", message: "Rekening tidak boleh kosong." },
      { field: "tglPengajuan", message: "Tanggal pengajuan tidak boleh setelah hari ini" },
    ],
  });
});

test("the same thing asked for twice within a day is said before it is sent", async () => {
  const bos = await office.person("Super Admin");
  const dimana = await tempat(bos);
  const idRekening = await rekeningBernama(office, "BCA Aneka");
  const isian = { idKategori: dimana.idKategori, idRekening, harga: 4_250_000 };
  const serupa = async (beda = {}) =>
    (await bos.call(pengajuanAsset.getPengajuanAssetSerupa, { ...isian, ...beda })).data.map(({ id }) => id);
  expect(await serupa()).toEqual([]);
  const id = await submitAsset(office, bos, { ...dimana, harga: 4_250_000, rekening: "BCA Aneka" });
  expect(await serupa()).toEqual([id]);
  expect(await serupa({ harga: 1 })).toEqual([]);
});
