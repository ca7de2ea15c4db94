import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { email } from "#areas/penjualan/email/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening, makeProduk } from "#books/fixtures.ts";
import { allFindings, penyusup } from "#books/periksa/periksa.testing.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { jatuhTempo, jumlahUmur, totalUmur, UMUR } from "#kernel/umur.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer } from "#platform/documents/mail/mailServer.testing.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { bayarUji, belanjaUji, makePemasok } from "../../pemasok/server/pemasok.testing.ts";
import { po } from "../../po/contract.ts";
import { hutang } from "../contract.ts";

const office = openOffice();
const diam = penyusup(office);

const pagi = (hari: string) => office.travel(`${hari}T02:00:00.000Z`);
afterEach(() => pagi("2026-11-20"));

/** What the journal says was owed at the end of a day. */
async function jurnal(hari: string): Promise<number> {
  const [row] = await office.sql<{ sisa: number }[]>`
    select coalesce(sum(b.kredit - b.debit), 0)::bigint as sisa from jurnal_baris b join akun a using (id_akun)
    where a.bawaan = 'hutang-usaha' and b.tanggal <= ${hari}`;
  return row?.sisa ?? 0;
}

const pada = async (person: Person, tanggal?: string) =>
  person.call(hutang.getHutang, { limit: 100, ...(tanggal ? { tanggal } : {}) });

test("what is owed grows old from the day a purchase order is complete, at any date the same as journal and Neraca", async () => {
  await pagi("2026-06-01");
  const boss = await office.person("Super Admin");
  const kas = await isiRekening(office, boss, "BCA RJP", 100_000_000);
  const idProduk = await makeProduk(office, boss, { namaProduk: "Oven", hargaBeli: 1_000_000 });
  const tempo14 = await makePemasok(boss, "Tempo Pendek", { termin: 14, telepon: "081234567890" });
  const biasa = await makePemasok(boss, "Termin Biasa");
  const lama = await belanjaUji(boss, { idProduk, qty: 3, idPemasok: tempo14, datang: 3 });
  const separuh = await belanjaUji(boss, { idProduk, qty: 4, idPemasok: biasa, datang: 1 });
  await pagi("2026-06-20");
  await boss.call(po.updatePoSelesai, { idPo: separuh, selesai: 3 });
  await belanjaUji(boss, { idProduk, qty: 2, datang: 2 });
  await pagi("2026-08-20");
  expect((await bayarUji(boss, lama, kas)).status).toBe(200);

  const umur = async (tanggal: string) => {
    const { data, total, jumlah } = await pada(boss, tanggal);
    expect([totalUmur(jumlah as never), jumlah.sisa]).toEqual([total, total]);
    expect(total).toBe(await jurnal(tanggal));
    return data.map((row) => [row.nama, row.hari, ...UMUR.map((umur) => row[umur])]);
  };
  expect(await umur("2026-05-31")).toEqual([]);
  // Nothing is due before the last unit came.
  expect(await umur("2026-06-15")).toEqual([
    ["Tempo Pendek", 0, 0, 3_000_000, 0, 0, 0],
    ["Termin Biasa", null, 1_000_000, 0, 0, 0, 0],
  ]);
  expect(await umur("2026-08-19")).toEqual([
    ["Tempo Pendek", 65, 0, 0, 0, 3_000_000, 0],
    ["Termin Biasa", 30, 0, 4_000_000, 0, 0, 0],
    ["Tanpa pemasok", 30, 0, 2_000_000, 0, 0, 0],
  ]);
  expect(await umur("2026-08-20")).toEqual([
    ["Termin Biasa", 31, 0, 0, 4_000_000, 0, 0],
    ["Tanpa pemasok", 31, 0, 0, 2_000_000, 0, 0],
  ]);
  for (const tanggal of ["2026-06-10", "2026-06-30", "2026-08-20"]) {
    const { data } = await boss.call(neraca.getNeraca, { tglToday: tanggal });
    expect((await pada(boss, tanggal)).total).toBe(data.at(-1)?.hutangUsaha);
  }

  const per = async (input: Record<string, string>) =>
    (await boss.call(hutang.getHutangPo, { tanggal: "2026-08-19", ...input })).data;
  expect(await per({ idPemasok: String(tempo14) })).toMatchObject([
    { idPo: lama, datang: 3, sejak: "2026-06-01", jatuhTempo: "2026-06-15", hari: 65, sisa: 3_000_000 },
  ]);
  expect(await per({ tanpaPemasok: "true" })).toMatchObject([
    { nama: "Tanpa pemasok", idPemasok: null, sisa: 2_000_000 },
  ]);
  expect(await per({ umur: "umur61" })).toMatchObject([{ idPo: lama }]);
  expect(await per({ umur: "belum" })).toEqual([]);
  expect((await per({ cari: "termin" })).map(({ idPo }) => idPo)).toEqual([separuh]);
  expect((await boss.call(hutang.getHutang, { cari: "TANPA" })).data).toMatchObject([
    { idPemasok: null, sisa: 2_000_000 },
  ]);

  // What is late waits on the dashboard for whoever has the menu, without amounts.
  const kasir = await office.person("Kasir", { menu: ["Dashboard", "Hutang"] });
  const gudang = await office.person("Logistik", { menu: ["Dashboard", "Purchase Order"] });
  const penjual = await office.person("Sales", { menu: ["Dashboard", "Invoice"] });
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "hutangLewat");
  expect(await tugas(kasir)).toMatchObject({
    jumlah: 2,
    daftar: [
      { keterangan: "Termin Biasa", tanggal: "2026-07-20", nominal: null },
      { keterangan: "Tanpa pemasok", nominal: null },
    ],
  });
  const { data: semua } = await kasir.call(dashboard.getDaftarTugas, { jenis: "hutangLewat" });
  expect(semua.map(({ nominal }) => nominal)).toEqual([null, null]);
  expect((await tugas(boss))?.daftar.map(({ nominal }) => nominal)).toEqual([4_000_000, 2_000_000]);
  expect(await tugas(gudang)).toBeUndefined();
  expect(await tugas(penjual)).toBeUndefined();

  const { data: pdf } = await boss.call(hutang.cetakHutangPdf, { idPemasok: tempo14, tanggal: "2026-08-19" });
  const teks = readPdfText(Buffer.from(pdf.base64, "base64")).join(" ");
  for (const kata of ["PERNYATAAN HUTANG", "Tempo Pendek", lama, "15-06-2026", "lewat 65 hari", "3.000.000"]) {
    expect(teks).toContain(kata);
  }
  expect(pdf.nama).toBe("Hutang Tempo Pendek 19-08-2026.pdf");
});

