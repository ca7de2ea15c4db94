import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import type { Dunia } from "#areas/buku-besar/tutup-buku/server/dunia.testing.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { baris } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { isiRekening } from "#books/fixtures.ts";
import type { Office, Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";
import type { Pasangan, Usaha } from "./pasangan.ts";

/** An order, account, request, bill or month: corrected, decided, taken back or closed by two people. */
export async function pasanganUang(office: Office, boss: Person, d: Dunia): Promise<Pasangan[]> {
  const dokumen = [await bukti()];
  return [
    ...(await orderDiubah(boss, d, dokumen)),
    ...(await dikoreksi(boss, d, dokumen)),
    ...(await diajukan(office, boss, d, dokumen)),
    ...(await dibatalkan(d, dokumen)),
    ...bulanDitutup(d, dokumen),
  ];
}

const tagihUtuh = (d: Dunia, dokumen: File[], tglInvoice: string): Usaha => [
  invoice.addInvoice,
  {
    ...{ idSo: d.order.tanpaInvoice, idRekening: d.kas, tipePembayaran: "LN", nominalLunas: 9_000_000 },
    ...{ nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0, tglInvoice, dokumen },
  },
];

async function orderDiubah(boss: Person, d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const idSo = d.order.tanpaInvoice;
  const { orders } = (await boss.call(order.getDetailOrder, { idSo })).data;
  const ubah = (qty: number): Usaha => [
    koreksi.editOrder,
    {
      idSo,
      alasan: "Berubah",
      listProduk: orders.map(({ idOrderan, idProduk, sumberProduk, hargaProduk }) => ({
        ...{ idOrderan, idProduk, sumberProduk, hargaProduk, qty },
      })),
    },
  ];
  return [
    { nama: "editOrder/editOrder", a: ubah(2), b: ubah(3) },
    { nama: "editOrder/addInvoice", a: ubah(2), b: tagihUtuh(d, dokumen, "2026-06-15") },
    { nama: "editOrder/cancelSo", a: ubah(2), b: [order.cancelSo, { idSo }] },
    {
      nama: "updateSetor/updateSetor: another day",
      a: [order.updateSetor, { idSo: d.order.setor, statusStor: true, dateSetor: "2026-06-14" }],
      b: [order.updateSetor, { idSo: d.order.setor, statusStor: true, dateSetor: "2026-06-15" }],
    },
  ];
}

async function dikoreksi(boss: Person, d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const { idSo, idInvoice: idInv } = d.order.dikoreksi;
  const { idPembatalan: idKoreksi } = (
    await boss.call(koreksi.batalkanInvoice, { idInv, alasan: "Salah", dokumen: [] })
  ).data;
  const putuskan: Usaha = [koreksi.putuskanKoreksi, { idKoreksi, status: "Disetujui", note: "" }];
  const { orders, suratJalan: notes } = await baris(boss, idSo);
  const barang = orders.slice(0, 1).map(({ idOrderan }) => ({ idOrderan, rusak: 1 }));
  const minta = (nominal: number) => ({ idSo: d.order.terkirim.idSo, nominal, alasan: "Cacat" });
  return [
    { nama: "tarikKoreksi/putuskanKoreksi", a: [koreksi.tarikKoreksi, { idKoreksi, note: "" }], b: putuskan },
    {
      nama: "addRetur/putuskanKoreksi",
      b: putuskan,
      a: [retur.addRetur, { idSj: notes[0]?.idSuratJalan ?? "", alasan: "Patah", dokumen, barang }],
    },
    {
      nama: "addNotaKredit/hapusPiutang: more than is owed",
      a: [koreksi.addNotaKredit, { ...minta(3_000_000), dokumen: [] }],
      b: [koreksi.hapusPiutang, minta(4_000_000)],
    },
  ];
}

async function diajukan(office: Office, boss: Person, d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const kas = await isiRekening(office, boss, "BCA Aneka", 20_000_000);
  const keluar = { tipe: "keluar", asal: kas, nominal: 700_000 } as const;
  const idPengajuan = await submitPengajuan(boss, d.lain, keluar);
  const setujui: Usaha = [pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Disetujui", note: "", dokumen }];
  const revisi: Usaha = [pengajuan.revisiPengajuan, { idPengajuan, note: "Periksa" }];
  const ubahRekening: Usaha = [
    rekening.updateRekening,
    { idRekening: kas, namaRekening: "BCA Aneka Baru", posNeraca: "kasManagement", grup: "RJP" },
  ];
  return [
    { nama: "revisiPengajuan/approvePengajuan", a: revisi, b: setujui },
    {
      nama: "withdrawPengajuan/revisiPengajuan",
      a: [pengajuan.withdrawPengajuan, { idPengajuan }],
      b: revisi,
    },
    { nama: "updateRekening/approvePengajuan", a: ubahRekening, b: setujui },
  ];
}

async function dibatalkan(d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const { dibayar: idTagihan, idRekening } = d.tagihan;
  const [bayar] = await d.office.sql<{ id: string }[]>`
    select id_pengajuan as id from pengajuan where id_tagihan = ${idTagihan} order by urut limit 1`;
  const urung: Usaha = [tagihan.batalBayarTagihan, { idTagihan, idPengajuan: bayar?.id ?? "", alasan: "Salah" }];
  return [
    { nama: "batalBayarTagihan/batalTagihan", a: urung, b: [tagihan.batalTagihan, { idTagihan, alasan: "Ganda" }] },
    {
      nama: "batalBayarTagihan/bayarTagihan",
      a: urung,
      b: [tagihan.bayarTagihan, { idTagihan, idRekening, nominal: 500_000, dokumen }],
    },
  ];
}

/** What is dated into a month while somebody closes it. */
function bulanDitutup(d: Dunia, dokumen: File[]): Pasangan[] {
  const tutup: Usaha = [tutupBuku.closeBulan, { bulan: "2026-05" }];
  const hari = "2026-05-31";
  const { terbuka: idTagihan, idRekening } = d.tagihan;
  const pesan = isianOrder([{ idProduk: d.mesin, hargaProduk: 9_000_000 }]);
  const ajukan = {
    ...{ idKebutuhan: d.lain, tipePengajuan: "keluar", idRekeningAsal: d.kas, idRekeningTujuan: "-" },
    ...{ nominalPengajuan: 50_000, deskripsiPengajuan: "Uji", dokumen, tglPengajuan: hari },
  };
  const lunas = { idPo: d.pembelian.selesai, statusPembayaran: true, idRekening: d.kas, dokumen, tanggalUang: hari };
  const jurnal = { tanggal: hari, keterangan: "Perlengkapan", baris: d.umum.baris, dokumen };
  const ke: readonly Usaha[] = [
    [order.addOrder, { ...pesan, dokumen, tglOrder: hari }],
    tagihUtuh(d, dokumen, hari),
    [invoice.approveInv, { idInv: d.order.menunggu.idInvoice, tanggalUang: hari }],
    [order.updateSetor, { idSo: d.order.setor, statusStor: true, dateSetor: hari }],
    [pengajuan.addPengajuan, ajukan],
    [tagihan.bayarTagihan, { idTagihan, idRekening, nominal: 300_000, tanggalUang: hari, dokumen }],
    [po.addPo, { idProduk: d.mesin, qty: 1, tglOrder: hari }],
    [po.updatePoLunas, lunas],
    [jurnalUmum.addJurnalUmum, jurnal],
  ];
  return ke.map((b) => ({ nama: `closeBulan/${b[0].path.split("/").at(-1)}: a day of the month`, a: tutup, b }));
}
