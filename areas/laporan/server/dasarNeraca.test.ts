import { beforeAll, expect, test } from "vitest";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { hutang } from "#areas/pembelian/hutang/contract.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import { isiRekening, makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { dampakLaba } from "../dampak-laba/contract.ts";
import { labaRugi } from "../laba-rugi/contract.ts";
import { idNeracaOf, type Neraca, neraca, POS_MANUAL } from "../neraca/contract.ts";
import { pagi, sendOrder, setahun } from "./setahun.testing.ts";

/** A new company: its Neraca and Laba Rugi are made of Buku Besar. */
const office = openOffice({ dasarNeraca: "Buku Besar" });
let boss: Person;
let rekan: Person;

const kolom = async (tglToday: string): Promise<Neraca> => {
  const entri = (await boss.call(neraca.getNeraca, { tglToday })).data.at(-1);
  if (!entri) throw new Error("Neraca has no column");
  return entri;
};
const akhirBulan = (ke: number) => new Date(Date.UTC(2026, ke, 0)).toISOString().slice(0, 10);

async function catatJurnal(debit: string, kredit: string, nominal: number, tanggal: string): Promise<void> {
  const semua = (await boss.call(akun.getBaganAkun, {})).data;
  const id = (nama: string) => semua.find((row) => row.nama === nama)?.idAkun ?? 0;
  const baris = [
    { idAkun: id(debit), debit: nominal, kredit: 0 },
    { idAkun: id(kredit), debit: 0, kredit: nominal },
  ];
  const isian = { tanggal, keterangan: "Penutup", baris, dokumen: [await bukti()] } as never;
  const { idJurnalUmum } = (await boss.call(jurnalUmum.addJurnalUmum, isian)).data;
  await rekan.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui" });
}

beforeAll(async () => {
  boss = await office.person("Super Admin");
  rekan = await office.person("Management");
  await setahun(office, boss);
  // An order that is paid in part when its goods leave, one that is paid ahead, wages that nobody has paid yet, and money
  // on an account without a group.
  const piutangnya = await makeOrder(office, boss, { baris: [{ qty: 2, hargaProduk: 7_000_000 }] });
  await makeInvoice(office, boss, piutangnya, { dp: 3_000_000 });
  await sendOrder(boss, piutangnya);
  await pagi(office, "2026-08-20");
  await makeInvoice(office, boss, await makeOrder(office, boss), { dp: 1_000_000 });
  await catatJurnal("Gaji", "Hutang Lain", 2_500_000, "2026-07-31");
  await catatJurnal("Piutang Karyawan", "Modal", 750_000, "2026-08-20");
  await catatJurnal("Deviden", "Hutang Lain", 400_000, "2026-08-20");
  const [lain] = await office.sql<{ nama: string }[]>`
    insert into rekening (nama_rekening) values ('Kas Pameran') returning nama_rekening as nama`;
  await pagi(office, "2026-10-06");
  await isiRekening(office, boss, lain?.nama ?? "", 1_234_000);
  await pagi(office, "2026-12-31");
});

test("no two screens show another profit, receivable, payable, stock or total at any of twelve month ends", async () => {
  const kolomSetahun = (await boss.call(neraca.getNeraca, { tglToday: "2026-12-31" })).data;
  expect(kolomSetahun).toHaveLength(12);
  const laba = async (pilihan: object) =>
    (await boss.call(labaRugi.getLabaRugi, { tahun: 2026, bulan: 12, ...pilihan })).data;
  const [semua, all] = [await laba({}), await laba({ grup: "All" })];
  for (const [at, entri] of kolomSetahun.entries()) {
    const tanggal = akhirBulan(at + 1);
    const { data: lembar } = await boss.call(laporanBuku.getNeracaBukuBesar, { tanggal });
    const { data: hasil } = await boss.call(laporanBuku.getLabaRugiAkrual, {
      dari: `${tanggal.slice(0, 7)}-01`,
      sampai: tanggal,
    });
    const baris = (kunci: string) => lembar.tabel[0]?.baris.find((row) => row.kunci === kunci)?.nilai[0] ?? 0;
    const bernama = (nama: string) => lembar.tabel[0]?.baris.find((row) => row.nama === nama)?.nilai[0] ?? 0;
    const akrual = hasil.tabel[0]?.baris.find(({ kunci }) => kunci === "laba-bersih")?.nilai[0] ?? 0;
    const umur = await boss.call(piutang.getPiutang, { tanggal, milik: "semua" } as never);
    const utang = await boss.call(hutang.getHutang, { tanggal } as never);
    const { data: periksa } = await boss.call(tutupBuku.getPeriksaTutup, { bulan: tanggal.slice(0, 7) } as never);
    const ditutup = periksa.angka.find(({ bulan }) => bulan === tanggal.slice(0, 7));
    expect(entri.tglNeraca).toBe(tanggal);
    expect([tanggal, entri.dasar, entri.diketik, entri.selisih]).toEqual([tanggal, "Buku Besar", [], 0]);
    expect([
      tanggal,
      semua[at]?.laba,
      (all[at]?.laba ?? 0) + (all[at]?.rekeningTanpaGrup ?? 0),
      entri.labaBulanIni,
    ]).toEqual([tanggal, akrual, akrual, akrual]);
    expect([tanggal, entri.labaTahunBerjalan, entri.totalAset, entri.totalKewajibanEkuitas]).toEqual([
      tanggal,
      baris("laba-berjalan"),
      baris("total-aset"),
      baris("total-aset"),
    ]);
    expect([tanggal, entri.piutangUsaha, entri.hutangUsaha]).toEqual([tanggal, umur.total, utang.total]);
    expect([tanggal, bernama("Piutang Usaha"), bernama("Hutang Usaha"), bernama("Persediaan")]).toEqual([
      tanggal,
      entri.piutangUsaha,
      entri.hutangUsaha,
      entri.persediaanStok,
    ]);
    if (ditutup) {
      const { laba, labaAkrual, totalAset } = ditutup;
      expect([tanggal, laba, labaAkrual, totalAset]).toEqual([tanggal, akrual, akrual, entri.totalAset]);
    }
  }
  expect(kolomSetahun.at(-1)).toMatchObject({ piutangKaryawan: 750_000, deviden: 400_000 });
  expect(kolomSetahun.at(-1)?.piutangUsaha).toBeGreaterThan(0);
  expect(kolomSetahun.at(-1)?.kewajibanLainnya).toBeGreaterThan(2_900_000);
});

