import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { rekeningKoran } from "#areas/keuangan/rekening-koran/contract.ts";
import { baca, berkasKoran, daftarKoran } from "#areas/keuangan/rekening-koran/server/rekeningKoran.testing.ts";
import { sendOrder } from "#areas/laporan/server/setahun.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { putuskan } from "#areas/penjualan/koreksi/server/koreksi.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import { fakturDari, jadiPkp } from "#books/pajak/faktur.testing.ts";
import { allFindings, pemergok } from "#books/periksa/periksa.testing.ts";
import { jakartaToday } from "#kernel/format.ts";
import { splitInklusif } from "#kernel/pajak.ts";
import type { Rupiah } from "#kernel/types.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { few } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { fakturPajak } from "../contract.ts";

const office = openOffice();
const tangkap = pemergok(office);
let bos: Person;

beforeAll(async () => {
  bos = await office.person("Super Admin", { nama: "Bos" });
  await jadiPkp(office);
});

const FASILITAS = { "02": "", "03": "", "04": "", "07": "18", "08": "10" } as const;
type Kode = keyof typeof FASILITAS;

/** An order whose customer has this code. */
async function pesan(kode: Kode, harga: number) {
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: harga, qty: 1 }] });
  await office.sql`
    insert into pajak_pelanggan (id_pelanggan, kode_transaksi, fasilitas)
    select p.id_utama, ${kode}, ${FASILITAS[kode]} from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = ${idSo}
    on conflict (id_pelanggan) do update set kode_transaksi = excluded.kode_transaksi, fasilitas = excluded.fasilitas`;
  await office.sql`update pelanggan set npwp = '01.234.567.8-901.000'`;
  return idSo;
}

type Isian = Parameters<typeof makeInvoice>[3];
async function bayar(idSo: string, isian: Isian = {}, lain: { ppnDipungut?: boolean; pph23?: number } = {}) {
  const idInv = await makeInvoice(office, bos, idSo, isian);
  await bos.call(invoice.approveInv, { idInv, ...lain });
  return idInv;
}
const masuk = async (idSo: string) => {
  const [uang] = await office.sql<{ masuk: number }[]>`
    select coalesce(sum(debit), 0)::bigint as masuk from kas join pengajuan using (id_pengajuan) where id_so = ${idSo}`;
  return uang?.masuk ?? 0;
};
const keluaran = () => saldoJurnal(office.sql, "ppn-keluaran");
const piutang = (idSo: string) => saldoJurnal(office.sql, "piutang", idSo);
const ringkasan = async () =>
  (await bos.call(fakturPajak.getFaktur, { page: 1, limit: 5, bulan: "2026-11" })).ringkasan;
const ppnOf = (nominal: number) => splitInklusif(nominal as Rupiah, { atas: 132, bawah: 1200 }).ppn;

test("whatever is paid in which parts: the buyer keeps the PPN of the order to the rupiah, and none of it is owed", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Kode>("02", "03", "04", "07", "08"),
      fc.integer({ min: 10_000, max: 90_000_000 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 500_000 }),
      async (kode, harga, bagian, ongkir) => {
        const sebelum = await keluaran();
        const idSo = await pesan(kode, harga);
        await bayar(idSo, { tipePembayaran: "DP", nominalDp: Math.max(1, Math.floor((harga * bagian) / 10)) });
        await sendOrder(bos, idSo);
        await bayar(idSo, { nominalOngkir: ongkir });
        const ppn = ppnOf(harga + ongkir);
        const kept = kode === "04" ? 0 : ppn;
        expect(await masuk(idSo)).toBe(harga + ongkir - kept);
        expect([await piutang(idSo), (await keluaran()) - sebelum]).toEqual([0, 0 - (ppn - kept)]);
        expect((await fakturDari(office, idSo)).reduce((sum, one) => sum + one.ppn, 0)).toBe(ppn);
        expect((await bos.call(order.getDetailOrder, { idSo })).data.statusPembayaran).toBe("Lunas");
        // The screen of the month says what the journal says.
        expect((await ringkasan()).ppnKeluaran).toBe(0 - (await keluaran()));
      },
    ),
    { ...few(4), endOnFailure: true },
  );
  expect(await allFindings(office)).toEqual([]);
});

