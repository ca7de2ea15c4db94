import { expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { setelan } from "#company/perusahaan.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { sweepFormer } from "#platform/files/former.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { riwayat } from "../../riwayat/contract.ts";
import { perusahaan } from "../contract.ts";

const office = openOffice();

const isian = {
  nama: "PT Sinar Pengering",
  alamat: "Jl. Industri 12\nCikarang",
  noTelp: "(021) 8983 4455",
  email: "sales@sinar.id",
  barisBank: "BCA 123 a.n. PT Sinar\nBRI 456 a.n. PT Sinar",
  hariProduksiPl: 45,
  hariProduksiPo: 60,
  hariBackup: 14,
  logo: [] as File[],
};

const berkas = async () => (await office.sql<{ n: number }[]>`select count(*) as n from berkas`)[0]?.n;
const sapu = () => sweepFormer(office.sql, new Date(office.now().getTime() + 3_600_000));

test("the letterhead and the settings are kept, and stand on what is printed from then on", async () => {
  const boss = await office.person("Management");
  await boss.call(perusahaan.updatePerusahaan, { ...isian, logo: [await picture("logo.png", "#0b7267", 200)] });
  const { data } = await boss.call(perusahaan.getPerusahaan, {});
  expect(data).toMatchObject({ nama: "PT Sinar Pengering", hariProduksiPl: 45, pengajuanSendiriOlehOrangLain: true });
  expect(data.logo).toMatch(/^\//);
  expect(await setelan(office.sql)).toMatchObject({ hariProduksiPl: 45, hariProduksiPo: 60 });
  const sales = await office.person("Sales", { menu: [] });
  expect((await sales.call(perusahaan.getKop, {})).data).toEqual({
    nama: "PT Sinar Pengering",
    alamat: "Jl. Industri 12\nCikarang",
    telepon: "(021) 8983 4455",
    email: "sales@sinar.id",
  });
  const idSo = await makeOrder(office, boss);
  const pdf = await boss.call(order.cetakSoPdf, { idSo });
  const text = readPdfText(Buffer.from(pdf.data.base64, "base64")).join(" ");
  for (const said of ["PT Sinar Pengering", "Cikarang", "(021) 8983 4455", "BRI 456"]) expect(text).toContain(said);
  const history = await boss.call(riwayat.getRiwayat, { jenis: "perusahaan", id: "1" });
  expect(history.data[0]?.nama).toBe(boss.nama);
});

test("a new logo takes the old one's place, a removed one leaves nothing behind", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(perusahaan.updatePerusahaan, { ...isian, logo: [await picture("a.png", "#111111")] });
  await sapu();
  const one = await berkas();
  const logo = async () => (await boss.call(perusahaan.getPerusahaan, {})).data.logo?.split("?")[0];
  const lama = await logo();
  await boss.call(perusahaan.updatePerusahaan, { ...isian, logo: [await picture("b.png", "#222222")] });
  expect(await logo()).not.toBe(lama);
  await boss.call(perusahaan.undoLogo, {});
  expect([await logo(), await berkas()]).toEqual([lama, one]);
  await boss.call(perusahaan.updatePerusahaan, isian);
  expect((await boss.call(perusahaan.getPerusahaan, {})).data.logo).not.toBeNull();
  await boss.call(perusahaan.updatePerusahaan, { ...isian, hapusLogo: true });
  expect((await boss.call(perusahaan.getPerusahaan, {})).data.logo).toBeNull();
  await sapu();
  expect(await berkas()).toBe((one ?? 0) - 1);
});

test("who saves an older state is told who was first; wrong values are named; others have no access", async () => {
  const boss = await office.person("Super Admin");
  const { data } = await boss.call(perusahaan.getPerusahaan, {});
  await boss.call(perusahaan.updatePerusahaan, { ...isian, nama: "PT Baru", versi: data.versi });
  const late = await boss.refused(perusahaan.updatePerusahaan, { ...isian, nama: "PT Lama", versi: data.versi });
  expect(late).toMatchObject({ status: 409, message: expect.stringContaining(`diubah oleh ${boss.nama}`) });
  const wrong = await boss.refused(perusahaan.updatePerusahaan, { ...isian, nama: " ", hariProduksiPl: 0 });
  expect(wrong.errors.map((error) => error.field)).toEqual(["nama", "hariProduksiPl"]);
  const admin = await office.person("Admin", { menu: ["Setting"] });
  expect((await admin.send(perusahaan.getPerusahaan, {})).status).toBe(401);
  expect((await admin.send(perusahaan.updatePerusahaan, isian)).status).toBe(401);
});

test("the rule that requests need a second person is changed by a Super Admin alone, and its history says so", async () => {
  const boss = await office.person("Super Admin");
  const management = await office.person("Management");
  const aturan = (nilai: boolean) => ({ ...isian, pengajuanSendiriOlehOrangLain: nilai });
  const sekarang = async (person: Person) => (await person.call(perusahaan.getPerusahaan, {})).data;
  await boss.call(perusahaan.updatePerusahaan, aturan(true));
  const refused = await management.refused(perusahaan.updatePerusahaan, aturan(false));
  const alasan = "Aturan pengajuan sendiri hanya dapat diubah oleh Super Admin";
  expect(refused).toMatchObject({ status: 409, errors: [{ field: "pengajuanSendiriOlehOrangLain", message: alasan }] });
  expect((await sekarang(management)).aksi.ubahAturanPengajuan).toEqual({ boleh: false, alasan });

  // An unchanged value may be sent.
  await management.call(perusahaan.updatePerusahaan, aturan(true));
  await boss.call(perusahaan.updatePerusahaan, aturan(false));
  expect(await sekarang(boss)).toMatchObject({
    pengajuanSendiriOlehOrangLain: false,
    aksi: { ubahAturanPengajuan: { boleh: true } },
  });
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "perusahaan", id: "1" });
  expect(data[0]).toMatchObject({
    nama: boss.nama,
    perubahan: [{ field: "pengajuanSendiriOlehOrangLain", sebelum: "Ya", sesudah: "Tidak" }],
  });
});
