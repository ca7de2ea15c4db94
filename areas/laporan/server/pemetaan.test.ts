import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { kategoriAsset } from "#areas/asset/kategori/contract.ts";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { buku } from "#areas/buku-besar/buku/contract.ts";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { rekeningBernama } from "#books/fixtures.ts";
import { pemergok, penyusup } from "#books/periksa/periksa.testing.ts";
import type { Call } from "#kernel/call.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { type BulanLabaRugi, labaRugi } from "../laba-rugi/contract.ts";
import { neraca } from "../neraca/contract.ts";
import { biaya, pagi, setahun } from "./setahun.testing.ts";

const office = openOffice();
const ketahuan = pemergok(office);
const diam = penyusup(office);
let boss: Person;
let gaji: Id<"kebutuhan">;
let listrik: Id<"kebutuhan">;
let setoran: Id<"kebutuhan">;

beforeAll(async () => {
  boss = await office.person("Super Admin");
  ({ gaji, listrik } = await setahun(office, boss));
  // What the owner paid in, in January.
  const [modal] = await office.sql<{ idKebutuhan: Id<"kebutuhan"> }[]>`
    select id_kebutuhan from kebutuhan where nama_kebutuhan = 'Modal'`;
  setoran = modal?.idKebutuhan as Id<"kebutuhan">;
  await boss.call(kebutuhan.updateKebutuhan, { idKebutuhan: setoran, namaKebutuhan: "Setoran Pemilik" });
  await boss.call(akun.addAkun, { kode: "1-7003", nama: "Sewa Dibayar Muka", jenis: "Aset", golongan: "Aset Lain" });
});

const tutup = (sampai: string) => diam(`update tutup_buku set sampai = '${sampai}'`);
const akunBernama = async (nama: string) => {
  const row = (await boss.call(akun.getBaganAkun, {})).data.find((satu) => satu.nama === nama);
  if (!row) throw new Error(`Akun ${nama} tidak ada`);
  return row;
};

const isiFile = async (raw: Buffer) =>
  JSON.stringify((await readXlsx(raw)).sheets.map(({ name, rows }) => [name, rows]));

/** Every report of the months until March, as bytes, and what stands in every export of them. */
async function sampaiMaret(): Promise<Record<string, string>> {
  const grup = await office.sql<{ idRekening: number }[]>`
    select id_rekening from rekening where nama_rekening in ('BCA RJP', 'BRI RJP') order by 1`;
  const rjp = { idRekening: JSON.stringify(grup.map((row) => row.idRekening)) };
  const semua = await office.sql<{ idAkun: number }[]>`
    select id_akun from akun where id_akun <= (select id_akun from akun where kode = '1-7003') order by 1`;
  const asked: [Call, Record<string, unknown>][] = [];
  for (const pilihan of [{}, { grup: "All" }, { grup: "RJP" }, { grup: "ANEKA" }, rjp]) {
    for (const [tahun, bulan] of [
      [2025, 12],
      [2026, 3],
    ]) {
      const masa = { tahun, bulan, ...pilihan };
      asked.push([labaRugi.getLabaRugi, masa], [labaRugi.exportLabaRugi, masa]);
      for (const id of [gaji, listrik]) {
        asked.push([labaRugi.getDetailLabaRugi, { ...masa, asal: "kebutuhan", id, page: 1, limit: 10 }]);
      }
    }
  }
  for (const tglToday of ["2026-01-31", "2026-03-31"]) {
    asked.push(
      [neraca.getNeraca, { tglToday }],
      [neraca.exportNeraca, { tglToday }],
      [neraca.getSelisihNeraca, { tglToday }],
    );
  }
  asked.push([neraca.getNeracaByTanggal, { tahun: 2026, bulan: 2, tanggal: 28 }]);
  for (const tanggal of ["2026-01-31", "2026-03-31"]) {
    asked.push([laporanBuku.getNeracaSaldo, { tanggal }], [laporanBuku.exportNeracaSaldo, { tanggal }]);
    asked.push([laporanBuku.getNeracaBukuBesar, { tanggal }], [laporanBuku.exportNeracaBukuBesar, { tanggal }]);
  }
  const masa = { dari: "2026-01-01", sampai: "2026-03-31" };
  asked.push([laporanBuku.getLabaRugiAkrual, masa], [laporanBuku.exportLabaRugiAkrual, masa]);
  asked.push([laporanBuku.getArusKas, masa], [laporanBuku.exportArusKas, masa]);
  for (const { idAkun } of semua) {
    asked.push(
      [buku.getBukuBesar, { akun: idAkun, ...masa, cari: "", page: 1, limit: 50 }],
      [buku.exportBukuBesar, { akun: idAkun, ...masa }],
    );
  }
  const answers = await Promise.all(
    asked.map(async ([call, input]) => {
      const { status, raw } = await boss.send(call, input);
      const kunci = `${call.path} ${JSON.stringify(input)}`;
      expect([kunci, status]).toEqual([kunci, 200]);
      return [kunci, call.answers === "xlsx" ? await isiFile(raw) : raw.toString()];
    }),
  );
  return Object.fromEntries(answers);
}