test("the statement goes to the supplier by mail, with the real state of the mail in its history", async () => {
  const boss = await office.person("Management");
  const sales = await office.person("Sales", { menu: ["Purchase Order"] });
  await office.sql`update perusahaan set nama = 'PT Sinar Pengering'`;
  const idProduk = await makeProduk(office, boss, { hargaBeli: 2_500_000 });
  const idPemasok = await makePemasok(boss, "Surat Jaya");
  await belanjaUji(boss, { idProduk, qty: 2, idPemasok, datang: 2 });
  expect((await sales.send(hutang.kirimHutangPdf, { idPemasok })).status).toBe(401);
  expect(await boss.refused(hutang.kirimHutangPdf, { idPemasok })).toMatchObject({
    status: 409,
    errors: [{ field: "email", message: "Isi email pemasok dahulu untuk dapat mengirim pernyataan" }],
  });
  const { url, received } = await mailServer();
  Object.assign(office.app.services, { mailer: openMailer({ smtp: { url, from: "Kantor <kantor@contoh.id>" } }) });
  const { data: draf } = await boss.call(hutang.getDrafHutang, { idPemasok });
  expect(draf).toMatchObject({ alamat: "", perihal: "Pernyataan hutang PT Sinar Pengering" });
  const isi = draf.isi.replace("Mohon dikabari", "Tolong dikabari");
  const { message } = await boss.call(hutang.kirimHutangPdf, { idPemasok, email: "surat@contoh.id", isi });
  expect(message).toBe("Email berhasil dikirim ke surat@contoh.id");
  expect(received[0]?.to).toEqual(["surat@contoh.id"]);
  expect(received[0]?.content).toContain("Surat Jaya");
  expect(received[0]?.content).toContain("Tolong dikabari");
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "pemasok", id: String(idPemasok) });
  expect(data[0]).toMatchObject({
    panggilan: "kirimHutangPdf",
    perubahan: [{ label: "Pernyataan Hutang", sesudah: "Email ke surat@contoh.id: Terkirim" }],
  });
  expect((await boss.call(email.getEmailKeluar, {})).data[0]).toMatchObject({
    status: "Terkirim",
    pemasok: { idPemasok, nama: "Surat Jaya" },
  });

  const asing = 999_999 as typeof idPemasok;
  const banyak = await boss.call(hutang.cetakHutangBanyak, { idPemasok: [idPemasok, asing] });
  expect(readPdfText(Buffer.from(banyak.data.pdf?.base64 ?? "", "base64")).join(" ")).toContain("Surat Jaya");
  expect(banyak.data.hasil.map(({ status }) => status)).toEqual([200, 404]);
  expect((await boss.call(hutang.kirimHutangBanyak, { idPemasok: [idPemasok] })).data).toEqual([
    { id: String(idPemasok), status: 409, message: "Isi email pemasok dahulu untuk dapat mengirim pernyataan" },
  ]);
});

