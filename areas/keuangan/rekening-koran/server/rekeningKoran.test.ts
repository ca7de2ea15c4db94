import { utils, write } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { sheet } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { rekening } from "../../rekening/contract.ts";
import { rekeningKoran } from "../contract.ts";
import type { Gerak } from "./baca/koran.testing.ts";
import { baca, berkasKoran, daftarKoran, isiKas } from "./rekeningKoran.testing.ts";

const office = openOffice();

const setor = (hari: string, rupiah: number, keterangan = "SETORAN"): Gerak => ({
  ...{ tanggal: hari as Tanggal, sen: rupiah * 100, keterangan },
});

describe("a statement is read", () => {
  const TUJUH = [1, 2, 3, 4, 5, 6, 7].map((n) => setor(`2026-11-0${n}`, n * 1_000));

  test("once, however often and by however many at once it is sent", async () => {
    const [boss, kasir] = [await office.person("Super Admin"), await office.person("Kasir", { menu: ["Pengajuan"] })];
    const id = await rekeningBernama(office, "BRI RJP");
    const berkas = () => berkasKoran(TUJUH);
    const bersama = await Promise.all([baca(boss, id, berkas()), baca(kasir, id, berkas())]);
    expect(bersama.map(({ baru }) => baru).sort()).toEqual([0, 7]);
    expect(await baca(boss, id, berkas())).toEqual({ baru: 0, ada: 7, tunda: 0, cocok: 0 });
    const list = await daftarKoran(boss, id);
    expect(list.jumlah).toEqual({ sisa: 7, cocok: 0, jelas: 0, tunda: 0 });
    expect(list.data.map(({ sen, saldo }) => [sen, saldo])).toContainEqual([700_000, 2_800_000]);
    expect(list.sampai).toBe("2026-11-07");
  });

  test("in two files that overlap, and not with a gap between them", async () => {
    const boss = await office.person("Super Admin");
    const id = await rekeningBernama(office, "BRI Aneka");
    await baca(boss, id, berkasKoran(TUJUH.slice(0, 3)));
    const sela = await boss.refused(rekeningKoran.bacaRekeningKoran, {
      ...{ idRekening: id, berkas: [berkasKoran(TUJUH.slice(5), 15_000_00)] },
    });
    expect(sela.errors[0]).toMatchObject({ field: "berkas", baris: 8 });
    expect(sela.message).toContain("Baris 8 (06-11-2026) tidak menyambung dari saldo Rp 6.000 pada 03-11-2026");
    expect(await baca(boss, id, berkasKoran(TUJUH.slice(1), 1_000_00))).toMatchObject({ baru: 4, ada: 2 });
    expect((await daftarKoran(boss, id)).jumlah.sisa).toBe(7);
  });

  test("of the account that was chosen alone", async () => {
    const boss = await office.person("Super Admin");
    const isian = { namaRekening: "Mandiri", nomorRekening: "123-000-111", atasNama: "" };
    const { idRekening } = (await boss.call(rekening.addRekening, isian)).data;
    const asing = berkasKoran(TUJUH, 0, undefined, { nomor: "7777777777" });
    const ditolak = await boss.refused(rekeningKoran.bacaRekeningKoran, { idRekening, berkas: [asing] });
    expect(ditolak.message).toContain("Baris 2: berkas ini milik rekening 7777777777, bukan 123-000-111");
    expect(await baca(boss, idRekening, berkasKoran(TUJUH, 0, undefined, { nomor: "0123000111" }))).toMatchObject({
      baru: 7,
    });
    const lainnya = await rekeningBernama(office, "LAINNYA");
    const bukan = await boss.refused(rekeningKoran.bacaRekeningKoran, {
      idRekening: lainnya,
      berkas: [berkasKoran(TUJUH)],
    });
    expect(bukan.message).toBe("LAINNYA tidak punya rekening koran");
  });

  test("from a spreadsheet, and with columns that somebody names", async () => {
    const boss = await office.person("Super Admin");
    const { idRekening } = (await boss.call(rekening.addRekening, { namaRekening: "Bank Desa" })).data;
    const file = () =>
      sheet([["Mutasi"], ["Hari", "Berita", "Masuk", "Keluar"], ["05-11-2026", "Setor", 7_500.5, null]]);
    const tanpa = await boss.refused(rekeningKoran.bacaRekeningKoran, { idRekening, berkas: [await file()] });
    expect(tanpa.message).toContain("Sebutkan nama kolomnya.");
    const judul = { tanggal: "Hari", keterangan: "Berita", kredit: "Masuk", debit: "Keluar" };
    await boss.call(rekeningKoran.setJudulKoran, { idRekening, ...judul });
    expect(await baca(boss, idRekening, await file())).toMatchObject({ baru: 1 });
    const list = await daftarKoran(boss, idRekening);
    expect(list.data[0]).toMatchObject({ tanggal: "2026-11-05", keterangan: "Setor", sen: 750_050, saldo: null });
    expect(list.judul).toMatchObject({ ...judul, saldo: "" });
  });

  test("from an .xls, old or a page of the web, but not from a damaged one", async () => {
    const boss = await office.person("Super Admin");
    const { idRekening } = (await boss.call(rekening.addRekening, { namaRekening: "Bank Lawas" })).data;
    const judul = ["Tgl.", "Rincian Transaksi", "Debit", "Kredit", "Saldo"];
    const baris = [new Date(Date.UTC(2026, 10, 5)), "Setor", null, 7_500.5, 7_500.5];
    const lama = utils.book_new(utils.aoa_to_sheet([judul, baris], { UTC: true }));
    const biff = new File([write(lama, { type: "buffer", bookType: "biff8" })], "mutasi.xls");
    expect(await baca(boss, idRekening, biff)).toMatchObject({ baru: 1 });
    const sel = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const hari6 = sel("06/11/2026", "A&amp;B", "", "1.000,00", "8.500,50");
    const web = `<html><table>${sel("Mutasi")}</table><table>${sel(...judul)}${hari6}</table></html>`;
    expect(await baca(boss, idRekening, new File([web], "mutasi.xls"))).toMatchObject({ baru: 1 });
    const list = await daftarKoran(boss, idRekening);
    expect(list.data).toMatchObject([
      { tanggal: "2026-11-06", keterangan: "A&B", sen: 100_000, saldo: 850_050 },
      { tanggal: "2026-11-05", keterangan: "Setor", sen: 750_050, saldo: 750_050 },
    ]);
    const rusak = new File([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2_000)], "mutasi.xls");
    const ditolak = await boss.refused(rekeningKoran.bacaRekeningKoran, { idRekening, berkas: [rusak] });
    expect(ditolak.message).toContain("bukan file Excel (.xlsx) yang utuh");
  });

  test("and matched in portions, each of which says where the next one begins", async () => {
    const boss = await office.person("Super Admin");
    await boss.call(rekening.addRekening, { namaRekening: "Bank Bertahap" });
    const id = await isiKas(office, boss, "Bank Bertahap", 11_000, 12_000);
    const hari = jakartaToday(office.now());
    const berkas = [berkasKoran([11_000, 12_000].map((rupiah) => setor(hari, rupiah)))];
    const { data } = await boss.call(rekeningKoran.bacaRekeningKoran, { idRekening: id, bertahap: true, berkas });
    expect(data).toMatchObject({ baru: 2, cocok: 0 });
    const bagian = { idRekening: id, bertahap: true };
    const nanti = await boss.call(rekeningKoran.cocokkanSendiri, { ...bagian, sejak: "2027-01-01" });
    expect(nanti.data).toEqual({ cocok: 0, berikut: null, lagi: 0 });
    expect((await boss.call(rekeningKoran.cocokkanSendiri, bagian)).data).toEqual({ cocok: 2, berikut: null, lagi: 0 });
  });

  test("and stays what the bank said", async () => {
    await expect(office.sql`update rekening_koran set sen = 1`).rejects.toThrow("tidak boleh diubah");
    await expect(office.sql`delete from rekening_koran`).rejects.toThrow("tidak boleh diubah");
  });
});

