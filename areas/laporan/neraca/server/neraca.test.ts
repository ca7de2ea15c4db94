import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening } from "#books/fixtures.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { dokumen, nilaiPada } from "../../server/dokumen.testing.ts";
import { pagi, setahun } from "../../server/setahun.testing.ts";
import { ISIAN_KOSONG, neraca, POS_MANUAL } from "../contract.ts";
import { barisNeraca } from "../tata-letak.ts";

const office = openOffice();
let boss: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  await setahun(office, boss);
});

const HARI = ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-15"] as Tanggal[];
const kolom = async (tglToday?: string) => (await boss.call(neraca.getNeraca, { tglToday })).data;
const isian = (n: number) =>
  Object.fromEntries(POS_MANUAL.map((pos, at) => [pos, n * (at + 1)])) as Record<(typeof POS_MANUAL)[number], number>;

test("every column is what the documents say of its day: money, stock, assets, debts and results", async () => {
  const data = await kolom("2026-6-15");
  const all = await dokumen(office);
  expect(data.map(({ idNeraca, tglNeraca }) => [idNeraca, tglNeraca])).toEqual(
    HARI.map((hari) => [Number(hari.replaceAll("-", "")), hari]),
  );
  for (const [at, hari] of HARI.entries()) expect([hari, data[at]]).toMatchObject([hari, nilaiPada(all, hari)]);
  // Two machines had arrived by the end of April; all five had, and were paid, on the last day of May.
  expect(data.map(({ hutangUsaha }) => hutangUsaha)).toEqual([0, 0, 0, 22_500_000, 0, 0]);
  expect(data[0]?.persediaanStok).toBe(16_000_000);
});

test("the difference has named parts that add up to it on every day, whatever is entered and mapped", async () => {
  const bagian = async (tglToday: string) => (await boss.call(neraca.getSelisihNeraca, { tglToday })).data;
  const sama = async () => {
    for (const hari of ["2025-12-31", ...HARI, "2026-06-14"]) {
      const { selisih, bagian: parts } = await bagian(hari);
      const entri = (await kolom(hari)).at(-1);
      expect([hari, selisih]).toEqual([hari, entri?.selisih]);
      expect([hari, parts.reduce((sum, { nominal }) => sum + nominal, 0)]).toEqual([hari, selisih]);
    }
  };
  await sama();
  // Advances of customers and opening balances are not in any row of Neraca.
  expect((await bagian("2026-01-31")).bagian).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ nama: "Saldo Awal", neraca: null }),
      expect.objectContaining({ kunci: "laba", akun: [] }),
    ]),
  );
  const akun = (bawaan: string) => office.sql`select id_akun from akun where bawaan = ${bawaan}`;
  await office.sql`update akun set induk = ${(await akun("modal"))[0]?.idAkun}
    where id_kebutuhan = (select id_kebutuhan from kebutuhan where nama_kebutuhan = 'Modal')`;
  await sama();
  const { bagian: kini } = await bagian("2026-06-15");
  expect(kini.find(({ nama }) => nama === "Modal")).toMatchObject({ neraca: null, bukuBesar: 130_000_000 });
  await office.sql`update akun set induk = null where induk is not null`;
  const asing = await office.person("Sales", { menu: ["Laba Rugi"] });
  expect((await asing.refused(neraca.getSelisihNeraca, {})).status).toBe(401);
});

test("the totals follow from the rows; the month's result is not counted beside the year's", async () => {
  for (const entri of await kolom()) {
    const rows = barisNeraca([entri]);
    const nilai = (kunci: string) => rows.find((row) => row.kunci === kunci)?.nilai[0] ?? 0;
    const aset = rows.findIndex(({ kunci }) => kunci === "totalAset");
    const atas = rows.slice(0, aset).reduce((sum, row) => sum + (row.nilai[0] ?? 0), 0);
    expect(nilai("totalAset")).toBe(atas);
    const bawah = nilai("hutangUsaha") + nilai("labaDitahan") + nilai("labaTahunBerjalan") - nilai("deviden");
    expect(nilai("totalKewajibanEkuitas")).toBe(bawah);
    expect(nilai("selisih")).toBe(atas - bawah);
  }
  const rows = barisNeraca(await kolom());
  expect(rows[12]?.nama).toBe("Aset Tetap");
  expect(rows.slice(13, 15).map(({ nama }) => nama)).toEqual(["Kendaraan", "Komputer"]);
});

