import { expect, test } from "vitest";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { submitAsset, tempat } from "#areas/asset/server/asset.testing.ts";
import { batas } from "#areas/sistem/batas/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pengajuan } from "../contract.ts";
import { bukti, buku, kebutuhanBaru, submitPengajuan } from "./pengajuan.testing.ts";

const office = openOffice();

const lihat = async (person: Person, idPengajuan: string) =>
  (await person.call(pengajuan.getDetailPengajuan, { idPengajuan })).data;

async function isianLagi(person: Person, idPengajuan: string, beda = {}) {
  const row = await lihat(person, idPengajuan);
  return {
    idPengajuan,
    versi: row.versi,
    idKebutuhan: row.kebutuhan[0]?.idKebutuhan ?? 0,
    tipePengajuan: row.tipePengajuan,
    idRekeningAsal: row.rekeningAsal[0]?.idRekening ?? "-",
    idRekeningTujuan: row.rekeningTujuan[0]?.idRekening ?? "-",
    nominalPengajuan: row.nominalPengajuan ?? 0,
    deskripsiPengajuan: row.deskripsiPengajuan,
    tglPengajuan: row.tglPengajuan,
    dokumen: [],
    ...beda,
  };
}

test("a request is sent back with a note, changed by its author, handed in again, and decided with the difference marked", async () => {
  const boss = await office.person("Management", { nama: "Budi" });
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"], nama: "Siti" });
  const teman = await office.person("Kasir", { menu: ["Pengajuan"] });
  const asal = await isiRekening(office, boss, "Kas Kecil", 2_000_000);
  const idKebutuhan = await kebutuhanBaru(staf);
  const id = await submitPengajuan(staf, idKebutuhan, { tipe: "keluar", asal, nominal: 500_000, deskripsi: "Bensin" });
  const ubah = async (person: Person, beda = {}) =>
    person.send(pengajuan.updatePengajuan, await isianLagi(person, id, beda));

  expect((await ubah(staf)).body.message).toBe("Hanya pengajuan yang dikembalikan (Revisi) yang dapat diubah");
  expect((await staf.send(pengajuan.revisiPengajuan, { idPengajuan: id, note: "x" })).status).toBe(401);
  expect(await boss.refused(pengajuan.revisiPengajuan, { idPengajuan: id, note: " " })).toMatchObject({
    errors: [{ field: "note", message: "Note tidak boleh kosong." }],
  });
  await boss.call(pengajuan.revisiPengajuan, { idPengajuan: id, note: "Nota mana?", versi: 1 });
  const kembali = await lihat(staf, id);
  expect(kembali).toMatchObject({
    statusPengajuan: "Revisi",
    note: "Nota mana?",
    userApprove: [],
    aksi: { ubah: { boleh: true } },
  });
  expect((await staf.call(pengajuan.getPengajuan, { status: "Revisi" })).data.map((row) => row.idPengajuan)).toEqual([
    id,
  ]);
  expect((await lihat(boss, id)).aksi.approve.alasan).toBe("Pengajuan sedang direvisi oleh yang mengajukan");
  const setujui = async (versi: number | null = null) =>
    boss.send(pengajuan.approvePengajuan, {
      idPengajuan: id,
      statusPengajuan: "Disetujui",
      versi,
      dokumen: [await bukti()],
    });
  expect((await setujui()).status).toBe(409);

  expect((await ubah(teman)).body.message).toBe("Hanya yang mengajukan yang dapat mengubahnya");
  expect((await ubah(staf, { nominalPengajuan: 0 })).status).toBe(400);
  expect((await ubah(staf, { versi: 1 })).status).toBe(409);
  const salah = await ubah(staf, { tipePengajuan: "pindah", idRekeningTujuan: asal });
  expect(salah.body.errors).toMatchObject([{ field: "idRekeningTujuan" }]);
  expect((await ubah(staf, { nominalPengajuan: 450_000, deskripsiPengajuan: "Bensin dan tol" })).status).toBe(200);

  const lagi = await lihat(boss, id);
  expect(lagi).toMatchObject({ statusPengajuan: "Menunggu", note: "", nominalPengajuan: 450_000, versi: 3 });
  expect(lagi.buktiFotoPengajuan).toHaveLength(1);
  expect(lagi.revisi).toMatchObject({
    note: "Nota mana?",
    oleh: "Budi",
    perubahan: [
      { label: "Nominal", sebelum: "Rp 500.000", sesudah: "Rp 450.000" },
      { label: "Deskripsi", sebelum: "Bensin", sesudah: "Bensin dan tol" },
    ],
  });
  // Whoever still looks at what it was decides nothing.
  expect((await setujui(1)).body.message).toMatch(/^Data ini sudah diubah oleh Siti/);
  expect((await setujui(3)).status).toBe(200);
  expect((await buku(office, boss, "Kas Kecil")).saldoAkhirTotal).toBe(1_550_000);
  const { data: cerita } = await staf.call(riwayat.getRiwayat, { jenis: "pengajuan", id });
  const status = cerita.map(({ perubahan }) => perubahan.find(({ field }) => field === "status")?.sesudah);
  expect(status).toEqual(["Disetujui", "Menunggu", "Revisi", "Menunggu"]);

  const baru = await submitPengajuan(staf, idKebutuhan, { tipe: "keluar", asal, nominal: 1_000 });
  await boss.call(pengajuan.revisiPengajuan, { idPengajuan: baru, note: "Foto buram" });
  await staf.call(pengajuan.updatePengajuan, await isianLagi(staf, baru, { dokumen: [await bukti(), await bukti()] }));
  const [beda] = (await lihat(boss, baru)).revisi?.perubahan ?? [];
  expect(beda).toEqual({ label: "Bukti", sebelum: "1 file", sesudah: "2 file" });
});

