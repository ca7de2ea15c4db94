import { beforeAll, expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { isiRekening, makeOrder } from "#books/fixtures.ts";
import { setelah } from "#company/hariIni.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { JENIS_PROYEKSI, proyeksiKas } from "../contract.ts";

const office = openOffice();
let boss: Person;
let bca: Id<"rekening">;
const hariIni = (): Tanggal => jakartaToday(office.now());

beforeAll(async () => {
  boss = await office.person("Super Admin");
  bca = await isiRekening(office, boss, "BCA RJP", 20_000_000);
  await isiRekening(office, boss, "Kas Kecil", 1_000_000);
});

const proyeksi = async (lain: { idRekening?: number; lewat?: boolean } = {}) =>
  (await boss.call(proyeksiKas.getProyeksiKas, lain)).data;
const dokumen = (lain: Partial<Parameters<typeof boss.call<typeof proyeksiKas.getDokumenProyeksi>>[1]> = {}) =>
  boss.call(proyeksiKas.getDokumenProyeksi, { limit: 100, ...lain });

async function minta(nominal: number, lain: object = {}) {
  const [kebutuhan] = await office.sql<{ id: number }[]>`
    insert into kebutuhan (nama_kebutuhan) values ('Sewa Gudang') on conflict ((lower(nama_kebutuhan)))
    do update set nama_kebutuhan = excluded.nama_kebutuhan returning id_kebutuhan as id`;
  const isian = {
    ...{ idKebutuhan: kebutuhan?.id ?? 0, tipePengajuan: "keluar", nominalPengajuan: nominal, tglPengajuan: "" },
    ...{ idRekeningAsal: bca, idRekeningTujuan: "-", deskripsiPengajuan: "Sewa", dokumen: [await picture()], ...lain },
  };
  return (await boss.call(pengajuan.addPengajuan, isian as never)).data.idPengajuan;
}

test("an invoice that waits is expected on its due day, and what it leaves of its order too", async () => {
  await office.sql`update perusahaan set termin_pelanggan = 20`;
  const idSo = await makeOrder(office, boss, { baris: [{ qty: 1, hargaProduk: 9_000_000 }] });
  const isian = { tipePembayaran: "DP", nominalDp: 2_000_000, idRekening: bca, tglInvoice: hariIni() } as const;
  const idInvoice = await makeInvoice(office, boss, idSo, isian as never);
  const tempo = setelah(hariIni(), 20);
  const { data } = await dokumen();
  expect(data.map(({ jenis, dokumen, tanggal, nominal }) => [jenis, dokumen, tanggal, nominal])).toEqual([
    ["invoice", idInvoice, tempo, 2_000_000],
    ["sisa", idSo, tempo, 7_000_000],
  ]);
  const { minggu, terendah, saldo } = await proyeksi();
  expect(saldo).toBe(21_000_000);
  expect(minggu).toHaveLength(13);
  expect(minggu[2]).toMatchObject({ invoice: 2_000_000, sisa: 7_000_000, saldo: 30_000_000 });
  expect(terendah).toEqual({ saldo: 21_000_000, hari: hariIni() });
});

test("requests take their accounts down on their day; each figure is the sum of its documents", async () => {
  const id = await minta(15_000_000, { tglPengajuan: hariIni() });
  const lain = await isiRekening(office, boss, "BRI RJP", 1_000);
  await minta(2_000_000, { tipePengajuan: "pindah", idRekeningTujuan: lain });
  const bersama = await proyeksi();
  expect(bersama.terendah).toEqual({ saldo: 6_001_000, hari: hariIni() });
  const satu = bersama.rekening.find(({ idRekening }) => idRekening === bca);
  expect(satu).toMatchObject({ saldo: 20_000_000, akhir: 12_000_000, terendah: { saldo: 3_000_000, hari: hariIni() } });
  for (const idRekening of [undefined, bca, lain]) {
    const { minggu } = await proyeksi({ ...(idRekening && { idRekening }) });
    for (const { awal, akhir, ...pos } of minggu) {
      for (const jenis of JENIS_PROYEKSI) {
        const { jumlah } = await dokumen({ jenis, awal, akhir, ...(idRekening && { idRekening }) });
        expect(jumlah.masuk - jumlah.keluar).toBe(pos[jenis]);
      }
    }
  }
  expect((await dokumen({ cari: id })).data.map((row) => row.dokumen)).toEqual([id]);
});

test("what is overdue counts as today's or not at all", async () => {
  const idSo = await makeOrder(office, boss, { tglOrder: "2026-01-05", baris: [{ qty: 1, hargaProduk: 3_000_000 }] });
  const idInvoice = await makeInvoice(office, boss, idSo, { idRekening: bca, tglInvoice: "2026-01-05" } as never);
  const [row] = (await dokumen({ kapan: "lewat" })).data;
  expect(row).toMatchObject({ dokumen: idInvoice, tanggal: hariIni(), nominal: 3_000_000 });
  const [dengan, tanpa] = [await proyeksi(), await proyeksi({ lewat: false })];
  expect(dengan.lewat).toEqual({ masuk: 3_000_000, keluar: 0 });
  expect((dengan.minggu[0]?.saldo ?? 0) - (tanpa.minggu[0]?.saldo ?? 0)).toBe(3_000_000);
  const [tidak] = (await dokumen({ kapan: "lewat", lewat: false })).data;
  expect(tidak).toMatchObject({ dokumen: idInvoice, tanggal: null });
});

test("a need of each of the last three months comes again on its day", async () => {
  const awal = new Date(`${hariIni().slice(0, 7)}-01T00:00:00Z`);
  const bulan = (n: number, hari: number) =>
    new Date(Date.UTC(awal.getUTCFullYear(), awal.getUTCMonth() + n, hari)).toISOString().slice(0, 10) as Tanggal;
  let idPengajuan = "";
  for (const [n, nominal] of [900_000, 1_000_000, 1_100_000].entries()) {
    idPengajuan = await minta(nominal, { tipePengajuan: "masuk", idRekeningAsal: "-", idRekeningTujuan: bca });
    await boss.call(pengajuan.approvePengajuan, {
      ...{ idPengajuan, statusPengajuan: "Disetujui", note: "", dokumen: [await picture()] },
      tanggalUang: bulan(n - 3, 7),
    } as never);
  }
  const rutin = (await dokumen({ jenis: "rutin" })).data;
  const hari = hariIni() > bulan(0, 7) ? hariIni() : bulan(0, 7);
  expect(rutin.map(({ tanggal, nominal, dokumen }) => [tanggal, nominal, dokumen]).slice(0, 2)).toEqual([
    [hari, 1_000_000, idPengajuan],
    [bulan(1, 7), 1_000_000, idPengajuan],
  ]);
});

test("only whoever sees the profit sees it, and the file holds the list", async () => {
  for (const role of ["Kasir", "Sales"]) {
    const orang = await office.person(role, { menu: ["Invoice"] });
    expect((await orang.refused(proyeksiKas.getProyeksiKas, {})).status).toBe(401);
  }
  const berkas = await boss.send(proyeksiKas.exportProyeksiKas, {});
  expect(berkas.status).toBe(200);
});
