import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import type { Tanggal } from "#kernel/types.ts";
import { totalUmur, umurDari } from "#kernel/umur.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer } from "#platform/documents/mail/mailServer.testing.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { few } from "#test/support/cases.ts";
import { sheetRows } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { bernama } from "../../email/server/email.testing.ts";
import { pelanggan } from "../../pelanggan/contract.ts";
import { pelangganDari, terkirim } from "../../pelanggan/server/pelanggan.testing.ts";
import { piutang } from "../contract.ts";

const office = openOffice();
const mempergoki = pemergok(office);
let boss: Person;
let kasir: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  kasir = await office.person("Kasir", { menu: ["Invoice", "Piutang"] });
  await bernama(office);
});

const budi = { namaCustomer: "Budi", customerInstansi: "CV Maju", noTelp: "081234567890", email: "budi@contoh.id" };
const siti = { namaCustomer: "Siti", customerInstansi: "PT Tani", noTelp: "085700001111" };
const daftar = async (input: object = {}) => kasir.call(piutang.getPiutang, input);
const hari = (text: string) => text as Tanggal;

/** Piutang Usaha of the journal. */
async function menurutJurnal(tanggal: string): Promise<number> {
  const [row] = await office.sql<{ saldo: number }[]>`
    select coalesce(sum(saldo), 0)::bigint as saldo from jurnal_harian join akun using (id_akun)
    where bawaan = 'piutang' and tanggal <= ${tanggal}`;
  return row?.saldo ?? 0;
}

test("what customers owe stands by age on every day, and equals the journal", async () => {
  const pertama = await terkirim(office, boss, budi);
  await office.travel("2026-12-20T02:00:00.000Z");
  await terkirim(office, boss, siti, 1_000_000);
  await office.travel("2027-01-25T02:00:00.000Z");
  const kini = await daftar();
  expect(kini.tanggal).toBe("2027-01-25");
  expect(kini.data).toMatchObject([
    {
      nama: "Budi",
      sisa: 6_000_000,
      umur31: 6_000_000,
      tempoTerlama: "2026-12-20",
      hariTerlama: 36,
      jumlahOrder: 1,
    },
    { nama: "Siti", sisa: 9_000_000, umur0: 9_000_000, tempoTerlama: "2027-01-19", hariTerlama: 6 },
  ]);
  expect(kini.total).toBe(15_000_000);
  expect(kini.jumlah).toEqual({
    belum: 0,
    umur0: 9_000_000,
    umur31: 6_000_000,
    umur61: 0,
    umur91: 0,
  });
  // A payment of today changes nothing of yesterday.
  await makeInvoice(office, boss, pertama);
  expect((await daftar()).data.map((row) => row.nama)).toEqual(["Siti"]);
  const kemarin = await daftar({ tanggal: "2027-01-24" });
  expect(kemarin.data.map((row) => [row.nama, row.sisa])).toEqual([
    ["Budi", 6_000_000],
    ["Siti", 9_000_000],
  ]);
  for (const pada of ["2026-11-19", "2026-11-20", "2026-12-19", "2026-12-20", "2027-01-24", "2027-01-25"]) {
    const { jumlah, total } = await daftar({ tanggal: pada });
    expect([pada, total, totalUmur(jumlah)]).toEqual([pada, await menurutJurnal(pada), total]);
  }
  const { data } = await boss.call(laporanBuku.getNeracaBukuBesar, { tanggal: hari("2027-01-25") });
  expect(JSON.stringify(data)).toContain("9000000");
});

test("the termin of a customer counts before that of the company", async () => {
  const idSo = await terkirim(office, boss, { ...budi, namaCustomer: "Termin", noTelp: "085711112222" });
  const idPelanggan = await pelangganDari(office, idSo);
  const { data: row } = await boss.call(pelanggan.getDetailPelanggan, { idPelanggan });
  const { instansi, nama, telepon, email, alamat, npwp, catatan, versi, sales } = row;
  const isian = {
    idPelanggan,
    instansi,
    nama,
    telepon,
    email,
    alamat,
    npwp,
    catatan,
    versi,
    idSales: sales?.idUser ?? null,
  };
  await boss.call(pelanggan.updatePelanggan, { ...isian, termin: 7 });
  const { data } = await kasir.call(piutang.getPernyataan, { idPelanggan });
  expect(data.order).toMatchObject([
    { idSo, jatuhTempo: "2027-02-01", hari: -7, sisa: 6_000_000, tagihan: 10_000_000 },
  ]);
  const dua = (await daftar({ cari: "termin", umur: "belum" })).data;
  expect(dua).toMatchObject([{ nama: "Termin", belum: 6_000_000 }]);
  expect((await daftar({ cari: "termin", umur: "umur0" })).data).toEqual([]);
  expect((await daftar({ cari: "termin", umur: "umur0" })).total).toBe(0);
});

