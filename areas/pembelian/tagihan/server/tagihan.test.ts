import { expect, test } from "vitest";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { isiRekening, makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { hutang } from "../../hutang/contract.ts";
import { belanjaUji, makePemasok } from "../../pemasok/server/pemasok.testing.ts";
import { po } from "../../po/contract.ts";
import { detail } from "../../po/server/po.testing.ts";
import { tagihan } from "../contract.ts";
import { bayarTagihanUji, isianTagihanUji, lihatTagihan, nilaiStok, tagih, uangMukaUji } from "./tagihan.testing.ts";

const office = openOffice();
const saldo = (akun: Parameters<typeof saldoJurnal>[1]) => saldoJurnal(office.sql, akun);

/** Sends units of a product away with an order. */
async function kirim(person: Person, idProduk: Id<"produk">, qty: number): Promise<void> {
  const idSo = await makeOrder(office, person, { baris: [{ idProduk, qty }] });
  const idInvoice = await makeInvoice(office, person, idSo);
  await person.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
}

async function terhutang(person: Person, idPemasok: Id<"pemasok">) {
  const { data } = await person.call(hutang.getHutangPo, { idPemasok });
  return data.map(({ idPo, datang, sisa }) => [idPo, datang, sisa]);
}

test("a bill that asks for more goes to the units that are still here, and the rest to what has left", async () => {
  const boss = await office.person("Super Admin");
  const idPemasok = await makePemasok(boss, "CV Baja Jaya");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 1_000_000 });
  const idPo = await belanjaUji(boss, { idProduk, idPemasok, hargaPemasok: 1_000_000, qty: 4, datang: 4 });
  await kirim(boss, idProduk, 3);
  const [hpp, persediaan, hutangUsaha] = [await saldo("hpp"), await saldo("persediaan"), await saldo("hutang-usaha")];
  const idTagihan = await tagih(boss, { idPemasok, barang: [{ idPo, unit: 4, harga: 1_100_001 }] });
  expect(idTagihan).toMatch(/^TG-2611-\d{5}$/);
  expect(await nilaiStok(office, idProduk)).toBe(1_100_001);
  expect((await saldo("persediaan")) - persediaan).toBe(100_001);
  expect((await saldo("hpp")) - hpp).toBe(300_003);
  expect((await saldo("hutang-usaha")) - hutangUsaha).toBe(-400_004);
  expect(await saldo("selisih-harga-beli")).toBe(0);
  const row = await lihatTagihan(boss, idTagihan);
  expect(row).toMatchObject({ total: 4_400_004, sisa: 4_400_004, status: "Belum Lunas", jatuhTempo: "2026-12-20" });
  expect(row.nilai.map(({ persediaan, hpp }) => [persediaan, hpp])).toEqual([[100_001, 300_003]]);
  expect(await terhutang(boss, idPemasok)).toEqual([[idTagihan, 4, 4_400_004]]);
  expect(await detail(boss, idPo)).toMatchObject({
    qtyDitagih: 4,
    tagihan: [{ idTagihan, unit: 4 }],
    aksi: { bayar: { boleh: false, alasan: "PO sudah ditagih pemasok, bayar tagihannya di Tagihan Pemasok" } },
  });
  await boss.call(tagihan.batalTagihan, { idTagihan, alasan: "Salah ketik" });
  expect(await nilaiStok(office, idProduk)).toBe(1_000_000);
  expect([await saldo("hpp"), await saldo("persediaan")]).toEqual([hpp, persediaan]);
  expect(await terhutang(boss, idPemasok)).toEqual([[idPo, 4, 4_000_000]]);
  expect(await lihatTagihan(boss, idTagihan)).toMatchObject({
    status: "Dibatalkan",
    sisa: 0,
    alasanBatal: "Salah ketik",
  });
});

