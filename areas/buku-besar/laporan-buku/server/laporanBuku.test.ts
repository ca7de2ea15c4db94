import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { pagi, setahun } from "#areas/laporan/server/setahun.testing.ts";
import { rekeningBernama } from "#books/fixtures.ts";
import type { Tanggal } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { laporanBuku } from "../contract.ts";
import { type LembarBuku, tanpaNol } from "../lembar.ts";
import { geser } from "../masa.ts";

const office = openOffice();
let boss: Person;
const AKHIR = "2026-06-15" as Tanggal;

beforeAll(async () => {
  boss = await office.person("Super Admin");
  await setahun(office, boss);
});

const nilai = (lembar: LembarBuku, nama: string, kolom = 0, tabel = 0): number =>
  lembar.tabel[tabel]?.baris.find((row) => row.nama === nama && row.jenis !== "judul")?.nilai[kolom] ?? 0;
const lines = (lembar: LembarBuku, kolom = 0, tabel = 0) =>
  (lembar.tabel[tabel]?.baris ?? []).filter(({ jenis }) => jenis === "isi").map((row) => row.nilai[kolom] ?? 0);
const jumlah = (angka: readonly number[]) => angka.reduce((sum, satu) => sum + satu, 0);

const saldo = async (tanggal: string) => (await boss.call(laporanBuku.getNeracaSaldo, { tanggal })).data;
const sheet = async (tanggal: string) => (await boss.call(laporanBuku.getNeracaBukuBesar, { tanggal })).data;
const laba = async (dari: string, sampai: string) =>
  (await boss.call(laporanBuku.getLabaRugiAkrual, { dari, sampai })).data;
const arus = async (dari: string, sampai: string) => (await boss.call(laporanBuku.getArusKas, { dari, sampai })).data;

/** Days in the year of the story and around it. */
const hari = fc.integer({ min: 0, max: 290 }).map((lalu) => geser(AKHIR, -lalu));

test("the balance sheet balances on every day, and its money, stock, debts and assets are those of the specified one", async () => {
  await fc.assert(
    fc.asyncProperty(hari, async (tanggal) => {
      const [lembar, { data: tertentu }] = await Promise.all([
        sheet(tanggal),
        boss.call(neraca.getNeraca, { tglToday: tanggal }),
      ]);
      const lama = tertentu.at(-1);
      if (!lama) throw new Error("Neraca has no column");
      for (const [kolom] of lembar.tabel[0]?.kolom.entries() ?? []) {
        expect(nilai(lembar, "Total Aset", kolom)).toBe(nilai(lembar, "Total Kewajiban dan Ekuitas", kolom));
      }
      const kas = ["Kas Kecil", "Kas Management", "BCA RJP", "BCA Aneka", "BRI RJP", "BRI Aneka"];
      expect(kas.map((nama) => nilai(lembar, nama))).toEqual([
        lama.kasKecil,
        lama.kasManagement,
        lama.bcaRjp,
        lama.bcaAneka,
        lama.briRjp,
        lama.briAneka,
      ]);
      expect(nilai(lembar, "Persediaan")).toBe(lama.persediaanStok);
      expect(nilai(lembar, "Hutang Usaha")).toBe(lama.hutangUsaha);
      for (const { namaKategori, totalNilaiPenyusutan } of lama.asset) {
        const buku = nilai(lembar, namaKategori) + nilai(lembar, `Akumulasi Penyusutan ${namaKategori}`);
        expect([tanggal, namaKategori, buku]).toEqual([tanggal, namaKategori, totalNilaiPenyusutan]);
      }
    }),
    { ...few(15), examples: [["2026-01-31"], ["2026-02-28"], ["2026-04-20"], ["2026-05-31"], [AKHIR]] as [Tanggal][] },
  );
});

