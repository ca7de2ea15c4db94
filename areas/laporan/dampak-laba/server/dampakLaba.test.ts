import { beforeAll, expect, test } from "vitest";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { rekeningBernama } from "#books/fixtures.ts";
import { penyusup } from "#books/periksa/periksa.testing.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { labaRugi } from "../../laba-rugi/contract.ts";
import { neraca } from "../../neraca/contract.ts";
import { pagi, setahun } from "../../server/setahun.testing.ts";
import { dampakLaba, type PerubahanLaba } from "../contract.ts";

const office = openOffice();
const diam = penyusup(office);
let boss: Person;
let rekan: Person;
let modal: Id<"kebutuhan">;
let beban: Id<"komponenLaba">;

beforeAll(async () => {
  boss = await office.person("Super Admin");
  rekan = await office.person("Management");
  await setahun(office, boss);
  const [row] = await office.sql<{ modal: Id<"kebutuhan">; beban: Id<"komponenLaba"> }[]>`
    select (select id_kebutuhan from kebutuhan where nama_kebutuhan = 'Modal') as modal,
      (select id_komponen_laba from komponen_laba where nama_komponen_laba = 'Beban') as beban`;
  if (!row) throw new Error("The year has its owner's money");
  ({ modal, beban } = row);
});

/** The results of the months that are over: of all accounts, of the groups, and accrual. */
async function hasil(): Promise<Record<string, number>> {
  const laba = async (tahun: number, grup?: "All" | "RJP" | "ANEKA") => {
    const { data } = await boss.call(labaRugi.getLabaRugi, { tahun, bulan: tahun === 2026 ? 5 : 12, grup });
    return data.reduce<number>((sum, bulan) => sum + bulan.laba, 0);
  };
  const akrual = async (dari: string, sampai: string) => {
    const { data } = await boss.call(laporanBuku.getLabaRugiAkrual, { dari, sampai });
    return data.tabel[0]?.baris.find(({ kunci }) => kunci === "laba-bersih")?.nilai[0] ?? 0;
  };
  return {
    "Laba 2025": await laba(2025),
    "Laba 2026 sampai Mei": await laba(2026),
    "Laba All 2026 sampai Mei": await laba(2026, "All"),
    "Laba RJP 2026 sampai Mei": await laba(2026, "RJP"),
    "Laba ANEKA 2026 sampai Mei": await laba(2026, "ANEKA"),
    "Laba akrual 2026 sampai Mei": await akrual("2026-01-01", "2026-05-31"),
  };
}

/** Expects that a change moves these results exactly as it was said, and that it was said that it moves some. */
async function sepertiDikatakan(
  dampak: { data: { perubahan: readonly PerubahanLaba[] } },
  ubah: () => Promise<unknown>,
  disebut: RegExp,
): Promise<void> {
  const sebelum = await hasil();
  const { perubahan } = dampak.data;
  await ubah();
  const sesudah = await hasil();
  const dikatakan = Object.fromEntries(perubahan.map(({ nama, nominal }) => [nama, nominal]));
  const bergerak = Object.keys(sebelum).filter((nama) => disebut.test(nama) && sebelum[nama] !== sesudah[nama]);
  expect(bergerak.length).toBeGreaterThan(0);
  for (const nama of bergerak) {
    expect([nama, dikatakan[nama]]).toEqual([nama, (sesudah[nama] ?? 0) - (sebelum[nama] ?? 0)]);
  }
  expect(
    Object.keys(dikatakan)
      .filter((nama) => disebut.test(nama))
      .sort(),
  ).toEqual(bergerak.sort());
}

const MENURUT_KAS_DAN_AKRUAL = /^Laba (20|akrual)/;
const akunKebutuhan = async (nama: string) =>
  (await boss.call(akun.getBaganAkun, {})).data.find((row) => row.nama === nama && row.kebutuhan !== null);

