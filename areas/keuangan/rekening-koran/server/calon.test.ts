import { beforeAll, expect, test } from "vitest";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { isiRekening, makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pengajuan } from "../../pengajuan/contract.ts";
import { bukti, kebutuhanBaru, submitPengajuan } from "../../pengajuan/server/pengajuan.testing.ts";
import { rekeningKoran } from "../contract.ts";
import { baca, berkasKoran, daftarKoran } from "./rekeningKoran.testing.ts";

const office = openOffice();
let boss: Person;
let kasir: Person;
let bca: Id<"rekening">;
let bri: Id<"rekening">;

/** The day of the lines: the money moved before anybody decided. */
const HARI = "2026-11-17" as Tanggal;
const setor = (rupiah: number, keterangan = "SETORAN") => ({ tanggal: HARI, sen: rupiah * 100, keterangan });

beforeAll(async () => {
  boss = await office.person("Super Admin");
  kasir = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  await office.travel("2026-11-10T02:00:00.000Z");
  bca = await isiRekening(office, boss, "BCA RJP", 9_000_000);
  bri = await isiRekening(office, boss, "BRI RJP", 8_000_000);
  await office.travel("2026-11-20T02:00:00.000Z");
});

const lineOf = async (idRekening: Id<"rekening">, rupiah: number) =>
  (await daftarKoran(kasir, idRekening)).data.find(({ sen }) => sen === rupiah * 100)?.idKoran ?? 0;
const calon = async (person: Person, idRekening: Id<"rekening">, idKoran: number, cari = "") =>
  (await person.call(rekeningKoran.getCalonKoran, { idRekening, idKoran, cari })).data;
const setujui = async (idPengajuan: string) => {
  const putusan = { idPengajuan, statusPengajuan: "Disetujui" as const, dokumen: [await bukti()] };
  await boss.call(pengajuan.approvePengajuan, { ...putusan, tanggalUang: HARI });
};

test("a fee that a line lacks becomes a request of its own, and with it the sums agree", async () => {
  await isiRekening(office, boss, "BCA RJP", 1_000_000);
  await baca(kasir, bca, berkasKoran([setor(993_500, "TRSF CR PT MITRA"), setor(40_000)]));
  const idKoran = await lineOf(bca, 993_500);
  const { kas, mutasi } = await calon(kasir, bca, idKoran);
  // The row that is nearly the amount comes first.
  expect(kas[0]).toMatchObject({ nominal: 1_000_000 });
  expect(mutasi.map(({ sen }) => sen)).toEqual([4_000_000]);
  const idKas = [kas[0]?.idKas ?? 0];
  const cocok = { idRekening: bca, idKoran: [idKoran], idKas };
  expect((await kasir.refused(rekeningKoran.cocokkanKoran, cocok)).message).toBe(
    "Mutasi bank Rp 993.500 tidak sama dengan mutasi kas Rp 1.000.000",
  );
  const idKebutuhan = await kebutuhanBaru(kasir);
  const id = await submitPengajuan(kasir, idKebutuhan, { tipe: "keluar", asal: bca, nominal: 6_500 });
  expect((await calon(kasir, bca, idKoran)).dokumen).toMatchObject([{ id, nominal: -6_500, putus: false }]);
  expect((await calon(boss, bca, idKoran)).dokumen).toMatchObject([{ id, nominal: -6_500, putus: true }]);
  await setujui(id);
  const [biaya] = (await calon(kasir, bca, idKoran, id)).kas;
  expect(biaya).toMatchObject({ idPengajuan: id, nominal: -6_500, tanggal: HARI });
  await kasir.call(rekeningKoran.cocokkanKoran, { ...cocok, idKas: [...idKas, biaya?.idKas ?? 0] });
  expect((await daftarKoran(kasir, bca, "cocok")).data[0]?.cocok?.kas).toHaveLength(2);
});

test("several lines are one row of kas", async () => {
  await isiRekening(office, boss, "BCA RJP", 70_000);
  const satu = await lineOf(bca, 40_000);
  await baca(kasir, bca, berkasKoran([setor(993_500, "TRSF CR PT MITRA"), setor(40_000), setor(30_000, "SISANYA")]));
  const [kas] = (await calon(kasir, bca, satu)).kas.filter(({ nominal }) => nominal === 70_000);
  const idKoran = [satu, await lineOf(bca, 30_000)];
  await kasir.call(rekeningKoran.cocokkanKoran, { idRekening: bca, idKoran, idKas: [kas?.idKas ?? 0] });
  expect((await daftarKoran(kasir, bca)).jumlah.sisa).toBe(0);
});