test("amounts are for those who may see purchase prices; without the menu nothing is seen; no day after today", async () => {
  const boss = await office.person("Management");
  const kasir = await office.person("Kasir", { menu: ["Hutang"] });
  const sales = await office.person("Sales", { menu: ["Sales Order", "Purchase Order", "Invoice", "Pengajuan"] });
  const idProduk = await makeProduk(office, boss, { hargaBeli: 7_654_321 });
  const idPemasok = await makePemasok(boss, "Rahasia Jaya");
  await belanjaUji(boss, { idProduk, idPemasok, datang: 1 });
  const dilihat = await kasir.call(hutang.getHutang, { cari: "rahasia", urut: "-sisa" });
  expect(dilihat.data).toMatchObject([{ nama: "Rahasia Jaya", jumlahPo: 1, hari: -30, sisa: null, belum: null }]);
  expect([dilihat.total, dilihat.jumlah.sisa]).toEqual([null, null]);
  const perPo = await kasir.call(hutang.getHutangPo, { idPemasok });
  expect(perPo.data).toMatchObject([{ datang: 1, sisa: null, aksi: { bayar: { boleh: false } } }]);
  expect(JSON.stringify([dilihat, perPo])).not.toContain("7654321");
  expect((await kasir.send(hutang.cetakHutangPdf, { idPemasok })).status).toBe(401);
  for (const call of [hutang.getHutang, hutang.getHutangPo, hutang.exportHutang]) {
    expect((await sales.send(call, {})).status, call.path).toBe(401);
  }
  const besok = await boss.refused(hutang.getHutang, { tanggal: "2026-11-21" });
  expect(besok.errors).toEqual([{ field: "tanggal", message: "Tanggal tidak boleh setelah hari ini" }]);
  expect((await boss.send(hutang.getHutang, { tanggal: "kemarin" })).status).toBe(400);
  const [ekspor, sensor] = [await boss.send(hutang.exportHutang, {}), await kasir.send(hutang.exportHutang, {})];
  expect([ekspor.status, sensor.status]).toEqual([200, 200]);
  expect(ekspor.headers["content-disposition"]).toContain("Export%20Hutang-20-11-2026.xlsx");
});