test("a need that gets or loses a komponen moves past results by what is said before", async () => {
  const pada = { idKebutuhan: modal, idKomponenLaba: beban };
  await sepertiDikatakan(
    await boss.call(dampakLaba.getDampakKomponen, pada),
    () => boss.call(komponenLaba.assignKomponenLaba, pada),
    MENURUT_KAS_DAN_AKRUAL,
  );
  // The same again moves nothing, and nobody is asked.
  expect((await boss.call(dampakLaba.getDampakKomponen, pada)).data.perubahan).toEqual([]);
  await sepertiDikatakan(
    await boss.call(dampakLaba.getDampakKomponen, { idKebutuhan: modal }),
    () => boss.call(komponenLaba.hapusAssignKomponenLaba, { idKebutuhan: modal }),
    MENURUT_KAS_DAN_AKRUAL,
  );
});

test("the amount is for those who may see the result; the others hear that it moves", async () => {
  const kasir = await office.person("Kasir", { menu: ["Kebutuhan"] });
  const { data } = await kasir.call(dampakLaba.getDampakKomponen, { idKebutuhan: modal, idKomponenLaba: beban });
  expect(data.perubahan).toEqual([
    { nama: "Laba 2026 sampai Mei", nominal: null },
    { nama: "Laba akrual 2026 sampai Mei", nominal: null },
  ]);
  expect((await kasir.refused(dampakLaba.getDampakAkun, { idAkun: 1 })).status).toBe(401);
});

test("an account that leaves its group, or joins another, moves the results of both", async () => {
  const idRekening = await rekeningBernama(office, "BCA RJP");
  for (const grup of ["ANEKA", null, "RJP"] as const) {
    await sepertiDikatakan(
      await boss.call(dampakLaba.getDampakRekening, { idRekening, grup: grup ?? "" } as never),
      () => boss.call(rekening.updateRekening, { idRekening, namaRekening: "BCA RJP", grup: grup ?? "" } as never),
      /^Laba (All|RJP|ANEKA)/,
    );
  }
  expect((await boss.call(dampakLaba.getDampakRekening, { idRekening, grup: "RJP" })).data.perubahan).toEqual([]);
});

test("a need that counts at an account of the profit, and an entry of a month that is over, move the accrual result", async () => {
  const sewa = { kode: "6-2001", nama: "Beban Sewa", jenis: "Beban", golongan: "Beban" } as const;
  const { idAkun: induk } = (await boss.call(akun.addAkun, sewa)).data;
  const row = await akunKebutuhan("Modal");
  if (!row) throw new Error("Modal has no account");
  await sepertiDikatakan(
    await boss.call(dampakLaba.getDampakAkun, { idAkun: row.idAkun, induk }),
    () => boss.call(akun.assignAkun, { idAkun: row.idAkun, induk }),
    /^Laba akrual/,
  );
  const lawan = (await boss.call(akun.getBaganAkun, {})).data.find(({ nama }) => nama === "Hutang Lain")?.idAkun ?? 0;
  const baris = [
    { idAkun: induk, debit: 250_000, kredit: 0 },
    { idAkun: lawan, debit: 0, kredit: 250_000 },
  ];
  const { data } = await boss.call(jurnalUmum.addJurnalUmum, {
    tanggal: "2026-04-30",
    keterangan: "Sewa April",
    baris: JSON.stringify(baris),
    dokumen: [await picture()],
  } as never);
  const { idJurnalUmum } = data;
  await sepertiDikatakan(
    await rekan.call(dampakLaba.getDampakJurnalUmum, { idJurnalUmum }),
    () => rekan.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui", note: "" }),
    /^Laba akrual/,
  );
});