test("one bill for several purchase orders is paid in parts and by what was paid before: then its purchase orders are paid", async () => {
  const boss = await office.person("Management");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 90_000_000);
  const idPemasok = await makePemasok(boss, "UD Sumber");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 2_000_000 });
  const satu = await belanjaUji(boss, { idProduk, idPemasok, qty: 2 });
  const idUangMuka = await uangMukaUji(boss, { idPemasok, idRekening, nominal: 3_000_000, idPo: satu });
  expect(idUangMuka).toMatch(/^UM-2611-\d{5}$/);
  expect(await saldo("uang-muka-beli")).toBe(3_000_000);
  await boss.call(po.updatePoSelesai, { idPo: satu, selesai: 2 });
  expect(
    (
      await boss.refused(po.updatePoLunas, {
        idPo: satu,
        statusPembayaran: "true",
        idRekening,
        dokumen: [await picture()],
      })
    ).message,
  ).toMatch(/mempunyai uang muka UM-2611-\d{5}: catat tagihannya agar uang mukanya terpakai$/);
  const dua = await belanjaUji(boss, { idProduk, idPemasok, qty: 3, datang: 3 });
  const barang = [satu, dua].map((idPo, at) => ({ idPo, unit: at + 2, harga: 2_000_000 }));
  const idTagihan = await tagih(boss, { idPemasok, barang, jatuhTempo: "2026-11-25" });
  await boss.call(tagihan.pakaiUangMuka, { idTagihan, idUangMuka, nominal: 3_000_000 });
  expect(await saldo("uang-muka-beli")).toBe(0);
  const lebih = await bayarTagihanUji(boss, idTagihan, idRekening, 7_000_001);
  expect([lebih.status, lebih.body.message]).toEqual([
    400,
    "Tagihan ini tersisa Rp 7.000.000, nominal tidak boleh Rp 7.000.001",
  ]);
  expect((await bayarTagihanUji(boss, idTagihan, idRekening, 4_000_000)).body.message).toMatch(/tersisa Rp 3.000.000$/);
  expect(await detail(boss, satu)).toMatchObject({ statusPembayaran: false });
  expect((await boss.refused(tagihan.batalTagihan, { idTagihan, alasan: "x" })).message).toBe(
    "Sudah dibayar Rp 4.000.000, batalkan pembayarannya dahulu",
  );
  expect((await bayarTagihanUji(boss, idTagihan, idRekening, 3_000_000)).body.message).toMatch(/ lunas$/);
  for (const idPo of [satu, dua])
    expect(await detail(boss, idPo)).toMatchObject({ statusPembayaran: true, tglLunas: "2026-11-20" });
  expect(await terhutang(boss, idPemasok)).toEqual([]);

  // A payment that was a mistake comes back, once.
  const bayar = (await lihatTagihan(boss, idTagihan)).bayar.at(-1);
  const batal = { idTagihan, idPengajuan: bayar?.idPengajuan ?? "", alasan: "Salah rekening" };
  await boss.call(tagihan.batalBayarTagihan, batal);
  expect((await boss.refused(tagihan.batalBayarTagihan, batal)).message).toBe("Pembayaran ini sudah dibatalkan");
  expect(await detail(boss, satu)).toMatchObject({ statusPembayaran: false, tglLunas: null });
  expect(await terhutang(boss, idPemasok)).toEqual([[idTagihan, 5, 3_000_000]]);
  const [rekening] = await office.sql`select saldo from rekening where id_rekening = ${idRekening}`;
  expect(rekening).toEqual({ saldo: 90_000_000 - 3_000_000 - 4_000_000 });
});

