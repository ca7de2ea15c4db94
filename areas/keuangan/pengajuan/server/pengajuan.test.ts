import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { carryOut, isiRekening, rekeningBernama } from "#books/fixtures.ts";
import { receiveMoney, submitPengembalian } from "#books/kas/kas.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { rekening } from "../../rekening/contract.ts";
import { type Pengajuan, pengajuan } from "../contract.ts";
import { bukti, buku, kebutuhanBaru, setujui, submitPengajuan } from "./pengajuan.testing.ts";

const office = openOffice();

async function lihat(person: Person, idPengajuan: string): Promise<Pengajuan> {
  const { data } = await person.call(pengajuan.getPengajuan, { cari: idPengajuan });
  const [row] = data;
  if (!row) throw new Error(`No request ${idPengajuan}`);
  return row;
}

test("money that came in is asked for by one, approved by another, and stands in the ledger", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"], nama: "Siti" });
  const boss = await office.person("Management", { nama: "Pak Budi" });
  const tujuan = await rekeningBernama(office, "BCA RJP");
  const lainnya = await rekeningBernama(office, "LAINNYA");
  const idKebutuhan = await kebutuhanBaru(staf);
  const idPengajuan = await submitPengajuan(staf, idKebutuhan, {
    tipe: "masuk",
    asal: lainnya,
    tujuan,
    nominal: 7_500_000,
    deskripsi: "Setoran modal",
  });
  expect(idPengajuan).toMatch(/^PB-2611-\d{5}$/);
  const menunggu = await lihat(staf, idPengajuan);
  expect(menunggu).toMatchObject({
    statusPengajuan: "Menunggu",
    tipePengajuan: "masuk",
    rekeningAsal: [],
    rekeningTujuan: [{ namaRekening: "BCA RJP" }],
    userPengajuan: [{ namaLengkap: "Siti" }],
    userApprove: [],
    nominalPengajuan: 7_500_000,
    tglPengajuan: "2026-11-20",
    inv: null,
    po: null,
    aksi: { approve: { boleh: false } },
  });
  expect(menunggu.buktiFotoPengajuan).toHaveLength(1);
  expect((await buku(office, boss, "BCA RJP")).data).toEqual([]);

  expect((await staf.send(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Disetujui" })).status).toBe(401);
  // Amount and accounts in the input are ignored; the stored ones count.
  await boss.send(pengajuan.approvePengajuan, {
    idPengajuan,
    idRekeningTujuan: lainnya,
    nominalPengajuan: 1,
    statusPengajuan: "Disetujui",
    note: "Sudah dicek",
    tglApprove: "2020-01-01",
    dokumen: [await bukti(), await bukti()],
  });
  const disetujui = await lihat(staf, idPengajuan);
  expect(disetujui).toMatchObject({
    statusPengajuan: "Disetujui",
    note: "Sudah dicek",
    tglApprove: "2026-11-20",
    userApprove: [{ namaLengkap: "Pak Budi" }],
  });
  expect(disetujui.buktiFotoApprove).toHaveLength(2);
  const { data: history } = await staf.call(riwayat.getRiwayat, { jenis: "pengajuan", id: idPengajuan });
  expect(
    history.map((entry) => [entry.nama, entry.perubahan.find(({ field }) => field === "status")?.sesudah]),
  ).toEqual([
    ["Pak Budi", "Disetujui"],
    ["Siti", "Menunggu"],
  ]);
  expect(history[1]?.perubahan).toContainEqual(
    expect.objectContaining({ label: "Rekening Tujuan", sesudah: "BCA RJP" }),
  );
  const ledger = await buku(office, boss, "BCA RJP");
  expect(ledger).toMatchObject({ saldoAkhirTotal: 7_500_000, data: [{ debit: 7_500_000, saldoAkhir: 7_500_000 }] });
});

test("a transfer is two rows of one action; a rejection needs a note and moves nothing", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  const boss = await office.person("Super Admin");
  const asal = await isiRekening(office, boss, "Kas Kecil", 3_000_000);
  const tujuan = await rekeningBernama(office, "Kas Management");
  const idKebutuhan = await kebutuhanBaru(staf);
  const pindah = await submitPengajuan(staf, idKebutuhan, { tipe: "pindah", asal, tujuan, nominal: 1_000_000 });
  expect((await setujui(boss, pindah)).status).toBe(200);
  expect((await buku(office, boss, "Kas Kecil")).data[0]).toMatchObject({ kredit: 1_000_000, saldoAkhir: 2_000_000 });
  expect((await buku(office, boss, "Kas Management")).data[0]).toMatchObject({ debit: 1_000_000 });

  const idPengajuan = await submitPengajuan(staf, idKebutuhan, {
    tipe: "keluar",
    asal,
    tujuan: "LAINNYA",
    nominal: 500_000,
  });
  const refusal = await boss.send(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Ditolak", note: " " });
  expect(refusal.body).toMatchObject({ status: 400, errors: [{ field: "note", message: "Note tidak boleh kosong." }] });
  await boss.call(pengajuan.approvePengajuan, {
    idPengajuan,
    statusPengajuan: "Ditolak",
    note: "Tidak perlu",
    dokumen: [],
  });
  expect(await lihat(staf, idPengajuan)).toMatchObject({ statusPengajuan: "Ditolak", note: "Tidak perlu" });
  expect((await buku(office, boss, "Kas Kecil")).saldoAkhirTotal).toBe(2_000_000);
  const late = await setujui(boss, idPengajuan);
  expect(late.body).toMatchObject({ status: 409, message: `Pengajuan sudah diproses oleh ${boss.nama}` });
});

test("an approval that the account cannot pay leaves everything as it was", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  const boss = await office.person("Management");
  const asal = await isiRekening(office, boss, "BRI Aneka", 900_000);
  const idPengajuan = await submitPengajuan(staf, await kebutuhanBaru(staf), {
    tipe: "keluar",
    asal,
    nominal: 900_001,
  });
  const [before] = await office.sql<{ files: number }[]>`select count(*) as files from berkas`;
  const refusal = await setujui(boss, idPengajuan);
  expect(refusal.body).toMatchObject({
    status: 409,
    message: "Saldo rekening BRI Aneka tidak mencukupi (saldo Rp 900.000)",
  });
  expect((await lihat(staf, idPengajuan)).statusPengajuan).toBe("Menunggu");
  const [after] = await office.sql<{ files: number }[]>`select count(*) as files from berkas`;
  expect(after).toEqual(before);
  const bare = await boss.send(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Disetujui" });
  expect(bare.body).toMatchObject({
    status: 400,
    errors: [{ field: "dokumen", message: "Dokumen tidak boleh kosong." }],
  });
});

test("everything that is wrong with a request is said at once, at its fields", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  const kosong = await staf.send(pengajuan.addPengajuan, { tipePengajuan: "pindah" });
  expect(kosong.status).toBe(400);
  expect(kosong.body.errors).toEqual([
    { field: "idKebutuhan", message: "Kebutuhan tidak boleh kosong." },
    { field: "nominalPengajuan", message: "Nominal pengajuan tidak boleh kosong." },
    { field: "deskripsiPengajuan", message: "Deskripsi tidak boleh kosong." },
    { field: "idRekeningAsal", message: "Rekening asal tidak boleh kosong." },
    { field: "idRekeningTujuan", message: "Rekening tujuan tidak boleh kosong." },
    { field: "dokumen", message: "Dokumen tidak boleh kosong." },
  ]);
  const kas = await rekeningBernama(office, "Kas Kecil");
  const lainnya = await rekeningBernama(office, "LAINNYA");
  const benar = {
    idKebutuhan: await kebutuhanBaru(staf),
    tipePengajuan: "pindah" as const,
    idRekeningAsal: kas,
    idRekeningTujuan: lainnya,
    nominalPengajuan: 10,
    deskripsiPengajuan: "Uji",
    dokumen: [await bukti()],
  };
  const salah = async (input: object) => (await staf.send(pengajuan.addPengajuan, { ...benar, ...input })).body;
  expect(await salah({})).toMatchObject({ errors: [{ field: "idRekeningTujuan" }] });
  expect(await salah({ idRekeningTujuan: kas })).toMatchObject({ errors: [{ field: "idRekeningTujuan" }] });
  expect(await salah({ tipePengajuan: "keluar", idRekeningAsal: 99_999 })).toMatchObject({
    status: 400,
    errors: [{ field: "idRekeningAsal", message: "Rekening asal tidak dikenal" }],
  });
  const keluar = { tipePengajuan: "keluar" };
  for (const nominalPengajuan of [0, -5, 1.5, "12abc", 1e16]) {
    expect(await salah({ ...keluar, nominalPengajuan })).toMatchObject({ errors: [{ field: "nominalPengajuan" }] });
  }
  expect(await salah({ ...keluar, tglPengajuan: "2026-11-21" })).toMatchObject({ errors: [{ field: "tglPengajuan" }] });
  expect(await salah({ ...keluar, idKebutuhan: 99_999 })).toMatchObject({
    errors: [{ field: "idKebutuhan", message: "Kebutuhan tidak dikenal" }],
  });
});

test("nobody decides a request of their own, except a Super Admin, or everyone where the setting says so", async () => {
  const boss = await office.person("Management");
  const other = await office.person("Management");
  const root = await office.person("Super Admin");
  const tujuan = await rekeningBernama(office, "Kas Kecil");
  const idKebutuhan = await kebutuhanBaru(boss);
  const own = () => submitPengajuan(boss, idKebutuhan, { tipe: "masuk", tujuan, nominal: 1_000 });
  const [first, second, third] = [await own(), await own(), await own()];
  expect((await lihat(boss, first)).aksi.approve).toEqual({
    boleh: false,
    alasan: "Pengajuan sendiri harus disetujui orang lain",
  });
  expect((await setujui(boss, first)).body).toMatchObject({
    status: 409,
    message: "Pengajuan sendiri harus disetujui orang lain",
  });
  expect((await lihat(other, first)).aksi.approve.boleh).toBe(true);
  expect((await setujui(other, first)).status).toBe(200);
  const rootsOwn = await submitPengajuan(root, idKebutuhan, { tipe: "masuk", tujuan, nominal: 1_000 });
  expect((await setujui(root, rootsOwn)).status).toBe(200);

  await office.sql`update perusahaan set pengajuan_sendiri_oleh_orang_lain = false`;
  expect((await setujui(boss, second)).status).toBe(200);
  await office.sql`update perusahaan set pengajuan_sendiri_oleh_orang_lain = true`;
  expect((await setujui(boss, third)).status).toBe(409);
});

test("a refund that the program asked for is nobody's own, and may be decided by whoever caused it", async () => {
  const boss = await office.person("Management");
  const idRekening = await isiRekening(office, boss, "BRI RJP", 3_000_000);
  const asal = { idSo: "SO-2611-00077" };
  const dokumen = { idRekening, nominal: 2_000_000 as never, asal, bukti: [] };
  const idPengajuan = await carryOut(office, boss, async (deed) => {
    const dp = { ...asal, idInvoice: "INV-2611-00077" };
    await receiveMoney(deed, { ...dokumen, asal: dp, deskripsi: "DP SO-2611-00077", kebutuhan: "penjualan" });
    return submitPengembalian(deed, { ...dokumen, deskripsi: "Pengembalian dana SO-2611-00077" });
  });
  expect(await lihat(boss, idPengajuan)).toMatchObject({
    statusPengajuan: "Menunggu",
    inv: { idSo: "SO-2611-00077", idInvoice: null },
    aksi: { approve: { boleh: true } },
  });
  expect((await setujui(boss, idPengajuan)).status).toBe(200);
  expect((await buku(office, boss, "BRI RJP")).saldoAkhirTotal).toBe(3_000_000);
});

test("of two who decide at once exactly one does, and the other hears who was first", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  const [ani, budi] = [
    await office.person("Management", { nama: "Ani" }),
    await office.person("Super Admin", { nama: "Budi" }),
  ];
  const tujuan = await rekeningBernama(office, "BCA Aneka");
  const idPengajuan = await submitPengajuan(staf, await kebutuhanBaru(staf), { tipe: "masuk", tujuan, nominal: 100 });
  const tolak = { idPengajuan, statusPengajuan: "Ditolak", note: "Ganda" };
  const [one, two] = await Promise.all([setujui(ani, idPengajuan), budi.send(pengajuan.approvePengajuan, tolak)]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  const winner = one.status === 200 ? "Ani" : "Budi";
  const loser = one.status === 200 ? two : one;
  expect(loser.body.message).toBe(`Pengajuan sudah diproses oleh ${winner}`);
  expect((await lihat(staf, idPengajuan)).userApprove[0]?.namaLengkap).toBe(winner);
});

test("the accounts of a new account can be used at once, and deleted no more", async () => {
  const boss = await office.person("Super Admin");
  const { data } = await boss.call(rekening.addRekening, { namaRekening: "Giro Baru" });
  await submitPengajuan(boss, await kebutuhanBaru(boss), { tipe: "masuk", tujuan: data.idRekening, nominal: 5 });
  expect(await boss.refused(rekening.deleteRekening, data)).toMatchObject({
    status: 409,
    message: "Rekening Giro Baru masih digunakan oleh pengajuan atau invoice",
  });
});
