import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { makeKunci } from "#areas/program/kunci-api/server/kunciApi.testing.ts";
import { PROPOSABLE } from "#areas/proposable.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import type { Call } from "#kernel/call.ts";
import { mayBeProposed } from "#server/areas.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { USULAN_TERBUKA, usulan } from "../contract.ts";

const office = openOffice();
const { divisi, kunciApi, jejakKeamanan, po } = contract;
type Kunci = Awaited<ReturnType<typeof makeKunci>>;

const usulkan = async (kunci: Kunci, panggilan: string, isian: object, catatan = "") =>
  kunci.send(usulan.addUsulan, { panggilan, isian, catatan });
async function berhasil(kunci: Kunci, panggilan: string, isian: object, catatan = ""): Promise<number> {
  const { status, body } = await usulkan(kunci, panggilan, isian, catatan);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as { idUsulan: number }).idUsulan;
}
const kotak = async (person: Person) => (await person.call(usulan.getUsulan, {})).data;
const divisiBernama = async (boss: Person, nama: string) =>
  (await boss.call(divisi.getDivisi, {})).data.filter((row) => row.namaDivisi === nama).length;

test("a key that may propose drafts a change; its employee reads it in words and sends it, once and in the own name", async () => {
  const boss = await office.person("Super Admin");
  const staf = await office.person("Sales", { nama: "Siti", menu: ["Setting", "Produk"] });
  const kunci = await makeKunci(office, boss, staf, { nama: "Asisten", usul: true });
  const langsung = await kunci.send(divisi.addDivisi, { namaDivisi: "Riset" });
  expect(langsung.body.message).toContain("Kunci API ini hanya membaca");
  const idUsulan = await berhasil(kunci, "addDivisi", { namaDivisi: "Riset", asing: 1 }, "Diminta Pak Budi");
  expect(await divisiBernama(boss, "Riset")).toBe(0);
  expect(await kotak(staf)).toEqual([
    expect.objectContaining({
      idUsulan,
      namaUser: "Siti",
      namaKunci: "Asisten",
      tindakan: "menambahkan divisi",
      catatan: "Diminta Pak Budi",
      isian: [{ nama: "namaDivisi", label: "Nama divisi", nilai: "Riset" }],
      aksi: { kirim: { boleh: true, alasan: null } },
    }),
  ]);
  const sekali = { idempotencyKey: "kirim-usulan-1" };
  const { message } = await staf.call(usulan.kirimUsulan, { idUsulan }, sekali);
  expect((await staf.call(usulan.kirimUsulan, { idUsulan }, sekali)).message).toBe(message);
  expect((await staf.refused(usulan.kirimUsulan, { idUsulan })).message).toContain("tidak menunggu lagi");
  expect(await divisiBernama(boss, "Riset")).toBe(1);
  expect(await kotak(staf)).toEqual([]);
  const riwayat = await office.sql<{ panggilan: string; idUser: number }[]>`
    select panggilan, id_user from riwayat where jenis = 'divisi' order by id_riwayat desc limit 1`;
  expect(riwayat).toEqual([{ panggilan: "addDivisi", idUser: staf.idUser }]);
  const { body } = await kunci.send(usulan.getHasilUsulan, {});
  expect(body.data).toEqual([expect.objectContaining({ idUsulan, status: "Terkirim", hasil: message })]);
  await office.app.services.jejak.settled();
  const jejak = (await boss.call(jejakKeamanan.getJejakKeamanan, { peristiwa: "pakaiKunci", limit: 100 })).data;
  expect(jejak.map(({ keterangan }) => keterangan)).toEqual(
    expect.arrayContaining(["Asisten: mengusulkan", `Usulan ${idUsulan} dari Asisten dikirim: menambahkan divisi`]),
  );
});

test("two who send the same draft at once do it once", async () => {
  const boss = await office.person("Super Admin");
  const kunci = await makeKunci(office, boss, boss, { usul: true });
  const idUsulan = await berhasil(kunci, "addDivisi", { namaDivisi: "Serentak" });
  const lain = await office.person("Management");
  const jawaban = await Promise.all([boss, lain, boss].map((person) => person.send(usulan.kirimUsulan, { idUsulan })));
  expect(jawaban.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await divisiBernama(boss, "Serentak")).toBe(1);
});