test("the trial balance of every day has equal sides, and its accounts end where the balance sheet has them", async () => {
  await fc.assert(
    fc.asyncProperty(hari, async (tanggal) => {
      const [percobaan, lembar] = await Promise.all([saldo(tanggal), sheet(tanggal)]);
      const [awal, debit, kredit, akhirDebit, akhirKredit] = [0, 1, 2, 3, 4].map((kolom) =>
        nilai(percobaan, "Total", kolom),
      );
      expect([awal, debit, akhirDebit]).toEqual([0, kredit, akhirKredit]);
      for (const row of percobaan.tabel[0]?.baris ?? []) {
        const [mulai = 0, masuk = 0, keluar = 0, kiri, kanan] = row.nilai.map((angka) => angka ?? 0);
        if (row.jenis === "isi") expect((mulai ?? 0) + (masuk ?? 0) - (keluar ?? 0)).toBe((kiri ?? 0) - (kanan ?? 0));
      }
      const akhir = (nama: string) => nilai(percobaan, nama, 3) - nilai(percobaan, nama, 4);
      for (const nama of ["BCA RJP", "Piutang Usaha", "Persediaan"]) expect(akhir(nama)).toBe(nilai(lembar, nama));
      for (const nama of ["Hutang Usaha", "Uang Muka Pelanggan", "Saldo Awal", "Laba Tahun-Tahun Lalu"])
        expect(akhir(nama) || 0).toBe(-nilai(lembar, nama) || 0);
    }),
    few(15),
  );
});

test("money that came before the goods left is a debt to the customer, not income", async () => {
  // Rp 8.000.000 were paid and the goods left on 28 January; they were back from 10 February to 31 March.
  const [januari, februari, mei] = [await sheet("2026-01-31"), await sheet("2026-02-28"), await sheet("2026-05-31")];
  expect(nilai(januari, "Piutang Usaha")).toBe(10_000_000);
  expect([nilai(februari, "Piutang Usaha"), nilai(februari, "Uang Muka Pelanggan")]).toEqual([0, 8_000_000]);
  expect(nilai(mei, "Uang Muka Pelanggan")).toBe(0);
  const uangMuka = februari.tabel[0]?.baris.find(({ nama }) => nama === "Uang Muka Pelanggan");
  const piutang = januari.tabel[0]?.baris.find(({ nama }) => nama === "Piutang Usaha");
  expect(uangMuka?.idAkun).toBe(piutang?.idAkun);
  const maret = await laba("2026-02-01", "2026-02-28");
  expect(nilai(maret, "Penjualan Bersih")).toBe(-18_000_000);
});

test("the results of times that follow each other add up, and are what the equity grew by", async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(hari, hari, hari), async (tiga) => {
      const [satu, dua, akhir] = tiga.toSorted() as [Tanggal, Tanggal, Tanggal];
      const dari = `${akhir.slice(0, 4)}-01-01` as Tanggal;
      if (satu < dari || satu === dua) return;
      const bersih = (lembar: LembarBuku, kolom = 0) => nilai(lembar, "Laba Bersih", kolom);
      const [kiri, kanan, penuh] = await Promise.all([laba(satu, geser(dua, -1)), laba(dua, akhir), laba(satu, akhir)]);
      expect(bersih(kiri) + bersih(kanan)).toBe(bersih(penuh));
      const tahun = penuh.tabel[0]?.kolom.findIndex((kolom) => kolom.dari === dari && kolom.sampai === akhir) ?? -1;
      expect(bersih(penuh, tahun)).toBe(nilai(await sheet(akhir), "Laba Tahun Berjalan"));
    }),
    few(15),
  );
});

test("the year's result: sales less what the goods cost, less what was needed; a need stands below its komponen", async () => {
  const lembar = await laba("2026-01-01", AKHIR);
  const [tabel] = lembar.tabel;
  // The year until now is the same range, so it has no column of its own.
  expect(tabel?.kolom.map(({ nama }) => nama)).toEqual(["01-01-2026 s.d. 15-06-2026", "01-07-2025 s.d. 15-12-2025"]);
  expect(nilai(lembar, "Penjualan Bersih")).toBe(18_000_000 + 28_500_000);
  expect(nilai(lembar, "HPP")).toBe(8_000_000 - 8_000_000 + 8_000_000 + 12_833_333);
  expect(tabel?.baris.filter(({ nama }) => ["Beban", "Gaji", "Listrik"].includes(nama))).toMatchObject([
    { nama: "Beban", jenis: "judul", tingkat: 0 },
    { nama: "Beban", jenis: "judul", tingkat: 1 },
    { nama: "Gaji", jenis: "isi", tingkat: 2, nilai: [11_000_000, 0] },
    { nama: "Listrik", jenis: "isi", tingkat: 2, nilai: [700_000, 0] },
  ]);
  const kotor = nilai(lembar, "Laba Kotor");
  expect(kotor).toBe(nilai(lembar, "Penjualan Bersih") - nilai(lembar, "Total Harga Pokok Penjualan"));
  expect(nilai(lembar, "Laba Bersih")).toBe(
    kotor - nilai(lembar, "Total Beban") + nilai(lembar, "Total Pendapatan Lain"),
  );
});