test("what is entered holds from its day on, until it is entered again; who and when stays readable", async () => {
  const kasir = await office.person("Kasir", { nama: "Sari", menu: ["Neraca"] });
  const isi = async (idNeraca: number, n: number, person = kasir) =>
    person.call(neraca.inputDataNeracaManual, { idNeraca, ...isian(n) });
  await isi(20260228, 100);
  await isi(20260430, 200);
  await isi(20260228, 300, boss);
  const data = await kolom("2026-06-15");
  expect(data.map(({ piutangUsaha, deviden }) => [piutangUsaha, deviden])).toEqual([
    [0, 0],
    [300, 1_800],
    [300, 1_800],
    [200, 1_200],
    [200, 1_200],
    [200, 1_200],
  ]);
  expect(data[0]?.manual).toBeNull();
  expect(data[5]?.manual).toMatchObject({ tanggal: "2026-04-30", nama: "Sari" });
  const { data: kisah } = await kasir.call(riwayat.getRiwayat, { jenis: "neraca", id: "20260228" });
  expect(kisah.map(({ nama }) => nama)).toEqual([boss.nama, "Sari"]);
  expect(kisah[0]?.perubahan).toContainEqual(
    expect.objectContaining({ field: "piutangUsaha", sebelum: "Rp 100", sesudah: "Rp 300" }),
  );
});

test("who enters from an old view is told of the other; blanks, the future and strangers are refused", async () => {
  const [entri] = (await kolom("2026-06-15")).slice(-1);
  const versi = entri?.versi ?? 0;
  const dua = await Promise.all(
    [7, 8].map((n) => boss.send(neraca.inputDataNeracaManual, { idNeraca: 20260615, ...isian(n), versi })),
  );
  expect(dua.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kalah = dua.find(({ status }) => status === 409);
  expect(String(kalah?.body.message)).toContain("sudah diubah oleh");

  const { deviden: _, ...kurang } = isian(1);
  const kosong = await boss.send(neraca.inputDataNeracaManual, { idNeraca: 20260615, ...kurang });
  expect(kosong.body).toMatchObject({ status: 400, errors: [{ field: "deviden", message: ISIAN_KOSONG }] });
  const minus = { idNeraca: 20260615, ...isian(1), piutangUsaha: -1, labaDitahan: -5 };
  expect((await boss.refused(neraca.inputDataNeracaManual, minus)).errors.map(({ field }) => field)).toEqual([
    "piutangUsaha",
  ]);
  await boss.call(neraca.inputDataNeracaManual, { ...minus, piutangUsaha: 0 });
  expect((await kolom("2026-06-15")).at(-1)?.labaDitahan).toBe(-5);
  expect((await boss.refused(neraca.inputDataNeracaManual, { idNeraca: 20260616, ...isian(1) })).status).toBe(400);
  expect((await boss.refused(neraca.inputDataNeracaManual, { idNeraca: 20260231, ...isian(1) })).status).toBe(400);
  expect((await boss.refused(neraca.getNeraca, { tglToday: "2026-06-16" })).status).toBe(400);
  const sales = await office.person("Sales", { menu: ["Laba Rugi"] });
  expect((await sales.refused(neraca.getNeraca, {})).status).toBe(401);
  expect((await sales.refused(neraca.inputDataNeracaManual, { idNeraca: 20260615, ...isian(1) })).status).toBe(401);
});

test("a past day gives the same figures again, whatever has happened since", async () => {
  const dulu = await kolom("2026-04-30");
  await pagi(office, "2026-07-20");
  await isiRekening(office, boss, "BRI RJP", 1_234_000);
  expect(await kolom("2026-04-30")).toEqual(dulu);
  const { data: satu } = await boss.call(neraca.getNeracaByTanggal, {
    bulan: "04",
    tahun: "2026",
    tanggal: "30",
  } as never);
  expect(satu).toEqual(dulu.at(-1));
  expect((await boss.refused(neraca.getNeracaByTanggal, { bulan: 2, tahun: 2026, tanggal: 30 })).status).toBe(400);
});

test("accounts that feed no row stand in one of their own, and only then", async () => {
  const bernama = async () => barisNeraca(await kolom()).map(({ nama }) => nama);
  expect(await bernama()).not.toContain("Rekening Lainnya");
  await office.sql`insert into rekening (nama_rekening) values ('Kas Pameran')`;
  await isiRekening(office, boss, "Kas Pameran", 900);
  const terakhir = (await kolom()).at(-1);
  expect(terakhir?.rekeningLainnya).toBe(900 as Rupiah);
  const nama = await bernama();
  expect(nama.indexOf("Rekening Lainnya")).toBe(nama.indexOf("Bank BRI Aneka") + 1);
});

test("the file is what the screen shows", async () => {
  const answer = await boss.send(neraca.exportNeraca, { tglToday: "2026-06-15" });
  const rows = (await readXlsx(answer.raw)).sheets[0]?.rows ?? [];
  expect(rows[0]?.slice(0, 2)).toEqual(["Pos", "31-01-2026"]);
  const layar = barisNeraca(await kolom("2026-06-15"));
  expect(rows.slice(1).map((row) => [String(row[0]).trim(), row[6] ?? null])).toEqual(
    layar.map(({ nama, nilai }) => [nama, nilai[5] ?? null]),
  );
});