test("freight and duty are spread to the rupiah over the units of several purchase orders, by value or by number", async () => {
  const boss = await office.person("Super Admin");
  const pengirim = await makePemasok(boss, "Ekspedisi Laut");
  const idPemasok = await makePemasok(boss, "Pabrik Motor");
  const [mahal, murah] = [
    await makeProduk(office, boss, { hargaBeli: 900_000 }),
    await makeProduk(office, boss, { hargaBeli: 100_000 }),
  ];
  const [a, b] = [
    await belanjaUji(boss, { idProduk: mahal, idPemasok, qty: 2, datang: 2 }),
    await belanjaUji(boss, { idProduk: murah, idPemasok, qty: 5, datang: 1 }),
  ];
  const kosong = await belanjaUji(boss, { idProduk: murah, idPemasok, qty: 1 });
  const salah = isianTagihanUji({
    idPemasok: pengirim,
    biaya: [{ keterangan: "Ongkir", nominal: 5, dasar: "nilai", idPo: [kosong] }],
  });
  expect((await boss.refused(tagihan.addTagihan, salah)).message).toMatch(
    / belum datang, biaya Ongkir belum dapat dibagi ke unitnya$/,
  );
  const idTagihan = await tagih(boss, {
    idPemasok: pengirim,
    biaya: [
      { keterangan: "Ongkos kapal", nominal: 100_000, dasar: "nilai", idPo: [a, b] },
      { keterangan: "Bongkar", nominal: 10_000, dasar: "jumlah", idPo: [b, a] },
    ],
  });
  const row = await lihatTagihan(boss, idTagihan);
  expect(row.baris.map(({ sebaran }) => sebaran.map(({ idPo, nominal }) => [idPo, nominal]))).toEqual([
    [
      [a, 94_737],
      [b, 5_263],
    ],
    [
      [a, 6_667],
      [b, 3_333],
    ],
  ]);
  expect([await nilaiStok(office, mahal), await nilaiStok(office, murah)]).toEqual([1_901_404, 108_596]);
  // The purchase orders themselves are still owed, the freight beside them.
  expect(await terhutang(boss, pengirim)).toEqual([[idTagihan, 0, 110_000]]);
  expect((await terhutang(boss, idPemasok)).length).toBe(2);
  await kirim(boss, mahal, 2);
  const hpp = await saldo("hpp");
  await boss.call(tagihan.batalTagihan, { idTagihan, alasan: "Bukan milik kami" });
  expect((await saldo("hpp")) - hpp).toBe(-101_404);
  expect([await nilaiStok(office, mahal), await nilaiStok(office, murah)]).toEqual([0, 100_000]);
});