test("a statement is printed, and mailed with the real state of the mail", async () => {
  const [siapa] = (await daftar({ cari: "siti" })).data;
  const idPelanggan = siapa?.idPelanggan ?? (0 as never);
  const { data } = await kasir.call(piutang.cetakPernyataan, { idPelanggan });
  const text = readPdfText(Buffer.from(data.base64, "base64")).join(" ");
  for (const part of ["PERNYATAAN PIUTANG", "Siti (PT Tani)", "Rp 9.000.000", "PT Sinar Pengering"])
    expect(text).toContain(part);
  expect(await kasir.refused(piutang.kirimPernyataan, { idPelanggan })).toMatchObject({ status: 409 });
  const { url, received } = await mailServer();
  const surat = (server: string | null) =>
    Object.assign(office.app.services, {
      mailer: openMailer({ smtp: server === null ? null : { url: server, from: "Kantor <kantor@contoh.id>" } }),
    });
  surat(null);
  expect((await kasir.send(piutang.kirimPernyataan, { idPelanggan, email: "siti@contoh.id" })).status).toBe(503);
  surat(url);
  const { data: draf } = await kasir.call(piutang.getDrafPernyataan, { idPelanggan });
  expect(draf).toMatchObject({
    perihal: "Pernyataan piutang PT Sinar Pengering",
    isi: expect.stringContaining("Siti"),
  });
  await kasir.call(piutang.kirimPernyataan, { idPelanggan, email: "siti@contoh.id" });
  expect(received).toHaveLength(1);
  expect(received[0]?.content).toContain("Pernyataan");
  await kasir.call(piutang.catatPengingat, { idPelanggan, cara: "WhatsApp", catatan: "" });
  const ingat = (await kasir.call(piutang.getPengingat, { idPelanggan })).data;
  expect(ingat.map(({ cara, nominal, terlambat, email }) => [cara, nominal, terlambat, email?.status ?? null])).toEqual(
    [
      ["WhatsApp", 9_000_000, 9_000_000, null],
      ["Email", 9_000_000, 9_000_000, "Terkirim"],
      ["Email", 9_000_000, 9_000_000, "Gagal"],
    ],
  );
  expect((await daftar({ cari: "siti" })).data[0]?.pengingatTerakhir).toMatchObject({ cara: "WhatsApp" });
  const mails = (await boss.call(pelanggan.getEmailPelanggan, { idPelanggan })).data;
  expect(mails.map((row) => [row.dokumen, row.status])).toEqual([
    [null, "Terkirim"],
    [null, "Gagal"],
  ]);
  const sales = await office.person("Sales");
  expect(await sales.refused(piutang.catatPengingat, { idPelanggan, cara: "WhatsApp", catatan: "" })).toMatchObject({
    status: 401,
  });
});

test("several statements are one PDF, one file or several mails, each with its result", async () => {
  const { url, received } = await mailServer();
  Object.assign(office.app.services, { mailer: openMailer({ smtp: { url, from: "Kantor <kantor@contoh.id>" } }) });
  const rows = (await daftar()).data;
  const semua = rows.map(({ idPelanggan }) => idPelanggan);
  const asing = 999_999 as (typeof semua)[number];
  const { data } = await kasir.call(piutang.cetakPernyataanBanyak, { idPelanggan: [...semua, asing] });
  const halaman = readPdfText(Buffer.from(data.pdf?.base64 ?? "", "base64"));
  expect(halaman).toHaveLength(rows.length);
  rows.forEach(({ nama }, at) => {
    expect(halaman[at]).toContain(nama);
  });
  expect(data.hasil.at(-1)).toMatchObject({ id: String(asing), status: 404 });
  const kirim = await kasir.call(piutang.kirimPernyataanBanyak, { idPelanggan: semua });
  expect(kirim.data.map(({ status }) => status)).toEqual(rows.map(({ email }) => (email === "" ? 409 : 200)));
  expect(received.map(({ to }) => to[0])).toEqual(rows.flatMap(({ email }) => (email === "" ? [] : [email])));
  const { raw } = await kasir.send(piutang.exportPiutang, { idPelanggan: semua.slice(0, 1) });
  expect((await sheetRows(raw)).map((row) => row.Nama)).toContain(rows[0]?.nama);
});