describe("a line is matched", () => {
  test("by itself where nothing else can be meant, and not again when somebody undid it", async () => {
    const boss = await office.person("Super Admin");
    const id = await isiKas(office, boss, "BCA RJP", 1_250_000, 400_000, 400_000);
    const hasil = await baca(
      boss,
      id,
      berkasKoran([setor("2026-11-19", 1_250_000), setor("2026-11-20", 400_000), setor("2026-11-20", 400_000)]),
    );
    expect(hasil).toEqual({ baru: 3, ada: 0, tunda: 0, cocok: 1 });
    const [cocok] = (await daftarKoran(boss, id, "cocok")).data;
    expect(cocok?.cocok).toMatchObject({
      jenis: "sendiri",
      alasan: "Nominal sama, satu-satunya di sekitar hari itu",
      baris: 1,
    });
    expect(cocok?.cocok?.kas).toMatchObject([{ nominal: 1_250_000, tanggal: "2026-11-20" }]);
    const batal = { idRekening: id, idCocok: cocok?.cocok?.idCocok ?? 0 };
    await boss.call(rekeningKoran.batalCocokKoran, batal);
    expect((await boss.refused(rekeningKoran.batalCocokKoran, batal)).message).toBe("Pencocokan ini sudah dibatalkan");
    expect((await boss.call(rekeningKoran.cocokkanSendiri, { idRekening: id })).data).toMatchObject({ cocok: 0 });
    const list = await daftarKoran(boss, id);
    expect(list.jumlah).toMatchObject({ sisa: 3, cocok: 0 });
    expect(list.data.find(({ sen }) => sen === 125_000_000)?.usulan).toMatchObject([
      { alasan: "Nominal sama, beda 1 hari", kas: [{ nominal: 1_250_000 }] },
    ]);
    // Two equal ones are proposed, never decided.
    expect(list.data.filter(({ sen }) => sen === 40_000_000).map(({ usulan }) => usulan.length)).toEqual([2, 2]);
  });

  test("with a row of its own first among equal ones, so that each of them has one that is free", async () => {
    const boss = await office.person("Super Admin");
    const lima = [275_000, 275_000, 275_000, 275_000, 275_000];
    await boss.call(rekening.addRekening, { namaRekening: "Bank Kembar" });
    const id = await isiKas(office, boss, "Bank Kembar", ...lima);
    await baca(boss, id, berkasKoran(lima.map((rupiah) => setor("2026-11-20", rupiah))));
    const { data } = await daftarKoran(boss, id);
    expect(new Set(data.map(({ usulan }) => usulan[0]?.kas[0]?.idKas)).size).toBe(5);
    expect(data.map(({ usulan }) => usulan.length)).toEqual([3, 3, 3, 3, 3]);
  });

  test("by the document that its text names, where amounts are equal", async () => {
    const boss = await office.person("Super Admin");
    const id = await isiKas(office, boss, "BCA Aneka", 300_000, 300_000);
    const [satu, dua] = await office.sql<{ id: string }[]>`
      select id_pengajuan as id from kas where id_rekening = ${id} order by id_kas`;
    const teks = `TRSF CR ${dua?.id.replaceAll("-", " ")}`;
    const salah = "TRSF CR SO-2611-99999";
    await baca(boss, id, berkasKoran([setor("2026-11-20", 300_000, teks), setor("2026-11-20", 300_000, salah)]));
    const { data } = await daftarKoran(boss, id, "cocok");
    expect(data.map(({ cocok }) => [cocok?.alasan, cocok?.kas[0]?.idPengajuan])).toEqual([
      ["Nominal sama dan menyebut dokumennya", dua?.id],
    ]);
    const [sisa] = (await daftarKoran(boss, id)).data;
    expect(sisa?.usulan.map(({ kas }) => kas[0]?.idPengajuan)).toEqual([satu?.id]);
  });

  test("with several rows of kas, and several lines with one; only where the sums agree", async () => {
    const boss = await office.person("Super Admin");
    const id = await isiKas(office, boss, "Kas Management", 110_000, 220_000, 900_000);
    await baca(
      boss,
      id,
      berkasKoran([setor("2026-11-19", 330_000), setor("2026-11-19", 350_000), setor("2026-11-20", 550_000)]),
    );
    const { data } = await daftarKoran(boss, id);
    const usulan = (rupiah: number) => data.find(({ sen }) => sen === rupiah * 100)?.usulan[0];
    expect(usulan(330_000)).toMatchObject({
      alasan: "Jumlah 2 mutasi kas",
      kas: [{ nominal: 110_000 }, { nominal: 220_000 }],
    });
    expect(usulan(350_000)).toMatchObject({
      alasan: "2 mutasi bank untuk satu mutasi kas",
      kas: [{ nominal: 900_000 }],
    });
    const terima = (saran = usulan(0)) => ({
      ...{ idRekening: id, idKoran: saran?.idKoran ?? [], idKas: saran?.kas.map(({ idKas }) => idKas) ?? [] },
    });
    const kurang = { ...terima(usulan(330_000)), idKas: terima(usulan(330_000)).idKas.slice(0, 1) };
    expect((await boss.refused(rekeningKoran.cocokkanKoran, kurang)).message).toBe(
      "Mutasi bank Rp 330.000 tidak sama dengan mutasi kas Rp 110.000",
    );
    for (const rupiah of [330_000, 350_000]) await boss.call(rekeningKoran.cocokkanKoran, terima(usulan(rupiah)));
    const list = await daftarKoran(boss, id, "cocok");
    expect(list.jumlah).toMatchObject({ sisa: 0, cocok: 3 });
    expect(list.data.map(({ cocok }) => cocok?.baris)).toEqual([2, 2, 1]);
  });

  test("by one of two who decide at once; the other is told so", async () => {
    const [boss, kasir] = [await office.person("Super Admin"), await office.person("Kasir", { menu: ["Pengajuan"] })];
    const id = await rekeningBernama(office, "BRI RJP");
    const baris = (await daftarKoran(boss, id)).data[0];
    const jelas = { idRekening: id, idKoran: baris?.idKoran ?? 0, alasan: "Bunga bank" };
    const answers = await Promise.all([boss, kasir].map((one) => one.send(rekeningKoran.jelaskanKoran, jelas)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await daftarKoran(boss, id, "jelas")).data[0]?.cocok).toMatchObject({
      jenis: "jelas",
      alasan: "Bunga bank",
      kas: [],
    });
  });

  test("with nothing that belongs to another account, by nobody without the menu", async () => {
    const boss = await office.person("Super Admin");
    const [id, lain] = [await rekeningBernama(office, "BRI RJP"), await isiRekening(office, boss, "Kas Kecil", 1_000)];
    const [kas] = await office.sql<{ id: number }[]>`select id_kas as id from kas where id_rekening = ${lain}`;
    const baris = (await daftarKoran(boss, id)).data.find(({ sen }) => sen === 100_000);
    const silang = { idRekening: id, idKoran: [baris?.idKoran ?? 0], idKas: [kas?.id ?? 0] };
    expect((await boss.refused(rekeningKoran.cocokkanKoran, silang)).message).toBe(
      "Mutasi kas tidak ditemukan di rekening ini",
    );
    const sales = await office.person("Sales", { menu: ["Simpanan"] });
    expect((await sales.refused(rekeningKoran.cocokkanKoran, silang)).message).toBe(
      "Anda tidak memiliki akses untuk mencocokkan rekening koran",
    );
  });
});