test("of deciding and sending back at once, and of two who hand in again, one wins; an approval of what it was is void", async () => {
  const boss = await office.person("Super Admin");
  const [budi, sari] = [await office.person("Management"), await office.person("Management")];
  const staf = await office.person("Kasir", { menu: ["Pengajuan"] });
  const tujuan = await rekeningBernama(office, "BCA RJP");
  const idKebutuhan = await kebutuhanBaru(boss);
  for (let kali = 0; kali < 5; kali++) {
    const id = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan, nominal: 1_000 });
    const isi = { idPengajuan: id, statusPengajuan: "Disetujui", note: "", dokumen: [await bukti()] };
    const [setuju, kembali] = await Promise.all([
      budi.send(pengajuan.approvePengajuan, isi),
      sari.send(pengajuan.revisiPengajuan, { idPengajuan: id, note: "Tunggu" }),
    ]);
    expect([setuju.status, kembali.status].sort()).toEqual([200, 409]);
    const { statusPengajuan } = await lihat(staf, id);
    expect(statusPengajuan).toBe(setuju.status === 200 ? "Disetujui" : "Revisi");
    if (statusPengajuan !== "Revisi") continue;
    const isian = await isianLagi(staf, id);
    const dua = await Promise.all([
      staf.send(pengajuan.updatePengajuan, isian),
      staf.send(pengajuan.updatePengajuan, isian),
    ]);
    expect(dua.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  await boss.call(batas.addBatas, { idKebutuhan, nominalDari: 0, namaRole: "Management", cara: "berdua" });
  const id = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan, nominal: 9_000 });
  const setujui = async (person: Person) =>
    (
      await person.send(pengajuan.approvePengajuan, {
        idPengajuan: id,
        statusPengajuan: "Disetujui",
        dokumen: [await bukti()],
      })
    ).body;
  await setujui(budi);
  await sari.call(pengajuan.revisiPengajuan, { idPengajuan: id, note: "Nominal?" });
  await staf.call(pengajuan.updatePengajuan, await isianLagi(staf, id, { nominalPengajuan: 8_000 }));
  expect(await lihat(sari, id)).toMatchObject({ statusPengajuan: "Menunggu", persetujuan: null });
  expect((await setujui(sari)).message).toBe("Persetujuan dicatat, menunggu satu orang lagi");
  expect((await setujui(budi)).message).toBe("Pengajuan berhasil disetujui");
});

test("an asset request goes the same way; its category and price may change while it is sent back, and never after", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  const staf = await office.person("Staf", { menu: ["Asset"] });
  const dimana = await tempat(boss);
  const lain = await tempat(boss, { nama: "Kendaraan Baru" });
  const idPengajuan = await submitAsset(office, staf, { ...dimana, harga: 3_000_000 });
  const satu = async (person: Person) =>
    (await person.call(pengajuanAsset.getDetailPengajuanAsset, { idPengajuan })).data;
  await manajer.call(pengajuanAsset.revisiPengajuanAsset, { idPengajuan, note: "Kategorinya?", versi: 1 });
  const row = await satu(staf);
  expect(row).toMatchObject({
    statusPengajuan: "Revisi",
    aksi: { ubah: { boleh: true }, masuk: { alasan: "Pengajuan belum disetujui" } },
  });
  const isian = {
    idPengajuan,
    versi: row.versi,
    namaBarang: row.namaBarang,
    ...lain,
    harga: 2_500_000,
    idRekening: row.rekening[0]?.idRekening ?? 0,
    deskripsiPengajuan: row.deskripsiPengajuan,
    dokumen: [],
  };
  expect((await manajer.refused(pengajuanAsset.updatePengajuanAsset, isian)).message).toMatch(/^Hanya yang mengajukan/);
  await staf.call(pengajuanAsset.updatePengajuanAsset, isian);
  const lagi = await satu(manajer);
  expect(lagi).toMatchObject({
    statusPengajuan: "Menunggu",
    harga: 2_500_000,
    kategoriAsset: [{ namaKategori: "Kendaraan Baru" }],
  });
  expect(lagi.revisi?.perubahan.map(({ label }) => label)).toEqual(["Kategori", "Lokasi", "Harga"]);
  await manajer.call(pengajuanAsset.approvePengajuanAsset, {
    idPengajuan,
    statusPengajuan: "Ditolak",
    note: "Tidak jadi",
    versi: lagi.versi,
  });
  await expect(
    office.sql`update pengajuan_asset set harga = 1 where id_pengajuan_asset = ${idPengajuan}`,
  ).rejects.toThrow();
  expect((await staf.refused(pengajuanAsset.updatePengajuanAsset, { ...isian, versi: null })).status).toBe(409);
});