test("a draft is judged by its call before it is kept, and what is left to people or needs files is not proposed", async () => {
  const boss = await office.person("Super Admin");
  const staf = await office.person("Sales", { menu: ["Setting"] });
  const kunci = await makeKunci(office, boss, staf, { usul: true });
  const tolak = async (panggilan: string, isian: object) => (await usulkan(kunci, panggilan, isian)).body;
  expect(await tolak("addDivisi", {})).toMatchObject({ status: 400, errors: [{ field: "namaDivisi" }] });
  expect(await tolak("tidakAda", {})).toMatchObject({ status: 400, errors: [{ field: "panggilan" }] });
  expect(await tolak("addPemasok", { namaPemasok: "CV" })).toMatchObject({
    status: 401,
    message: expect.stringContaining("tidak memiliki akses"),
  });
  const kalimat = {
    getDivisi: "hanya membaca",
    approvePengajuan: "hanya untuk yang login sendiri",
    addKunci: "hanya untuk yang login sendiri",
    ubahPassword: "hanya untuk yang login sendiri",
    login: "hanya untuk yang login sendiri",
    addUsulan: "tidak dapat diusulkan",
    addOrder: "membutuhkan file",
    addBeberapaPo: "beberapa langkah",
  };
  for (const [panggilan, kata] of Object.entries(kalimat)) {
    expect(await tolak(panggilan, {}), panggilan).toMatchObject({
      status: 409,
      message: expect.stringContaining(kata),
    });
  }
  for (const isian of ["bukan objek", [1], { namaDivisi: "A\u0000B" }, { a: "\ud800" }]) {
    expect((await usulkan(kunci, "addDivisi", isian as object)).status, JSON.stringify(isian)).toBe(400);
  }
  const { length } =
    await office.sql`select from usulan u join kunci_api a using (id_kunci) where a.id_kunci = ${kunci.idKunci}`;
  expect(length).toBe(0);
  const orang = await boss.refused(usulan.addUsulan, { panggilan: "addDivisi", isian: { namaDivisi: "X" } });
  expect(orang.message).toBe("Usulan dibuat oleh program dengan Kunci API yang boleh mengusulkan");
  const tanpa = await makeKunci(office, boss, staf, { tulis: true });
  expect((await usulkan(tanpa, "addDivisi", { namaDivisi: "X" })).body.message).toContain("tidak boleh mengusulkan");
  for (const call of [usulan.getUsulan, usulan.kirimUsulan, usulan.tolakUsulan]) {
    expect((await kunci.send(call, { idUsulan: 1 })).status, call.path).toBe(401);
  }
});

test("what cannot be done any more is refused as its call refuses it, and the draft stays", async () => {
  const boss = await office.person("Super Admin");
  const kunci = await makeKunci(office, boss, boss, { usul: true });
  const idUsulan = await berhasil(kunci, "addDivisi", { namaDivisi: "Ganda" });
  await boss.call(divisi.addDivisi, { namaDivisi: "Ganda" });
  const sendiri = await boss.refused(divisi.addDivisi, { namaDivisi: "Ganda" });
  expect(await boss.refused(usulan.kirimUsulan, { idUsulan })).toMatchObject({
    status: sendiri.status,
    message: sendiri.message,
  });
  expect((await kotak(boss)).map((row) => row.idUsulan)).toContain(idUsulan);
  await boss.call(usulan.tolakUsulan, { idUsulan, alasan: "Sudah ada" });
  const { body } = await kunci.send(usulan.getHasilUsulan, {});
  expect(body.data).toEqual([expect.objectContaining({ idUsulan, status: "Ditolak", hasil: "Sudah ada" })]);
  expect((await boss.refused(usulan.tolakUsulan, { idUsulan, alasan: "Lagi" })).status).toBe(409);
});

