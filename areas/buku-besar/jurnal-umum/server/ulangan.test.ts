import { expect, test } from "vitest";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { allFindings, pemergok, penyusup } from "#books/periksa/periksa.testing.ts";
import { tidyBuku } from "#books/ringkasan.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { akun } from "../../akun/contract.ts";
import { tutupBuku } from "../../tutup-buku/contract.ts";
import { jurnalUmum } from "../contract.ts";

const office = openOffice();
const diam = penyusup(office);
const ketahuan = pemergok(office);

const pada = (hari: string) => office.travel(`${hari}T02:00:00.000Z`);
/** The hourly housekeeping of a day. */
const rapikan = (hari: string) => tidyBuku(office.sql, new Date(`${hari}T02:00:00.000Z`));
const semua = async (person: Person) => (await person.call(akun.getBaganAkun, {})).data;
const idAkun = async (person: Person, nama: string) =>
  (await semua(person)).find((row) => row.nama === nama)?.idAkun ?? 0;
const saldo = async (person: Person, nama: string) => (await semua(person)).find((row) => row.nama === nama)?.saldo;

type Isian = {
  debit: string;
  kredit: string;
  nominal: number;
  tanggal: string;
  ulangan?: string;
  ulangSampai?: string;
};
async function isian(person: Person, { debit, kredit, nominal, ...lain }: Isian) {
  const baris = [
    { idAkun: await idAkun(person, debit), debit: nominal, kredit: 0 },
    { idAkun: await idAkun(person, kredit), debit: 0, kredit: nominal },
  ];
  return { keterangan: "Sewa gudang", baris, dokumen: [await bukti()], ...lain } as never;
}
const buat = async (person: Person, isi: Isian): Promise<string> =>
  (await person.call(jurnalUmum.addJurnalUmum, await isian(person, isi))).data.idJurnalUmum;
const setujui = (person: Person, idJurnalUmum: string) =>
  person.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui" });
const lihat = async (person: Person, idJurnalUmum: string) =>
  (await person.call(jurnalUmum.getDetailJurnalUmum, { idJurnalUmum })).data;
const keadaan = async (person: Person, id: string) =>
  (await lihat(person, id)).jadwal.map(({ tanggal, nominal, keadaan }) => [tanggal, nominal, keadaan]);
const jurnalDari = (id: string) =>
  office.sql`
  select tanggal::text, peristiwa from jurnal where dokumen = ${id} order by 1`.then((rows) =>
    rows.map((row) => row.tanggal),
  );