test("whatever is ordered, comes and is paid on which day: on every day the ages add up to what the journal says is owed", async () => {
  await pagi("2026-01-05");
  const boss = await office.person("Super Admin");
  const kas = await isiRekening(office, boss, "BCA Aneka", 900_000_000);
  const produk = await makeProduk(office, boss, { hargaBeli: 1_000 });
  const pemasok: (Id<"pemasok"> | undefined)[] = [undefined];
  for (const termin of [0, 7, 45]) pemasok.push(await makePemasok(boss, `Termin ${termin}`, { termin }));
  const satu = fc.record({
    jeda: fc.nat(25),
    pemasok: fc.nat(3),
    harga: fc.integer({ min: 1, max: 9_999 }),
    datang: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    bayar: fc.boolean(),
    urung: fc.boolean(),
  });
  let hari: Tanggal = "2026-01-05" as Tanggal;
  await fc.assert(
    fc.asyncProperty(fc.array(satu, { minLength: 2, maxLength: 4 }), async (semua) => {
      for (const { jeda, harga, datang, bayar, urung, ...pilih } of semua) {
        const qty = datang.reduce((sum, units) => sum + units, 0);
        const idPemasok = pemasok[pilih.pemasok];
        const dari = idPemasok === undefined ? {} : { idPemasok, hargaPemasok: harga };
        const idPo = await belanjaUji(boss, { idProduk: produk, qty, ...dari });
        for (const selesai of datang) {
          const { data } = await boss.call(po.getDetailPo, { idPo });
          await boss.call(po.updatePoSelesai, { idPo, selesai });
          hari = jatuhTempo(hari, jeda);
          await pagi(hari);
          if (urung) {
            await boss.call(po.undoPoSelesai, { idPo, selesai, qtySelesai: data.qtySelesai + selesai });
            hari = jatuhTempo(hari, jeda);
            await pagi(hari);
            if (!bayar) break;
            await boss.call(po.updatePoSelesai, { idPo, selesai });
          }
        }
        if (urung && !bayar) await boss.call(po.cancelPo, { idPo });
        if (bayar) await bayarUji(boss, idPo, kas);
      }
    }),
    { ...few(4), endOnFailure: true },
  );
  await pagi(jatuhTempo(hari, 60));
  const akhir = jakartaToday(office.now());
  for (let pada = "2026-01-04" as Tanggal; pada < akhir; pada = jatuhTempo(pada, 17)) {
    const { data, total, jumlah } = await boss.call(hutang.getHutangPo, { limit: 100, tanggal: pada });
    const dihitung = jumlahUmur(data.map(({ hari, sisa }) => ({ hari: hari ?? -1, sisa: sisa as never })));
    expect({ ...jumlah }).toMatchObject(dihitung);
    const lembar = (await boss.call(neraca.getNeraca, { tglToday: pada })).data.at(-1);
    expect([total, totalUmur(dihitung), lembar?.hutangUsaha]).toEqual(Array(3).fill(await jurnal(pada)));
    const per = await boss.call(hutang.getHutang, { limit: 100, tanggal: pada });
    expect([per.total, per.jumlah]).toEqual([total, jumlah]);
    expect(per.data.reduce((sum, row) => sum + (row.sisa ?? 0), 0)).toBe(total);
  }
  await boss.call(tutupBuku.closeBulan, { bulan: "2026-02" });
  const disimpan = await office.sql<{ akhir: string; nominal: number }[]>`
    select to_char(bulan + interval '1 month' - interval '1 day', 'YYYY-MM-DD') as akhir,
      coalesce(sum(nominal) filter (where laporan = 'Neraca' and kunci = 'hutang'), 0)::bigint as nominal
    from tutup_buku_angka where bulan >= '2026-01-01' group by bulan`;
  for (const { akhir, nominal } of disimpan) expect(nominal, akhir).toBe(await jurnal(akhir));
});

test("what no longer agrees with the journal is found, with its purchase order; so are prices and merged suppliers", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 5_000 });
  const [a, b] = [await makePemasok(boss, "Induk"), await makePemasok(boss, "Anak")];
  const idPo = await belanjaUji(boss, { idProduk, qty: 2, idPemasok: a, datang: 2 });
  const ketahuan = async (kecurangan: string, kembali: string, temuan: RegExp) => {
    await diam(kecurangan);
    expect(await allFindings(office), kecurangan).toContainEqual(expect.stringMatching(temuan));
    await diam(kembali);
    expect(await allFindings(office), kembali).toEqual([]);
  };
  const milik = `where id_po = '${idPo}'`;
  await ketahuan(
    `update po set status_pembayaran = true, tgl_lunas = tgl_order ${milik}`,
    `update po set status_pembayaran = false, tgl_lunas = null ${milik}`,
    new RegExp(`^${idPo}: PO 0, jurnal 10000$`),
  );
  await ketahuan(
    `update po set harga_satuan = 5001 ${milik}`,
    `update po set harga_satuan = 5000 ${milik}`,
    /^2026-11-30: PO \d+, jurnal \d+$/,
  );
  await ketahuan(
    `update produk_pemasok set harga_terakhir = 4999 ${milik}`,
    `update produk_pemasok set harga_terakhir = 5000 ${milik}`,
    /^produk \d+ dari pemasok \d+: 1 PO, 4999/,
  );
  await ketahuan(
    `update pemasok set digabung_ke = ${a}, pokok = (select min(id_pemasok) from pemasok) where id_pemasok = ${b}`,
    `update pemasok set digabung_ke = null, pokok = id_pemasok where id_pemasok = ${b}`,
    /^Anak: berakhir di/,
  );
});