test("the text for WhatsApp names what is open, since when, and where to pay", async () => {
  await office.sql`update perusahaan set baris_bank = 'BCA 123 a.n. PT Sinar'`;
  const [siapa] = (await daftar({ cari: "siti" })).data;
  const { data } = await kasir.call(piutang.getPernyataan, { idPelanggan: siapa?.idPelanggan ?? (0 as never) });
  expect(data.pesan).toContain("Yth. Siti (PT Tani),");
  expect(data.pesan).toMatch(/- SO-\d+-\d+ \/ INV-\d+-\d+: Rp 9\.000\.000, jatuh tempo 19-01-2027 \(lewat 6 hari\)/);
  expect(data.pesan).toContain("BCA 123 a.n. PT Sinar");
  const lunas = await boss.call(pelanggan.getPelanggan, { cari: "budi" });
  const idPelanggan = lunas.data[0]?.idPelanggan ?? (0 as never);
  expect((await kasir.call(piutang.getPernyataan, { idPelanggan })).data).toMatchObject({
    order: [],
    pelanggan: { sisa: 0 },
  });
  expect(await kasir.refused(piutang.catatPengingat, { idPelanggan, cara: "Telepon", catatan: "" })).toMatchObject({
    message: "Budi tidak mempunyai piutang",
  });
  expect(await kasir.refused(piutang.cetakPernyataan, { idPelanggan })).toMatchObject({ status: 409 });
});

test("overdue receivables are tasks of whoever has the menu", async () => {
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find((row) => row.jenis === "piutangTerlambat");
  const penagih = await office.person("Kasir", { menu: ["Dashboard", "Piutang", "Invoice"] });
  expect(await tugas(penagih)).toMatchObject({ jumlah: 1, daftar: [{ id: "Siti", tanggal: "2027-01-19" }] });
  expect(await tugas(await office.person("Sales", { menu: ["Dashboard", "Sales Order"] }))).toBeUndefined();
});

test("the export has a row for each customer or each order", async () => {
  for (const perOrder of [false, true]) {
    const { status, headers } = await kasir.send(piutang.exportPiutang, { perOrder });
    expect([status, headers["content-disposition"]]).toEqual([
      200,
      expect.stringContaining("Export%20Piutang-25-01-2027"),
    ]);
  }
  for (const tanggal of ["2027-13-01", "2027-01-26"]) {
    for (const call of [piutang.getPiutang, piutang.exportPiutang]) {
      expect(await kasir.refused(call, { tanggal })).toMatchObject({ status: 400, errors: [{ field: "tanggal" }] });
    }
  }
});

test("the books check finds a debt without its customer, and one that is not the journal's", async () => {
  const [satu] = await office.sql<{ idSo: string; saldo: number }[]>`
    select id_so, saldo from jurnal_piutang where saldo > 0 limit 1`;
  const idPelanggan = await pelangganDari(office, satu?.idSo ?? "");
  await mempergoki(
    `delete from so_pelanggan where id_so = '${satu?.idSo}'`,
    `insert into so_pelanggan values ('${satu?.idSo}', ${idPelanggan})`,
    /^Piutang: pelanggan \d+, jurnal \d+$/,
  );
  await mempergoki(
    `update piutang_terbuka set sisa = sisa + 1000 where id_so = '${satu?.idSo}'`,
    `update piutang_terbuka set sisa = sisa - 1000 where id_so = '${satu?.idSo}'`,
    /piutang di layar/,
  );
  await mempergoki(
    `update piutang_terbuka set tanggal = tanggal - 1 where id_so = '${satu?.idSo}'`,
    `update piutang_terbuka set tanggal = tanggal + 1 where id_so = '${satu?.idSo}'`,
    /pelanggan \d+, invoice INV-[-0-9]+ per [-0-9]+, seharusnya pelanggan \d+/,
  );
});

test("whatever is paid and delivered when, the ages of each day add up to Piutang Usaha", async () => {
  const langkah = fc.record({
    hari: fc.integer({ min: 0, max: 45 }),
    siapa: fc.constantFrom(budi, siti),
    dp: fc.integer({ min: 1, max: 9_999_999 }),
    lunas: fc.boolean(),
  });
  let kini = Date.parse("2027-02-01T02:00:00Z");
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 1, maxLength: 4 }), async (semua) => {
      for (const { hari: maju, siapa, dp, lunas } of semua) {
        kini += maju * 86_400_000;
        await office.travel(new Date(kini).toISOString());
        const idSo = await terkirim(office, boss, siapa, dp);
        if (lunas) await makeInvoice(office, boss, idSo);
      }
      for (const mundur of [0, 1, 17, 40, 91]) {
        const pada = new Date(kini - mundur * 86_400_000).toISOString().slice(0, 10);
        const { jumlah, total, data } = await daftar({ tanggal: pada, limit: 100 });
        expect(total).toBe(await menurutJurnal(pada));
        expect(totalUmur(jumlah)).toBe(total);
        expect(data.reduce((sum, row) => sum + row.sisa, 0)).toBe(total);
        for (const row of data) {
          const { order } = (
            await kasir.call(piutang.getPernyataan, { idPelanggan: row.idPelanggan, tanggal: hari(pada) })
          ).data;
          expect(order.reduce((sum, one) => sum + one.sisa, 0)).toBe(row.sisa);
          expect(order.filter((one) => umurDari(one.hari) === "umur0").reduce((sum, one) => sum + one.sisa, 0)).toBe(
            row.umur0,
          );
        }
      }
    }),
    few(4),
  );
});