test("what is typed as Buku Besar has it follows it; what is typed over it is marked with the difference", async () => {
  const hari = "2026-06-30";
  const kini = await kolom(hari);
  const { versi, ...isi } = { versi: kini.versi, ...Object.fromEntries(POS_MANUAL.map((pos) => [pos, kini[pos]])) };
  const ketik = (isian: object) =>
    boss.call(neraca.inputDataNeracaManual, { idNeraca: idNeracaOf(hari), ...isi, ...isian } as never);
  await ketik({ versi });
  expect(await kolom(hari)).toMatchObject({ ...isi, diketik: [], selisih: 0, manual: { tanggal: hari } });

  await ketik({ pembangunan: 5_000_000 });
  const ditambah = await kolom("2026-07-31");
  expect(ditambah).toMatchObject({
    pembangunan: 5_000_000,
    diketik: [{ pos: "pembangunan", bukuBesar: 0 }],
    selisih: 5_000_000,
  });
  // The receivable was that of June when it was typed, and is that of July in July.
  const buku = (await boss.call(laporanBuku.getNeracaBukuBesar, { tanggal: "2026-07-31" })).data.tabel[0];
  expect(ditambah.piutangUsaha).toBe(buku?.baris.find(({ nama }) => nama === "Piutang Usaha")?.nilai[0]);
  const { data: selisih } = await boss.call(neraca.getSelisihNeraca, { tglToday: "2026-07-31" });
  expect(selisih.bagian.filter(({ nominal }) => nominal !== 0)).toMatchObject([
    { kunci: "pembangunan", neraca: 5_000_000, bukuBesar: 0, nominal: 5_000_000 },
  ]);
  expect((await kolom("2026-05-31")).diketik).toEqual([]);
  await ketik({});
  expect(await kolom("2026-07-31")).toMatchObject({ pembangunan: 0, diketik: [], selisih: 0 });
});

test("what a change would move is said of the one profit that there is", async () => {
  const [modal] = await office.sql<{ id: Id<"kebutuhan"> }[]>`
    select id_kebutuhan as id from kebutuhan where nama_kebutuhan = 'Modal'`;
  const [beban] = await office.sql<{ id: Id<"komponenLaba"> }[]>`
    select id_komponen_laba as id from komponen_laba where nama_komponen_laba = 'Beban'`;
  const laba = async () =>
    (await boss.call(labaRugi.getLabaRugi, { tahun: 2026, bulan: 11 })).data.reduce(
      (sum, bulan) => sum + bulan.laba,
      0,
    );
  const pada = { idKebutuhan: modal?.id ?? 0, idKomponenLaba: beban?.id ?? 0 } as never;
  const sebelum = await laba();
  const { data } = await boss.call(dampakLaba.getDampakKomponen, pada);
  await boss.call(komponenLaba.assignKomponenLaba, pada);
  const beda = (await laba()) - sebelum;
  expect(beda).not.toBe(0);
  expect(data.perubahan).toEqual([
    { nama: "Laba 2026 sampai November", nominal: beda },
    { nama: "Laba akrual 2026 sampai November", nominal: beda },
  ]);
  await boss.call(komponenLaba.hapusAssignKomponenLaba, { idKebutuhan: modal?.id ?? 0 } as never);
  expect(await laba()).toBe(sebelum);
});

test("the months that are closed are frozen with the figures that this basis gives them", async () => {
  await boss.call(tutupBuku.closeBulan, { bulan: "2026-03" });
  const rows = await office.sql<{ kunci: string; nominal: number }[]>`
    select laporan || ' ' || kunci as kunci, nominal from tutup_buku_angka where bulan = '2026-03-01'`;
  const maret = await kolom("2026-03-31");
  const beku = (kunci: string) => rows.find((row) => row.kunci === kunci)?.nominal ?? 0;
  expect(beku("Neraca total aset")).toBe(maret.totalAset);
  expect(beku("Neraca selisih")).toBe(0);
  expect(beku("Neraca piutang")).toBe(maret.piutangUsaha);
  expect(beku("Neraca ekuitas lainnya")).toBe(maret.ekuitasLainnya);
  expect(beku("Laba Rugi laba")).toBe(maret.labaBulanIni);
  expect(beku("Laba Rugi laba")).toBe(beku("Laba Rugi Akrual laba"));
});