test("an invoice that waits is approved from the line, by whoever may, with its day", async () => {
  await office.travel("2026-11-16T02:00:00.000Z");
  const idSo = await makeOrder(office, boss, {});
  const idInvoice = await makeInvoice(office, boss, idSo, { menunggu: true });
  await office.travel("2026-11-20T02:00:00.000Z");
  const [row] = await office.sql<{ idRekening: Id<"rekening">; nominal: number }[]>`
    select id_rekening, nominal_bayar - nominal_sisa_bayar as nominal from invoice where id_invoice = ${idInvoice}`;
  const { idRekening, nominal } = row ?? { idRekening: bca, nominal: 0 };
  const lama = await office.sql<{ sen: number; keterangan: string }[]>`
    select sen, keterangan from rekening_koran where id_rekening = ${idRekening} order by id_koran`;
  const gerak = [...lama.map((line) => ({ ...line, tanggal: HARI })), setor(nominal, "TRSF CR CV MAJU")];
  await baca(kasir, idRekening, berkasKoran(gerak));
  const idKoran = await lineOf(idRekening, nominal);
  expect((await calon(kasir, idRekening, idKoran)).dokumen).toEqual([]);
  const [dokumen] = (await calon(boss, idRekening, idKoran)).dokumen;
  expect(dokumen).toMatchObject({ jenis: "invoice", id: idInvoice, nominal, putus: true });
  await boss.call(invoice.approveInv, { idInv: idInvoice, versi: dokumen?.versi ?? 0, tanggalUang: HARI });
  const [kas] = (await calon(boss, idRekening, idKoran, idInvoice)).kas;
  expect(kas).toMatchObject({ nominal, tanggal: HARI });
  const cocok = { idRekening, idKoran: [idKoran], idKas: [kas?.idKas ?? 0] };
  const { idCocok } = (await boss.call(rekeningKoran.cocokkanKoran, cocok)).data;
  await boss.call(rekeningKoran.batalCocokKoran, { idRekening, idCocok });
  await boss.call(rekeningKoran.cocokkanKoran, cocok);
});

test("a transfer between own accounts is matched on both sides", async () => {
  await baca(kasir, bri, berkasKoran([setor(-2_000_000, "TRSF DB")], 8_000_000_00));
  const mandiri = await isiRekening(office, boss, "Kas Management", 1_000);
  await baca(kasir, mandiri, berkasKoran([setor(2_000_000, "TRSF CR")]));
  const idKoran = await lineOf(bri, -2_000_000);
  const idKebutuhan = await kebutuhanBaru(kasir);
  const pindah = { tipe: "pindah" as const, asal: bri, tujuan: mandiri, nominal: 2_000_000 };
  const id = await submitPengajuan(kasir, idKebutuhan, pindah);
  expect((await calon(kasir, bri, idKoran)).dokumen).toMatchObject([{ id, putus: false, lawan: mandiri }]);
  expect((await calon(boss, bri, idKoran)).dokumen).toMatchObject([{ id, putus: true, nominal: -2_000_000 }]);
  await setujui(id);
  const [kas] = (await calon(boss, bri, idKoran, id)).kas;
  await boss.call(rekeningKoran.cocokkanKoran, { idRekening: bri, idKoran: [idKoran], idKas: [kas?.idKas ?? 0] });
  expect((await boss.call(rekeningKoran.cocokkanSendiri, { idRekening: mandiri })).data).toMatchObject({ cocok: 1 });
});

test("two people who work on one statement at once match each line and each row once", async () => {
  const id = await isiRekening(office, boss, "BCA Aneka", 500_000);
  for (let n = 0; n < 9; n += 1) await isiRekening(office, boss, "BCA Aneka", 500_000);
  await baca(kasir, id, berkasKoran(Array.from({ length: 10 }, () => setor(500_000))));
  const { data } = await daftarKoran(kasir, id);
  const kas = await office.sql<{ id: number }[]>`select id_kas as id from kas where id_rekening = ${id} order by 1`;
  const kerjakan = async (person: Person, mulai: number) => {
    const hasil: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const at = (mulai + n) % 10;
      const isian = { idRekening: id, idKoran: [data[at]?.idKoran], idKas: [kas[at]?.id] };
      hasil.push((await person.send(rekeningKoran.cocokkanKoran, isian)).status);
    }
    return hasil;
  };
  const semua = (await Promise.all([kerjakan(boss, 0), kerjakan(kasir, 4)])).flat();
  expect(semua.filter((status) => status === 200)).toHaveLength(10);
  expect(semua.filter((status) => status === 409)).toHaveLength(10);
  expect((await daftarKoran(kasir, id)).jumlah).toMatchObject({ sisa: 0, cocok: 10 });
  const [row] = await office.sql`
    select count(*)::int as kas, count(distinct id_cocok)::int as cocok from koran_kas join kas using (id_kas) where id_rekening = ${id}`;
  expect(row).toEqual({ kas: 10, cocok: 10 });
});
