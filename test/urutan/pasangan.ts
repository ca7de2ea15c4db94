import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import type { Dunia } from "#areas/buku-besar/tutup-buku/server/dunia.testing.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { penawaran } from "#areas/penjualan/penawaran/contract.ts";
import { isianPenawaran, tawarkan } from "#areas/penjualan/penawaran/server/penawaran.testing.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { baris, isianBaru, isianUbah } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { makeProduk, rekeningBernama } from "#books/fixtures.ts";
import type { Call } from "#kernel/call.ts";
import type { Office, Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";

export type Usaha = readonly [call: Call, input: Record<string, unknown>];
export type Pasangan = { readonly nama: string; readonly a: Usaha; readonly b: Usaha };

/** Pairs of calls about one and the same thing, each with its thing; all of them stand in the company from the beginning. */
export async function pasanganUji(office: Office, boss: Person, d: Dunia): Promise<Pasangan[]> {
  const dokumen = [await bukti()];
  return [
    ...(await tentangProduk(office, boss, dokumen)),
    ...(await tentangInvoice(d, dokumen)),
    ...(await tentangOrder(boss, d, dokumen)),
    ...(await tentangUang(office, boss, d, dokumen)),
    ...(await tentangPenawaran(office, boss, d)),
  ];
}

async function tentangProduk(office: Office, boss: Person, dokumen: File[]): Promise<Pasangan[]> {
  const idProduk = await makeProduk(office, boss, { namaProduk: "Mesin Terakhir", stock: 1, hargaProduk: 9_000_000 });
  const [satu, dua] = [await makeProduk(office, boss, { stock: 5 }), await makeProduk(office, boss, { stock: 5 })];
  const pesan = (...ids: number[]): Usaha => [
    order.addOrder,
    {
      ...isianOrder(ids.map((id) => ({ idProduk: id, hargaProduk: id === idProduk ? 9_000_000 : 10_000_000 }))),
      dokumen,
    },
  ];
  const { data } = await boss.call(produk.getProdukDipilih, { idProduk: [idProduk] });
  const lama = data[0] as Record<string, unknown>;
  const ubah: Usaha = [
    produk.editProduk,
    {
      ...Object.fromEntries(
        ["kodeProduk", "namaProduk", "kapasitas", "kategoriProduk", "tipe", "minimalStock", "versi"].map((k) => [
          k,
          lama[k],
        ]),
      ),
      ...{ idProduk, hargaProduk: 9_500_000, hargaBeli: 6_100_000, fotoProduk: [] },
    },
  ];
  const hitung: Usaha = [produk.koreksiStok, { idProduk, jumlahStock: 0, keterangan: "Opname" }];
  return [
    { nama: "addOrder/addOrder: the last machine", a: pesan(idProduk), b: pesan(idProduk) },
    { nama: "addOrder/addOrder: two machines in opposite order", a: pesan(satu, dua), b: pesan(dua, satu) },
    { nama: "addOrder/editProduk: its price", a: pesan(idProduk), b: ubah },
    { nama: "addOrder/koreksiStok", a: pesan(idProduk), b: hitung },
    { nama: "editProduk/koreksiStok", a: ubah, b: hitung },
  ];
}

async function tentangInvoice(d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const { idSo, idInvoice: idInv } = d.order.menunggu;
  const setujui: Usaha = [invoice.approveInv, { idInv }];
  const nominal = { tipePembayaran: "LN", nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0 };
  const tagih: Usaha = [
    invoice.addInvoice,
    {
      idSo: d.order.tanpaInvoice,
      idRekening: d.kas,
      ...nominal,
      nominalLunas: 9_000_000,
      tglInvoice: "2026-06-15",
      dokumen,
    },
  ];
  const batalkan: Usaha = [
    koreksi.batalkanInvoice,
    { idInv: d.order.siapKirim.idInvoice, alasan: "Salah rekening", dokumen: [] },
  ];
  const kirim: Usaha = [suratJalan.addSuratJalan, await isianBaru(d.order.siapKirim, { statusSo: "Kirim" })];
  return [
    { nama: "approveInv/approveInv", a: setujui, b: setujui },
    { nama: "approveInv/hapusInvoice", a: setujui, b: [invoice.hapusInvoice, { idInv }] },
    { nama: "approveInv/cancelSo", a: setujui, b: [order.cancelSo, { idSo }] },
    { nama: "addInvoice/addInvoice", a: tagih, b: tagih },
    { nama: "addInvoice/cancelSo", a: tagih, b: [order.cancelSo, { idSo: d.order.tanpaInvoice }] },
    { nama: "batalkanInvoice/addSuratJalan", a: batalkan, b: kirim },
  ];
}

async function tentangOrder(boss: Person, d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const idOrderan = d.order.plMulai;
  const selesai = (banyak: number): Usaha => [pesanLangsung.updatePl, { idOrderan, selesai: banyak }];
  const kembali = async (idSo: string, banyak: number): Promise<Usaha> => {
    const { orders, suratJalan: notes } = await baris(boss, idSo);
    const barang = orders.slice(0, 1).map((one) => ({ idOrderan: one.idOrderan, rusak: banyak }));
    return [retur.addRetur, { idSj: notes[0]?.idSuratJalan ?? "", alasan: "Patah", dokumen, barang }];
  };
  const { diretur, terkirim } = d.order;
  const tunda: Usaha = [suratJalan.updateStatusSj, await isianUbah(boss, terkirim.idSo, { statusBarang: "Pending" })];
  return [
    { nama: "updatePl/updatePl: more than were ordered", a: selesai(2), b: selesai(1) },
    { nama: "updatePl/cancelPl", a: selesai(1), b: [pesanLangsung.cancelPl, { idOrderan }] },
    {
      nama: "addRetur/addRetur: more than were sent",
      a: await kembali(diretur.idSo, 4),
      b: await kembali(diretur.idSo, 3),
    },
    { nama: "updateStatusSj/addRetur", a: tunda, b: await kembali(terkirim.idSo, 1) },
  ];
}

async function tentangUang(office: Office, boss: Person, d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const rjp = await rekeningBernama(office, "BCA RJP");
  const ajukan = (asal: number, tujuan: number) =>
    submitPengajuan(boss, d.lain, { tipe: "pindah", asal, tujuan, nominal: 1_000_000 });
  const [pergi, pulang] = [await ajukan(d.kas, rjp), await ajukan(rjp, d.kas)];
  const setujui = (idPengajuan: string, lain: object = {}): Usaha => [
    pengajuan.approvePengajuan,
    { idPengajuan, statusPengajuan: "Disetujui", note: "", dokumen, ...lain },
  ];
  const tutup: Usaha = [tutupBuku.closeBulan, { bulan: "2026-05" }];
  const { idPo } = (await boss.call(po.addPo, { idProduk: d.mesin, qty: 4 })).data;
  const datang = (selesai: number): Usaha => [po.updatePoSelesai, { idPo, selesai }];
  return [
    { nama: "approvePengajuan/approvePengajuan: there and back", a: setujui(pergi), b: setujui(pulang) },
    {
      nama: "withdrawPengajuan/approvePengajuan",
      a: [pengajuan.withdrawPengajuan, { idPengajuan: pergi }],
      b: setujui(pergi),
    },
    {
      nama: "closeBulan/approvePengajuan: money of the month",
      a: tutup,
      b: setujui(pergi, { tanggalUang: "2026-05-30" }),
    },
    { nama: "closeBulan/updatePoSelesai", a: tutup, b: datang(1) },
    { nama: "updatePoSelesai/cancelPo", a: datang(4), b: [po.cancelPo, { idPo }] },
    { nama: "updatePoSelesai/updatePoSelesai: more than were ordered", a: datang(3), b: datang(2) },
  ];
}

async function tentangPenawaran(office: Office, boss: Person, d: Dunia): Promise<Pasangan[]> {
  const isian = await isianPenawaran(office, [{ idProduk: d.mesin }], { berlakuSampai: "2026-06-30" });
  const idPenawaran = await tawarkan(office, boss, [{ idProduk: d.mesin }], { berlakuSampai: "2026-06-30" });
  const pesan: Usaha = [penawaran.pesanPenawaran, { idPenawaran }];
  return [
    { nama: "pesanPenawaran/pesanPenawaran", a: pesan, b: pesan },
    { nama: "pesanPenawaran/editPenawaran", a: pesan, b: [penawaran.editPenawaran, { ...isian, idPenawaran }] },
    {
      nama: "pesanPenawaran/kalahPenawaran",
      a: pesan,
      b: [penawaran.kalahPenawaran, { idPenawaran, alasanKalah: "Harga" }],
    },
  ];
}