test("a draft is seen by its key's employee and by who may make its call, and by nobody else", async () => {
  const boss = await office.person("Super Admin");
  const pemilik = await office.person("Sales", { menu: ["Setting", "Produk"] });
  const berhak = await office.person("Sales", { menu: ["Setting"] });
  const lain = await office.person("Logistik", { menu: ["Produk"] });
  const kunci = await makeKunci(office, boss, pemilik, { usul: true });
  const idUsulan = await berhasil(kunci, "addDivisi", { namaDivisi: "Terlihat" });
  const melihat = async (person: Person) => (await kotak(person)).some((row) => row.idUsulan === idUsulan);
  expect([await melihat(pemilik), await melihat(berhak), await melihat(boss), await melihat(lain)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect((await lain.refused(usulan.kirimUsulan, { idUsulan })).status).toBe(409);
  expect((await lain.refused(usulan.tolakUsulan, { idUsulan, alasan: "x" })).status).toBe(409);
  // Who lost the right still sees what the own key drafted, and is told why it cannot be sent.
  await office.sql`update karyawan set menu = '{Produk}' where id_user = ${pemilik.idUser}`;
  const aksi = (await kotak(pemilik)).find((row) => row.idUsulan === idUsulan)?.aksi.kirim;
  expect(aksi).toEqual({ boleh: false, alasan: "Anda tidak memiliki akses untuk menambahkan divisi" });
  expect((await pemilik.refused(usulan.kirimUsulan, { idUsulan })).status).toBe(401);
  await boss.call(kunciApi.cabutKunci, { idKunci: kunci.idKunci });
  expect(await melihat(boss)).toBe(false);
  expect((await boss.refused(usulan.kirimUsulan, { idUsulan })).message).toContain("kuncinya dicabut");
});

test("who sees own customers alone is shown no drafts of other people's keys", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Produk Card", "Sales Order", "Pelanggan"] });
  const lain = await office.person("Sales", { menu: ["Produk Card", "Sales Order", "Pelanggan"] });
  const kunci = await makeKunci(office, boss, sales, { usul: true });
  const idSo = await makeOrder(office, sales, { namaCustomer: "Rahasia Sales" });
  const [row] = await office.sql<
    { idPelanggan: number }[]
  >`select id_pelanggan from so_pelanggan where id_so = ${idSo}`;
  const isian = { idPelanggan: row?.idPelanggan, telepon: "0811", isi: "Menelepon", jenis: "Telepon" };
  const nama = [...PROPOSABLE].find(([path]) => path.endsWith("/addPercakapan"))?.[0] ?? "";
  await berhasil(kunci, nama, isian);
  await office.sql`update perusahaan set pelanggan_sendiri = true`;
  expect(await kotak(lain)).toEqual([]);
  expect(await kotak(sales)).toHaveLength(1);
  expect(JSON.stringify(await kotak(boss))).toContain("Rahasia Sales");
  await office.sql`update perusahaan set pelanggan_sendiri = false`;
});

test("after seven days a draft can no longer be sent; a hundred of one key wait at most", async () => {
  const boss = await office.person("Super Admin");
  const kunci = await makeKunci(office, boss, boss, { usul: true });
  const idUsulan = await berhasil(kunci, "addDivisi", { namaDivisi: "Lama" });
  await office.sql`
    insert into usulan (id_kunci, panggilan, isian, dibuat, berlaku)
    select id_kunci, panggilan, isian, dibuat, berlaku from usulan, generate_series(2, ${USULAN_TERBUKA})
    where id_usulan = ${idUsulan}`;
  const penuh = await usulkan(kunci, "addDivisi", { namaDivisi: "Kelebihan" });
  expect(penuh.body.message).toMatch(/^Sudah 100 usulan dari kunci ini menunggu/);
  const { total, data } = await boss.call(usulan.getUsulan, {});
  expect([total >= USULAN_TERBUKA, data.length]).toEqual([true, USULAN_TERBUKA]);
  await office.travel(new Date(office.now().getTime() + 7 * 86_400_000).toISOString());
  expect((await boss.refused(usulan.kirimUsulan, { idUsulan })).message).toContain("kedaluwarsa");
  expect(await divisiBernama(boss, "Lama")).toBe(0);
  const { body } = await kunci.send(usulan.getHasilUsulan, {});
  expect((body.data as { status: string }[]).every(({ status }) => status === "Kedaluwarsa")).toBe(true);
  await berhasil(kunci, "addDivisi", { namaDivisi: "Kelebihan" });
});

test("numbers, days, lists and names of records stand in a draft as people write them", async () => {
  const boss = await office.person("Super Admin");
  const kunci = await makeKunci(office, boss, boss, { usul: true });
  const idProduk = await makeProduk(office, boss, { namaProduk: "Oven 12 Tray" });
  await berhasil(kunci, po.addPo.path, { idProduk, qty: 1_200 });
  const [row] = (await kotak(boss)).filter(({ panggilan }) => panggilan === po.addPo.path);
  const nilai = Object.fromEntries((row?.isian ?? []).map((isi) => [isi.nama, isi.nilai]));
  expect(nilai).toMatchObject({ idProduk: `Oven 12 Tray (${idProduk})`, qty: "1.200" });
});

test("no two calls that may be proposed share a path, and each is done in one transaction or says that it is not", () => {
  const semua = Object.values(contract).flatMap((calls) => Object.values<Call>(calls));
  const boleh = semua.filter((call) => mayBeProposed(call));
  expect(boleh.length).toBeGreaterThan(60);
  expect(new Set(boleh.map(({ path }) => path)).size).toBe(boleh.length);
});