test("the approval shows what the buyer keeps; the file says its PPN as it is", async () => {
  const idSo = await pesan("02", 11_100_000);
  const idInv = await makeInvoice(office, bos, idSo);
  const { data } = await bos.call(invoice.getDampakApprove, { idInv });
  expect(data.ppnDipungut).toEqual({ kode: "02", nominal: 1_100_000 });
  const rinci = async () => (await bos.call(invoice.getDetailInvoice, { idInvoice: idInv })).data.ppnDipungut;
  expect(await rinci()).toBe(1_100_000);
  const kertas = async () => {
    const { base64 } = (await bos.call(invoice.cetakInvPdf, { idInvoice: idInv, idSo })).data;
    return readPdfText(Buffer.from(base64, "base64")).join(" ");
  };
  expect(await kertas()).toMatch(/PPN tidak dibayar kepada kami.*1\.100\.000.*Akan dibayar tanpa PPN.*10\.000\.000/);
  const { ppnDipungut: sebelum } = await ringkasan();
  await bos.call(invoice.approveInv, { idInv, pph23: 200_000 });
  expect(await masuk(idSo)).toBe(9_800_000);
  expect(await rinci()).toBe(1_100_000);
  expect(await kertas()).toMatch(/Dibayar tanpa PPN.*10\.000\.000/);
  const { data: rows, ringkasan: sesudah } = await bos.call(fakturPajak.getFaktur, { page: 1, limit: 5, cari: idInv });
  expect(rows).toMatchObject([{ ppn: 1_100_000, dipungut: 1_100_000, dpp: 10_000_000 }]);
  expect(sesudah.ppnDipungut - sebelum).toBe(1_100_000);
  const berkas = await bos.call(fakturPajak.buatBerkasFaktur, { bulan: "2026-11" });
  const { raw } = await bos.send(fakturPajak.unduhBerkasFaktur, { idBerkas: berkas.data.idBerkas });
  for (const isi of ["<TrxCode>02<", "<TaxBase>10000000.00<", "<VAT>1100000.00<"])
    expect(raw.toString("utf8")).toContain(isi);
});

test("the Kotak and the bank's line say what comes without that PPN, and a decision there books it", async () => {
  const idSo = await pesan("03", 11_100_000);
  const id = await makeInvoice(office, bos, idSo);
  const kotak = async () => (await bos.call(persetujuan.getKotak, { limit: 100 })).data.find((row) => row.id === id);
  expect(await kotak()).toMatchObject({
    nominal: 10_000_000,
    keterangan: `Pembayaran ${idSo}. PPN Rp 1.100.000 tidak dibayar kepada kita, kode 03`,
  });
  const idRekening = await rekeningBernama(office, "BCA RJP");
  const tanggal = jakartaToday(office.now());
  await baca(bos, idRekening, berkasKoran([{ tanggal, sen: 1_000_000_000, keterangan: "DINAS" }]));
  const baris = (await daftarKoran(bos, idRekening)).data.find(({ sen }) => sen === 1_000_000_000);
  const dicari = { idRekening, idKoran: baris?.idKoran ?? 0 };
  const { dokumen } = (await bos.call(rekeningKoran.getCalonKoran, dicari)).data;
  expect(dokumen[0]).toMatchObject({ id, nominal: 10_000_000, ppnDipungut: 1_100_000 });
  const putusan = { jenis: "invoice" as const, id, status: "Disetujui" as const, versi: (await kotak())?.versi ?? 0 };
  await bos.call(persetujuan.putuskan, { putusan: [putusan] } as never);
  expect(await masuk(idSo)).toBe(10_000_000);
});

test("a buyer who pays the PPN after all is owed nothing; one without such a code cannot keep it", async () => {
  const idSo = await pesan("03", 11_100_000);
  const sebelum = await keluaran();
  await bayar(idSo, {}, { ppnDipungut: false });
  expect([await masuk(idSo), (await keluaran()) - sebelum]).toEqual([11_100_000, -1_100_000]);
  const biasa = await pesan("04", 11_100_000);
  const idInv = await makeInvoice(office, bos, biasa);
  expect((await bos.call(invoice.getDampakApprove, { idInv })).data.ppnDipungut).toBeNull();
  expect((await bos.refused(invoice.approveInv, { idInv, ppnDipungut: true })).errors).toEqual([
    {
      field: "ppnDipungut",
      message: "PPN invoice ini dibayar kepada kita: kode transaksi pelanggannya bukan 02, 03, 07 atau 08",
    },
  ]);
});

test("what the buyer kept goes back with a cancelled invoice, and with a cancelled order", async () => {
  const sebelum = await keluaran();
  const satu = await pesan("02", 11_100_000);
  const idInv = await bayar(satu);
  await sendOrder(bos, satu);
  const rina = await office.person("Management");
  const isian = { idInv, alasan: "Salah", dokumen: [await picture()] };
  const { idPembatalan } = (await rina.call(koreksi.batalkanInvoice, isian)).data;
  expect(await putuskan(bos, "pembatalanInvoice", idPembatalan)).toMatchObject({ status: 200 });
  expect([await piutang(satu), (await keluaran()) - sebelum]).toEqual([11_100_000, 0]);
  await bayar(satu);
  expect([await piutang(satu), (await keluaran()) - sebelum]).toEqual([0, 0]);

  const dua = await pesan("07", 11_100_000);
  await bayar(dua, { tipePembayaran: "DP", nominalDp: 1_110_000 });
  await bos.call(order.cancelSo, { idSo: dua });
  expect([await piutang(dua), (await keluaran()) - sebelum]).toEqual([-1_000_000, 0]);
  expect(await allFindings(office)).toEqual([]);
});

test("the books check finds PPN that the buyer kept and his faktur does not say", async () => {
  const idInv = await bayar(await pesan("02", 1_110_000));
  const ubah = (ppn: number) => `update invoice set ppn_dipungut = ${ppn} where id_invoice = '${idInv}'`;
  await tangkap(ubah(1), ubah(110_000), /dipungut 1, faktur 110000 dengan PPN 110000/);
});