async function bebanSewa(boss: Person): Promise<void> {
  const { idKomponenLaba } = (await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Beban Kantor" })).data;
  const { idKebutuhan } = (await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Sewa" })).data;
  await boss.call(komponenLaba.assignKomponenLaba, { idKebutuhan, idKomponenLaba });
}
const SEWA = { debit: "Sewa", kredit: "Aset Lain-lain" } as const;

test("prepaid rent becomes an expense month by month: seen beforehand, approved by another, booked once by itself", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  await pada("2026-01-31");
  await bebanSewa(boss);
  const sendiri = { ...SEWA, nominal: 1_000, tanggal: "2026-01-31", ulangan: "Dibagi rata" };
  expect((await manajer.refused(jurnalUmum.addJurnalUmum, await isian(manajer, sendiri))).message).toBe(
    "Sampai tanggal tidak boleh kosong.",
  );
  const id = await buat(manajer, { ...sendiri, ulangSampai: "2026-04-30" });
  expect(await lihat(boss, id)).toMatchObject({ nominal: 250, jumlah: 1_000, ulangan: "Dibagi rata" });
  expect(await keadaan(boss, id)).toEqual([
    ["2026-02-28", 250, "Menunggu persetujuan"],
    ["2026-03-31", 250, "Menunggu persetujuan"],
    ["2026-04-30", 250, "Menunggu persetujuan"],
  ]);
  const menolak = await manajer.refused(jurnalUmum.approveJurnalUmum, { idJurnalUmum: id, status: "Disetujui" });
  expect(menolak.message).toBe("Jurnal umum sendiri harus disetujui orang lain");
  await setujui(boss, id);
  expect(await saldo(boss, "Sewa")).toBe(250);

  await pada("2026-04-01");
  await Promise.all([1, 2, 3].map(() => rapikan("2026-04-01")));
  expect(await jurnalDari(id)).toEqual(["2026-01-31", "2026-02-28", "2026-03-31"]);
  // The last one was written the day after, and says so: whoever read the journal on its own day did not see it.
  const [tertulis] = await office.sql`select waktu from jurnal where dokumen = ${id} and tanggal = '2026-03-31'`;
  expect(new Date(String(tertulis?.waktu))).toEqual(new Date("2026-04-01T02:00:00.000Z"));
  expect(await saldo(boss, "Sewa")).toBe(750);
  expect((await keadaan(boss, id)).map(([, , apa]) => apa)).toEqual(["Dibukukan", "Dibukukan", "Akan dibukukan"]);
  expect(await allFindings(office)).toEqual([]);

  // Closing a month books what is due in it first.
  await pada("2026-05-04");
  await boss.call(tutupBuku.closeBulan, { bulan: "2026-04" });
  expect(await saldo(boss, "Sewa")).toBe(1_000);
  expect(await saldo(boss, "Aset Lain-lain")).toBe(-1_000);
});

test("an accrual is reversed on the first of the next month, also where that day is over when it is approved", async () => {
  const boss = await office.person("Super Admin");
  await pada("2026-07-06");
  await rapikan("2026-07-06");
  const akrual = {
    debit: "Sewa",
    kredit: "Hutang Lain",
    nominal: 900,
    tanggal: "2026-06-30",
    ulangan: "Balik otomatis",
  };
  const id = await buat(boss, akrual);
  const sebelum = await saldo(boss, "Sewa");
  await setujui(boss, id);
  expect(await jurnalDari(id)).toEqual(["2026-06-30", "2026-07-01"]);
  expect(await saldo(boss, "Sewa")).toBe(sebelum);
  expect((await lihat(boss, id)).aksi.balik.alasan).toBe(`${id} sudah dibalik otomatis pada 01-07-2026`);
  const ditolak = await buat(boss, akrual);
  await boss.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum: ditolak, status: "Ditolak", note: "sudah ada" });
  await rapikan("2026-08-06");
  expect(await jurnalDari(ditolak)).toEqual([]);
  expect(await allFindings(office)).toEqual([]);
});

test("a reversal has a day of its own, takes back all that was booked, and ends what repeats", async () => {
  const boss = await office.person("Super Admin");
  await pada("2026-08-15");
  const awal = await saldo(boss, "Sewa");
  const ulang = { ...SEWA, nominal: 40, tanggal: "2026-08-10", ulangan: "Berulang", ulangSampai: "2026-12-31" };
  const id = await buat(boss, ulang);
  await setujui(boss, id);
  await pada("2026-09-20");
  const balik = async (tanggal?: string) =>
    (await boss.refused(jurnalUmum.reverseJurnalUmum, { idJurnalUmum: id, ...(tanggal ? { tanggal } : {}) } as never))
      .message;
  expect(await balik("2026-09-21")).toBe("Tanggal tidak boleh setelah hari ini");
  expect(await balik("2026-04-30")).toMatch(/^Bulan April 2026 sudah ditutup/);
  expect(await balik("2026-09-09")).toBe("Tanggal tidak boleh sebelum 10-09-2026, tanggal jurnal terakhirnya");
  const minta = async (tanggal: string) =>
    (await boss.call(jurnalUmum.reverseJurnalUmum, { idJurnalUmum: id, tanggal })).data.idJurnalUmum;
  const lama = await minta("2026-09-12");
  expect(await lihat(boss, lama)).toMatchObject({ tanggal: "2026-09-12", nominal: 80, membalik: id, jadwal: [] });

  // Meanwhile it is booked once more: what was asked for no longer takes back everything.
  await pada("2026-10-11");
  expect(
    (await boss.refused(jurnalUmum.approveJurnalUmum, { idJurnalUmum: lama, status: "Disetujui" })).message,
  ).toMatch(/^Sejak pembalikan ini diminta, jurnal berulangnya dibukukan lagi/);
  await boss.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum: lama, status: "Ditolak", note: "ulang" });
  await setujui(boss, await minta("2026-10-10"));
  expect(await saldo(boss, "Sewa")).toBe(awal);
  await pada("2026-12-31");
  await rapikan("2026-12-31");
  expect(await saldo(boss, "Sewa")).toBe(awal);
  expect((await keadaan(boss, id)).map(([, , apa]) => apa)).toEqual([
    "Dibukukan",
    "Dibukukan",
    "Dihentikan",
    "Dihentikan",
  ]);
  expect(await allFindings(office)).toEqual([]);
});