const laba = async (bulan: number, grup?: "All" | "RJP" | "ANEKA"): Promise<BulanLabaRugi[]> =>
  (await boss.call(labaRugi.getLabaRugi, { tahun: 2026, bulan, ...(grup ? { grup } : {}) })).data;
const sel = (bulan: BulanLabaRugi | undefined, komponen: string, nama: string) =>
  bulan?.komponen.find((row) => row.namaKomponenLaba === komponen)?.kebutuhan.find((row) => row.namaKebutuhan === nama)
    ?.nominal;
const angka = async (tanggal: string, nama: string) =>
  (await boss.call(laporanBuku.getNeracaBukuBesar, { tanggal })).data.tabel[0]?.baris.find(
    (row) => row.nama === nama && row.jenis !== "judul",
  )?.nilai[0];

test("while no month is closed, what is chosen now holds for the whole past", async () => {
  const sewa = (await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Beban Kantor" })).data;
  const [januari] = await laba(1);
  expect(sel(januari, "Beban", "Listrik")).toBe(-700_000);
  await boss.call(komponenLaba.assignKomponenLaba, { ...sewa, idKebutuhan: listrik });
  const [sesudah] = await laba(1);
  expect(sel(sesudah, "Beban Kantor", "Listrik")).toBe(-700_000);
  expect(sel(sesudah, "Beban", "Listrik")).toBeUndefined();
  const modal = await akunBernama("Modal");
  const { idAkun } = await akunBernama("Setoran Pemilik");
  await boss.call(akun.assignAkun, { idAkun, induk: modal.idAkun });
  expect(await angka("2026-03-31", "Setoran Pemilik")).toBe(130_000_000);
  await boss.call(akun.assignAkun, { idAkun, induk: null });
});

test("with months closed each choice holds from the first open month on, and no report of a closed month moves", async () => {
  await tutup("2026-03-31");
  const sebelum = await sampaiMaret();
  const bulanMei = await laba(5);

  // A need gets another komponen, another loses its own, and a third, mapped nowhere so far, gets one.
  const lain = (await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Beban Pabrik" })).data;
  await boss.call(komponenLaba.assignKomponenLaba, { ...lain, idKebutuhan: gaji });
  await boss.call(komponenLaba.hapusAssignKomponenLaba, { idKebutuhan: listrik });
  await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Air" });
  // Accounts change their group and their row.
  const rekeningUbah = async (nama: string, isian: object) =>
    boss.call(rekening.updateRekening, {
      idRekening: await rekeningBernama(office, nama),
      namaRekening: nama,
      ...isian,
    } as never);
  await rekeningUbah("BCA RJP", { posNeraca: "kasManagement", grup: null });
  await rekeningUbah("Kas Kecil", { posNeraca: null, grup: "ANEKA" });
  await rekeningUbah("BCA Aneka", { posNeraca: "briRjp", grup: "RJP" });
  // Needs count at other accounts, or on the other side of the profit; an account moves to another heading.
  const modal = await akunBernama("Modal");
  await boss.call(akun.assignAkun, { idAkun: (await akunBernama("Setoran Pemilik")).idAkun, induk: modal.idAkun });
  await boss.call(akun.assignAkun, { idAkun: (await akunBernama("Listrik")).idAkun, induk: modal.idAkun });
  await boss.call(akun.assignAkun, { idAkun: (await akunBernama("Gaji")).idAkun, jenis: "Pendapatan" });
  const { kode, nama, jenis, idAkun } = await akunBernama("Sewa Dibayar Muka");
  await boss.call(akun.updateAkun, { idAkun, kode, nama, jenis, golongan: "Piutang" });
  await boss.call(kategoriAsset.addKategoriAsset, {
    namaKategori: "Gedung",
    kode: "GDG",
    pembagi: 240,
    jenisBatas: "atas",
    batas: 0,
  } as never);

  expect(await sampaiMaret()).toEqual(sebelum);

  // The open months follow, within one table: the closed columns keep their figures.
  await pagi(office, "2026-06-16");
  await biaya(boss, gaji, await rekeningBernama(office, "Kas Kecil"), 900_000, "gaji juni");
  await setujui(
    boss,
    await submitPengajuan(boss, setoran, {
      tipe: "masuk",
      tujuan: await rekeningBernama(office, "Kas Kecil"),
      nominal: 500_000,
    }),
  );
  const juni = await laba(6);
  expect(juni.slice(0, 3).map(({ laba }) => laba)).toEqual(bulanMei.slice(0, 3).map(({ laba }) => laba));
  expect([sel(juni[2], "Beban", "Gaji"), sel(juni[2], "Beban Pabrik", "Gaji")]).toEqual([-6_000_000, 0]);
  expect([sel(juni[5], "Beban", "Gaji"), sel(juni[5], "Beban Pabrik", "Gaji")]).toEqual([0, -900_000]);
  // Kas Kecil has belonged to ANEKA since April, BCA RJP to no group: RJP still paid the wages of January.
  const [rjp, aneka] = [await laba(6, "RJP"), await laba(6, "ANEKA")];
  expect([sel(rjp[0], "Beban", "Gaji"), sel(rjp[5], "Beban Pabrik", "Gaji")]).toEqual([-5_000_000, 0]);
  expect([sel(aneka[2], "Beban", "Gaji"), sel(aneka[5], "Beban Pabrik", "Gaji")]).toEqual([-6_000_000, -900_000]);
  for (const { laba: bergrup, rekeningTanpaGrup, bulan } of await laba(6, "All")) {
    const semua = juni.find((row) => row.bulan === bulan)?.laba;
    expect([bulan, bergrup + (rekeningTanpaGrup ?? 0)]).toEqual([bulan, semua]);
  }
  // What came in before April stays where it was, and its balance is carried on.
  const lembar =
    (await boss.call(laporanBuku.getNeracaBukuBesar, { tanggal: "2026-06-16" })).data.tabel[0]?.baris ?? [];
  const setor = lembar.filter((row) => row.nama === "Setoran Pemilik");
  expect(setor.map(({ nilai, hari }) => [nilai[0], hari])).toEqual([
    [500_000, { dari: "2026-04-01", sampai: null }],
    [130_000_000, { dari: null, sampai: "2026-03-31" }],
  ]);
  expect(await angka("2026-06-16", "Total Aset")).toBe(await angka("2026-06-16", "Total Kewajiban dan Ekuitas"));
  const belum = await akunBernama("Belum Dipetakan");
  expect(await akunBernama("Setoran Pemilik")).toMatchObject({
    saldo: 130_500_000,
    lain: [{ idAkunLaporan: belum.idAkun, jenis: "Ekuitas", saldo: 130_000_000 }],
  });
  const bukuModal = { akun: modal.idAkun, dari: null, sampai: null, cari: "", page: 1, limit: 20 };
  const isiModal = await boss.call(buku.getBukuBesar, bukuModal as never);
  expect(isiModal.data.map(({ kredit }) => kredit)).toEqual([500_000 as Rupiah]);
  const entri = (await boss.call(neraca.getNeraca, { tglToday: "2026-06-16" })).data;
  const kasKecil = entri.map((kolom) => [kolom.tglNeraca.slice(5), kolom.kasKecil === 0]);
  expect(kasKecil).toEqual([
    ["01-31", false],
    ["02-28", false],
    ["03-31", false],
    ["04-30", true],
    ["05-31", true],
    ["06-16", true],
  ]);
  const { data: selisih } = await boss.call(neraca.getSelisihNeraca, { tglToday: "2026-06-16" });
  expect(selisih.bagian.reduce((sum, { nominal }) => sum + nominal, 0)).toBe(selisih.selisih);
});

test("what stands as a row in a closed month is not deleted", async () => {
  const { data: komponen } = await boss.call(komponenLaba.getKomponenLabaDropdown, {});
  const bernama = (nama: string) => komponen.find((row) => row.namaKomponenLaba === nama)?.idKomponenLaba as never;
  expect(
    (await boss.refused(komponenLaba.deleteKomponenLaba, { idKomponenLaba: bernama("Beban Kantor") })).message,
  ).toMatch(/masih digunakan/);
  const kosong = (await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Salah Ketik" })).data;
  await boss.call(komponenLaba.deleteKomponenLaba, kosong);
  const { idKebutuhan } = (await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Iklan" })).data;
  await boss.call(komponenLaba.assignKomponenLaba, { idKebutuhan, idKomponenLaba: bernama("Beban") });
  await tutup("2026-05-31");
  expect((await boss.refused(kebutuhan.deleteKebutuhan, { idKebutuhan })).message).toBe(
    "Kebutuhan Iklan berdiri di laba rugi bulan yang sudah ditutup",
  );
  await tutup("2026-03-31");
  await boss.call(kebutuhan.deleteKebutuhan, { idKebutuhan });
});

test("a choice made after a month was opened again holds in that month too", async () => {
  const sebelum = await sampaiMaret();
  await tutup("2026-05-31");
  const { data } = await boss.call(komponenLaba.getKomponenLabaDropdown, {});
  const idKomponenLaba = data.find(({ namaKomponenLaba }) => namaKomponenLaba === "Beban")?.idKomponenLaba as never;
  await boss.call(komponenLaba.assignKomponenLaba, { idKebutuhan: gaji, idKomponenLaba });
  const juni = await laba(6);
  expect(sel(juni[5], "Beban", "Gaji")).toBe(-900_000);
  // In the trial balance a need is one account, wherever it stood in the months of the day.
  const { tabel } = (await boss.call(laporanBuku.getNeracaSaldo, { tanggal: jakartaToday(office.now()) })).data;
  const kode = tabel[0]?.baris.flatMap((row) => (row.kode === "" ? [] : [row.kode])) ?? [];
  expect(kode).toHaveLength(new Set(kode).size);
  await tutup("2026-03-31");
  await boss.call(komponenLaba.assignKomponenLaba, { idKebutuhan: gaji, idKomponenLaba });
  expect(await sampaiMaret()).toEqual(sebelum);
  const masa =
    await office.sql`select mulai::text from akun_peta join akun using (id_akun) where id_kebutuhan = ${gaji} order by 1`;
  expect(masa.map(({ mulai }) => mulai)).toEqual(["-infinity", "2026-04-01"]);
});

test("whoever changes the choices of a month behind their back is found", async () => {
  await ketahuan(
    "update rekening_peta set grup = 'ANEKA' where mulai = '2026-04-01' and id_rekening = (select id_rekening from rekening where nama_rekening = 'BCA RJP')",
    "update rekening_peta set grup = null where mulai = '2026-04-01' and id_rekening = (select id_rekening from rekening where nama_rekening = 'BCA RJP')",
    /^rekening BCA RJP: pemetaan/,
  );
  await expect(office.sql`update akun_peta set jenis = 'Aset'`).rejects.toThrow(/hanya ditulis oleh pemetaan/);
});