test("an entry that repeats says how many follow and until when; those of months that are over are in its effect", async () => {
  const bagan = (await boss.call(akun.getBaganAkun, {})).data;
  const idOf = (nama: string) => bagan.find((row) => row.nama === nama)?.idAkun ?? 0;
  const baris = [
    { idAkun: idOf("Beban Sewa"), debit: 40_000, kredit: 0 },
    { idAkun: idOf("Hutang Lain"), debit: 0, kredit: 40_000 },
  ];
  const { data } = await boss.call(jurnalUmum.addJurnalUmum, {
    ...{ tanggal: "2026-03-31", keterangan: "Sewa gudang", ulangan: "Berulang", ulangSampai: "2026-08-31" },
    baris: JSON.stringify(baris),
    dokumen: [await picture()],
  } as never);
  const { idJurnalUmum } = data;
  const dampak = await rekan.call(dampakLaba.getDampakJurnalUmum, { idJurnalUmum });
  expect(dampak.data.susulan).toEqual({ banyak: 5, sampai: "2026-08-31" });
  // March, April and May are over.
  expect(dampak.data.perubahan).toEqual([{ nama: "Laba akrual 2026 sampai Mei", nominal: -120_000 }]);
  await sepertiDikatakan(
    dampak,
    () => rekan.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui", note: "" }),
    /^Laba akrual/,
  );
});

test("an asset registered with an earlier day moves its months that are over and open; closed ones stay", async () => {
  const [kategori] = await office.sql<
    { id: number }[]
  >`select id_kategori_asset as id from kategori_asset where kode = 'KMP'`;
  const isian = {
    namaBarang: "Laptop",
    idKategori: kategori?.id ?? 0,
    idLokasi: 1,
    harga: 7_000_000,
    tglAssetMasuk: "2025-10-10",
  };
  const { idLokasi: _, namaBarang: __, ...diukur } = isian;
  const dampak = await boss.call(dampakLaba.getDampakAsset, diukur);
  expect(dampak.data).toEqual({
    tglBuku: "2025-10-10",
    perubahan: [
      { nama: "Laba 2025", nominal: -2_000_000 },
      { nama: "Laba 2026 sampai Mei", nominal: -5_000_000 },
    ],
  });
  const sebelum = await hasil();
  await boss.call(listAsset.addAsset, isian);
  const sesudah = await hasil();
  const beda = (nama: string) => (sesudah[nama] ?? 0) - (sebelum[nama] ?? 0);
  expect([beda("Laba 2025"), beda("Laba 2026 sampai Mei"), beda("Laba akrual 2026 sampai Mei")]).toEqual([
    -2_000_000, -5_000_000, -5_000_000,
  ]);
  await diam("update tutup_buku set sampai = '2026-03-31'");
  expect((await boss.call(dampakLaba.getDampakAsset, diukur)).data).toEqual({
    tglBuku: "2026-04-01",
    perubahan: [{ nama: "Laba 2026 sampai Mei", nominal: -2_000_000 }],
  });
  expect(
    (await boss.call(dampakLaba.getDampakKomponen, { idKebutuhan: modal, idKomponenLaba: beban })).data.perubahan,
  ).toEqual([]);
  await diam("update tutup_buku set sampai = null");
});

test("figures typed for an earlier day move its totals until they are typed again; those of this month are not asked about", async () => {
  const isi = { piutangUsaha: 0, piutangKaryawan: 0, pembangunan: 0, assetLainLain: 0, labaDitahan: 0, deviden: 0 };
  await pagi(office, "2026-06-15");
  await boss.call(neraca.inputDataNeracaManual, { idNeraca: 20260531, ...isi, piutangUsaha: 500 });
  const tanya = async (tanggal: string, isian: object) =>
    (await boss.call(dampakLaba.getDampakNeraca, { tanggal, ...isi, ...isian })).data.perubahan;
  expect(await tanya("2026-03-31", { piutangUsaha: 700, labaDitahan: 50, deviden: 20 })).toEqual([
    { nama: "Total Aset 31-03-2026 sampai 30-05-2026", nominal: 700 },
    { nama: "Total Kewajiban dan Ekuitas 31-03-2026 sampai 30-05-2026", nominal: 30 },
  ]);
  expect(await tanya("2026-05-31", { piutangUsaha: 400 })).toEqual([
    { nama: "Total Aset 31-05-2026 sampai sekarang", nominal: -100 },
  ]);
  expect(await tanya("2026-06-15", { piutangUsaha: 400 })).toEqual([]);
});