test("only units that came from this supplier, that nobody has billed, and each bill once", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA Aneka", 50_000_000);
  const [satu, lain] = [await makePemasok(boss, "Satu"), await makePemasok(boss, "Lain")];
  const idProduk = await makeProduk(office, boss, { hargaBeli: 500_000 });
  const idPo = await belanjaUji(boss, { idProduk, idPemasok: satu, qty: 5, datang: 3 });
  const ditolak = async (isian: Parameters<typeof isianTagihanUji>[0]) =>
    (await boss.refused(tagihan.addTagihan, isianTagihanUji(isian))).message;
  const barang = (unit: number, harga = 500_000) => [{ idPo, unit, harga }];
  expect(await ditolak({ idPemasok: lain, barang: barang(1) })).toMatch(/^PO .* bukan dari pemasok ini/);
  expect(await ditolak({ idPemasok: satu, barang: barang(4) })).toMatch(/tersisa 3, tidak dapat ditagih 4$/);
  expect(await ditolak({ idPemasok: satu })).toBe("Isi barang yang ditagih atau biaya masuk.");
  expect(await ditolak({ idPemasok: satu, barang: [...barang(1), ...barang(1)] })).toBe(
    "Satu PO hanya boleh satu baris",
  );
  expect(await ditolak({ idPemasok: satu, barang: barang(1), tglTagihan: "2026-11-21" })).toBe(
    "Tanggal tagihan tidak boleh setelah hari ini",
  );
  expect(await ditolak({ idPemasok: satu, barang: barang(1), jatuhTempo: "2026-11-19" })).toBe(
    "Jatuh tempo tidak boleh sebelum tanggal tagihan",
  );
  await tagih(boss, { idPemasok: satu, barang: barang(2), nomor: "F-77" });
  expect(await ditolak({ idPemasok: satu, barang: barang(1), nomor: "f-77" })).toBe(
    "Tagihan f-77 dari Satu sudah dicatat",
  );
  expect((await boss.refused(po.undoPoSelesai, { idPo, selesai: 3, qtySelesai: 3 })).message).toBe(
    "2 mesin PO ini sudah ditagih pemasok, batalkan tagihannya dahulu",
  );
  // A version that does not know bills is kept from paying units twice.
  await expect(
    office.sql`insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_asal, nominal_pengajuan,
      deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, id_po)
      select 'PB-X', 1, 'keluar', ${idRekening}, 1, '', '2026-11-20', now(), ${boss.idUser}, ${idPo}`,
  ).rejects.toThrow("sudah ditagih");
  // Of the same unit only one of two bills at once.
  const balasan = await Promise.all(
    [1, 2, 3].map(() => boss.send(tagihan.addTagihan, isianTagihanUji({ idPemasok: satu, barang: barang(1) }))),
  );
  expect(balasan.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("uang muka comes back from the supplier, and nobody uses it twice", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BRI RJP", 20_000_000);
  const idPemasok = await makePemasok(boss, "Pak Dhe");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 4_000_000 });
  const idPo = await belanjaUji(boss, { idProduk, idPemasok, qty: 3, datang: 3 });
  const idUangMuka = await uangMukaUji(boss, { idPemasok, idRekening, nominal: 5_000_000 });
  const kembali = { idUangMuka, idRekening, nominal: 1_000_000, dokumen: [await picture()] };
  await boss.call(tagihan.kembaliUangMuka, kembali);
  const isi = [1, 2].map((unit) => tagih(boss, { idPemasok, barang: [{ idPo, unit, harga: 4_000_000 }] }));
  const [a = "", b = ""] = [await isi[0], await isi[1]];
  const hasil = await Promise.all(
    [a, b].map((idTagihan) => boss.send(tagihan.pakaiUangMuka, { idTagihan, idUangMuka, nominal: 4_000_000 })),
  );
  expect(hasil.map(({ status }) => status).sort()).toEqual([200, 400]);
  const [um] = (await boss.call(tagihan.getUangMuka, { idPemasok })).data;
  expect(um).toMatchObject({ nominal: 5_000_000, sisa: 0, aksi: { kembali: { boleh: false } } });
  expect(um?.pemakaian.map(({ nominal }) => nominal).sort()).toEqual([1_000_000, 4_000_000]);
  expect((await boss.refused(tagihan.kembaliUangMuka, { ...kembali, dokumen: [await picture()] })).message).toBe(
    "Uang muka ini sudah habis dipakai",
  );
  // A cancelled bill gives the uang muka back.
  const dipakai = hasil[0]?.status === 200 ? a : b;
  await boss.call(tagihan.batalTagihan, { idTagihan: dipakai, alasan: "Ganda" });
  expect((await boss.call(tagihan.getUangMuka, { idPemasok })).data[0]?.sisa).toBe(4_000_000);
  expect(await saldo("uang-muka-beli")).toBe(4_000_000);
});

test("bills are for those who pay purchase orders", async () => {
  const admin = await office.person("Admin", { menu: ["Hutang", "Purchase Order"] });
  expect((await admin.send(tagihan.getTagihan, {})).status).toBe(401);
});

test("a bill that is paid and cancelled at the same moment is one of the two", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 20_000_000);
  const idPemasok = await makePemasok(boss, "Serentak");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 1_000_000 });
  const idPo = await belanjaUji(boss, { idProduk, idPemasok, qty: 8, datang: 8 });
  for (const _ of [1, 2, 3, 4]) {
    const idTagihan = await tagih(boss, { idPemasok, barang: [{ idPo, unit: 1, harga: 1_000_000 }] });
    const balasan = await Promise.all([
      boss.send(tagihan.batalTagihan, { idTagihan, alasan: "Ganda" }),
      bayarTagihanUji(boss, idTagihan, idRekening, 1_000_000),
    ]);
    expect(balasan.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});