test("cash: what the needs brought and took is what the books of money changed by, moves between accounts apart", async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(hari, hari), async (dua) => {
      const [dari, sampai] = dua.toSorted() as [Tanggal, Tanggal];
      const lembar = await arus(dari, sampai);
      expect(lembar.tabel[0]?.baris.some(({ nama }) => nama === "Lain-lain")).toBe(false);
      const naik = nilai(lembar, "Kenaikan (Penurunan) Kas");
      const awal = nilai(lembar, "Saldo Awal Kas dan Bank");
      expect(jumlah(lines(lembar)) - awal).toBe(naik);
      const [mulai, masuk, keluar, pindahMasuk, pindahKeluar, akhir] = [0, 1, 2, 3, 4, 5].map((kolom) =>
        nilai(lembar, "Total", kolom, 1),
      );
      expect([mulai, (masuk ?? 0) - (keluar ?? 0), akhir]).toEqual([awal, naik, awal + naik]);
      expect(pindahMasuk).toBe(pindahKeluar);
      const [buku] = await office.sql<{ naik: number; akhir: number }[]>`
        select coalesce(sum(debit - kredit) filter (where tanggal >= ${dari}), 0)::bigint as naik,
          coalesce(sum(debit - kredit), 0)::bigint as akhir from kas where tanggal <= ${sampai}`;
      expect(buku).toEqual({ naik, akhir });
    }),
    few(15),
  );
  const maret = await arus("2026-03-01", "2026-03-31");
  const rekening = (nama: string) => maret.tabel[1]?.baris.find((row) => row.nama === nama)?.nilai.slice(1, 5);
  expect(rekening("BCA RJP")).toEqual([0, 0, 0, 20_000_000]);
  expect(rekening("BCA Aneka")).toEqual([0, 6_000_000, 20_000_000, 0]);
  expect(nilai(maret, "Gaji")).toBe(-6_000_000);
});

test("a figure of the cash flow opens the requests that it is the sum of", async () => {
  const masa = { dari: "2026-01-01", sampai: AKHIR };
  const lembar = await arus(masa.dari, masa.sampai);
  const milik = (lembar.tabel[0]?.baris ?? []).filter(({ idKebutuhan }) => idKebutuhan !== null);
  expect(milik.map(({ nama }) => nama)).toEqual(expect.arrayContaining(["Penjualan", "Gaji", "Pembelian Produk"]));
  for (const { idKebutuhan, nama, nilai: angka } of milik) {
    const ask = { idKebutuhan: idKebutuhan ?? 0, ...masa };
    const { data, total, totalDocs } = await boss.call(laporanBuku.getRincianArusKas, { ...ask, limit: 100 });
    expect([nama, total, data.length]).toEqual([nama, angka[0], totalDocs]);
    expect(jumlah(data.map(({ nominal }) => nominal ?? 0))).toBe(total);
  }
  const po = milik.find(({ nama }) => nama === "Pembelian Produk")?.idKebutuhan ?? 0;
  const [bayar] = (await boss.call(laporanBuku.getRincianArusKas, { idKebutuhan: po, ...masa })).data;
  expect(bayar).toMatchObject({ tanggal: "2026-05-31", nominal: -22_500_000, namaRekening: "BCA RJP" });
  expect(bayar?.idPo).toMatch(/^PO-/);
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar"] });
  const kasir = await office.person("Kasir", { menu: ["Buku Besar", "Pengajuan"] });
  const terlihat = async (person: Person) =>
    (await person.call(laporanBuku.getRincianArusKas, { idKebutuhan: po, ...masa })).data[0]?.nominal;
  expect([await terlihat(akuntan), await terlihat(kasir)]).toEqual([null, -22_500_000]);
  expect((await boss.refused(laporanBuku.getRincianArusKas, { idKebutuhan: 999, ...masa })).status).toBe(404);
});

