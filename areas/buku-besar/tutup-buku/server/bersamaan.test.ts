import { beforeAll, expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { carryOut } from "#books/fixtures.ts";
import { moveGoods } from "#books/stok/stok.ts";
import type { Call } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";
import { jurnalUmum } from "../../jurnal-umum/contract.ts";
import { tutupBuku } from "../contract.ts";
import { type Dunia, dunia } from "./dunia.testing.ts";
import { berbeda, semuaLaporan } from "./semuaLaporan.testing.ts";

const office = openOffice();
let boss: Person;
let manajer: Person;
let isi: Dunia;
beforeAll(async () => {
  boss = await office.person("Super Admin", { nama: "Ratna" });
  manajer = await office.person("Management", { nama: "Budi" });
  isi = await dunia(office, boss, manajer);
});

const MALAM = "2026-06-30T16:59:59.000Z";
const PAGI = "2026-07-01T02:00:00.000Z";
const DITUTUP = "Bulan Juni 2026 sudah ditutup oleh Budi";
const tambah = (idProduk: Id<"produk">, qty: number) => ({
  idProduk,
  jenis: "tambah" as const,
  qty,
  keterangan: "malam",
});

async function menungguKunci(banyak: number): Promise<void> {
  for (;;) {
    const [row] = await office.sql<{ n: number }[]>`
      select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 1509 and not granted
        and database = (select oid from pg_database where datname = current_database())`;
    if ((row?.n ?? 0) >= banyak) return;
    await new Promise((go) => setTimeout(go, 5));
  }
}

test("who began before the closing is inside before it; who comes while it waits is refused", async () => {
  await office.travel(MALAM);
  let lepas = () => {};
  const ditahan = new Promise<void>((go) => {
    lepas = go;
  });
  let ditulis = () => {};
  const menulis = new Promise<void>((go) => {
    ditulis = go;
  });
  const pertama = carryOut(office, boss, async (deed) => {
    await moveGoods(deed, [tambah(isi.mesin, 3)]);
    ditulis();
    await ditahan;
  });
  await menulis;
  await office.travel(PAGI);
  const tutup = manajer.call(tutupBuku.closeBulan, { bulan: "2026-06" });
  await menungguKunci(1);
  await office.travel(MALAM);
  const kedua = carryOut(office, boss, (deed) => moveGoods(deed, [tambah(isi.dibuat, 5)]));
  const ditolak = expect(kedua).rejects.toThrow(DITUTUP);
  await menungguKunci(2);
  await office.travel(PAGI);
  lepas();
  await Promise.all([pertama, tutup, ditolak]);
  const rows = await office.sql`select qty from stok where tanggal = '2026-06-30' and keterangan = 'malam'`;
  expect(rows).toEqual([{ qty: 3 }]);
});

test("of all that ten requests do at midnight while a month is closed, each is inside or refused, and the month stays", async () => {
  await office.travel("2026-07-31T16:59:59.000Z");
  const uang = () => submitPengajuan(boss, isi.lain, { tipe: "keluar", asal: isi.kas, nominal: 70_000 });
  const [satu, dua] = [await uang(), await uang()];
  const dokumen = [await bukti()];
  const setuju = { statusPengajuan: "Disetujui", note: "", dokumen };
  const angka = { piutangUsaha: 9, piutangKaryawan: 0, pembangunan: 0, assetLainLain: 0, labaDitahan: 0, deviden: 0 };
  const beli = isianOrder([{ idProduk: isi.mesin, hargaProduk: 9_000_000 }]);
  const usaha: [Call, Record<string, unknown>][] = [
    [pengajuan.approvePengajuan, { idPengajuan: satu, ...setuju }],
    [pengajuan.approvePengajuan, { idPengajuan: dua, ...setuju }],
    [order.addOrder, { ...beli, dokumen }],
    [order.cancelSo, { idSo: isi.order.batal }],
    [produk.koreksiStok, { idProduk: isi.mesin, jumlahStock: 77, keterangan: "Opname" }],
    [neraca.inputDataNeracaManual, { idNeraca: 20260731, ...angka }],
    [jurnalUmum.addJurnalUmum, { tanggal: "2026-07-31", keterangan: "Malam", baris: isi.umum.baris, dokumen }],
  ];
  const malam = usaha.map(([call, input]) => boss.send(call, input));
  const pindah = office.travel("2026-08-01T02:00:00.000Z");
  const tutup = pindah.then(() => manajer.send(tutupBuku.closeBulan, { bulan: "2026-07" }));
  const jawab = await Promise.all(malam);
  await tutup;
  for (const { status, body } of jawab) {
    if (status !== 200) expect(body.message).toMatch(/^Bulan Juli 2026 sudah ditutup oleh Budi/);
  }
  // A typed entry that came in before the closing kept the month open, until it is decided.
  const menunggu = await office.sql<
    { id: string }[]
  >`select id_jurnal_umum as id from jurnal_umum where status = 'Menunggu'`;
  for (const { id } of menunggu) {
    await manajer.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum: id, status: "Ditolak", note: "x" });
  }
  const masih = await office.sql<
    { id: string }[]
  >`select id_pengajuan as id from pengajuan where status_pengajuan = 'Menunggu'`;
  for (const { id } of masih) {
    await boss.call(pengajuan.approvePengajuan, {
      idPengajuan: id,
      statusPengajuan: "Ditolak",
      note: "x",
      dokumen: [],
    });
  }
  const lagi = await manajer.send(tutupBuku.closeBulan, { bulan: "2026-07" });
  expect(lagi.status === 200 || lagi.body.message === "Bulan Juli 2026 sudah ditutup", String(lagi.body.message)).toBe(
    true,
  );
  const sebelum = await semuaLaporan(office, boss, "2026-07");
  await Promise.all(usaha.map(([call, input]) => manajer.send(call, input)));
  expect(berbeda(sebelum, await semuaLaporan(office, boss, "2026-07"))).toEqual([]);
});