test("the schedule stays as it was approved, and the books check finds a repetition that is missing or differs", async () => {
  const { sql } = office;
  const boss = await office.person("Super Admin");
  const id = await buat(boss, {
    ...SEWA,
    nominal: 40,
    tanggal: "2026-11-10",
    ulangan: "Berulang",
    ulangSampai: "2027-01-31",
  });
  await setujui(boss, id);
  await expect(sql`update jurnal_umum_jadwal set debit = 1`).rejects.toThrow();
  await expect(sql`delete from jurnal_umum_jadwal`).rejects.toThrow();
  await expect(sql`update jurnal_umum set jumlah = 90000 where id_jurnal_umum = ${id}`).rejects.toThrow();
  await expect(
    sql`insert into jurnal_umum_jadwal values (${id}, 9, 1, '2027-02-10', 5, 0), (${id}, 9, 2, '2027-02-10', 0, 5)`,
  ).rejects.toThrow(/tidak seimbang/);
  await rapikan("2026-12-31");
  await diam("create table asli as select * from jurnal_umum_jadwal");
  const kembali = "delete from jurnal_umum_jadwal; insert into jurnal_umum_jadwal select * from asli";
  const satu = `id_jurnal_umum = '${id}' and ke = 2`;
  await ketahuan(
    `update jurnal_umum_jadwal set tanggal = tanggal - 1 where ${satu}`,
    kembali,
    /ulangan akun .* seharusnya/,
  );
  await ketahuan(
    `update jurnal_umum_jadwal set debit = debit * 2, kredit = kredit * 2 where ${satu}`,
    kembali,
    /seharusnya/,
  );
  await ketahuan(`delete from jurnal_umum_jadwal where ${satu}`, kembali, /seharusnya/);
  await diam("drop table asli");
});

test("an account of a need that an entry waits for is kept with its need", async () => {
  const boss = await office.person("Super Admin");
  const { idKebutuhan } = (await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Asuransi" })).data;
  await buat(boss, { debit: "Asuransi", kredit: "Modal", nominal: 7, tanggal: "2026-12-31" });
  const menolak = await boss.refused(kebutuhan.deleteKebutuhan, { idKebutuhan });
  expect(menolak.message).toBe("Kebutuhan Asuransi masih digunakan oleh jurnal umum");
  // The needs of the program stand for documents.
  const milik = { debit: "Pengembalian Dana", kredit: "Modal", nominal: 7, tanggal: "2026-12-31" };
  const [row] =
    await office.sql`select id_akun from akun join kebutuhan k using (id_kebutuhan) where k.bawaan = 'pengembalian-dana'`;
  const baris = [
    { idAkun: row?.idAkun, debit: 7, kredit: 0 },
    { idAkun: await idAkun(boss, "Modal"), debit: 0, kredit: 7 },
  ];
  const isi = Object.assign(await isian(boss, milik), { baris });
  expect((await boss.refused(jurnalUmum.addJurnalUmum, isi)).message).toMatch(
    /Pengembalian Dana hanya bergerak lewat dokumennya: pakai Invoice, Purchase Order/,
  );
});