test("a need that nobody mapped is shown as such, and counts where a person says that it belongs", async () => {
  const { idKebutuhan } = (await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Setoran Pemilik" })).data;
  const asal = await rekeningBernama(office, "Kas Kecil");
  await setujui(
    boss,
    await submitPengajuan(boss, idKebutuhan, { tipe: "keluar", asal, nominal: 400_000, deskripsi: "Dulu" }),
  );
  const row = async (nama: string) => (await sheet(AKHIR)).tabel[0]?.baris.find((line) => line.nama === nama);
  expect(await row("Setoran Pemilik")).toMatchObject({ nilai: [-400_000, 0, 0], belumDipetakan: true, tingkat: 3 });
  expect((await arus("2026-06-01", AKHIR)).tabel[0]?.baris.map(({ nama }) => nama)).toContain("Belum Dipetakan");
  const peta = (bawaan: string) => office.sql`
    update akun set induk = (select id_akun from akun where bawaan = ${bawaan}) where id_kebutuhan = ${idKebutuhan}`;
  await peta("deviden");
  expect(await row("Setoran Pemilik")).toMatchObject({ nilai: [-400_000, 0, 0], belumDipetakan: false });
  expect(nilai(await arus("2026-06-01", AKHIR), "Total Arus Kas Pendanaan")).toBe(-400_000);
  // Mapped to an expense, the need counts in the profit and no longer in the equity.
  const sebelum = nilai(await laba("2026-06-01", AKHIR), "Laba Bersih");
  await peta("jasa-online");
  expect(nilai(await laba("2026-06-01", AKHIR), "Laba Bersih")).toBe(sebelum - 400_000);
  expect(await row("Setoran Pemilik")).toBeUndefined();
  const lembar = await sheet(AKHIR);
  expect(nilai(lembar, "Total Aset")).toBe(nilai(lembar, "Total Kewajiban dan Ekuitas"));
  await peta("belum-dipetakan");
});

test("what wore off until the asked day is booked before a statement is read", async () => {
  await pagi(office, "2026-07-20");
  const susut = await laba("2026-07-01", "2026-07-20");
  // The van's ninth month was full on 30 June, the laptop's seventh and last one on 15 July.
  expect(nilai(susut, "Beban Penyusutan")).toBe(10_000_000 - 6 * Math.floor(10_000_000 / 7));
  expect(nilai(await laba("2026-07-01", "2026-07-10"), "Beban Penyusutan")).toBe(0);
});

test("the file is what the screen shows, in numbers and with signatures; rows of zeros where they are asked for", async () => {
  const masa = { dari: "2026-01-01", sampai: "2026-06-15" };
  const baca = async (nol: boolean) => {
    const answer = await boss.send(laporanBuku.exportLabaRugiAkrual, { ...masa, nol });
    expect(String(answer.headers["content-disposition"])).toContain("Laba%20Rugi-01-01-2026%20sampai%2015-06-2026");
    return (await readXlsx(answer.raw, { readStyles: true })).sheets[0];
  };
  const file = await baca(false);
  const rows = file?.rows ?? [];
  const kepala = rows.findIndex(([kode]) => kode === "Kode");
  expect(rows.slice(0, kepala).flat()).toEqual(expect.arrayContaining(["Laba Rugi", "01-01-2026 s.d. 15-06-2026"]));
  const baris = tanpaNol((await laba(masa.dari, masa.sampai)).tabel[0]?.baris ?? []);
  expect(rows.slice(kepala + 1, kepala + 1 + baris.length).map((row) => [row[1], row[2] ?? null])).toEqual(
    baris.map(({ nama, nilai: [angka] }) => [nama, angka ?? null]),
  );
  const gaji = kepala + 1 + baris.findIndex(({ nama }) => nama === "Gaji");
  expect(file?.cells?.get(`${gaji},1`)?.style?.alignment?.indent).toBe(2);
  expect(rows.flat()).toEqual(expect.arrayContaining(["Dibuat oleh,", "Diperiksa oleh,", "Disetujui oleh,"]));
  expect((await baca(true))?.rows.length).toBeGreaterThan(rows.length);
});

test("days that have not come and strangers are refused; without the menu nobody reads the books", async () => {
  const besok = await boss.refused(laporanBuku.getNeracaBukuBesar, { tanggal: "2026-07-21" });
  expect(besok.errors).toMatchObject([{ field: "tanggal" }]);
  const terbalik = await boss.refused(laporanBuku.getArusKas, { dari: "2026-02-01", sampai: "2026-01-01" });
  expect(terbalik.errors).toMatchObject([{ field: "dari" }]);
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar"] });
  expect((await akuntan.call(laporanBuku.getNeracaSaldo, { tanggal: AKHIR })).data.judul).toBe("Neraca Saldo");
  const sales = await office.person("Sales", { menu: ["Neraca", "Laba Rugi"] });
  expect((await sales.send(laporanBuku.getNeracaSaldo, { tanggal: AKHIR })).status).toBe(401);
  expect((await sales.send(laporanBuku.exportArusKas, { dari: AKHIR, sampai: AKHIR })).status).toBe(401);
});
