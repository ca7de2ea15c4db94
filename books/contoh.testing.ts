import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { acceptAsset, submitAsset, tempat } from "#areas/asset/server/asset.testing.ts";
import { contract } from "#areas/contract.ts";
import { kebutuhanBaru, setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { belanjaUji, makePemasok } from "#areas/pembelian/pemasok/server/pemasok.testing.ts";
import { bayarTagihanUji, tagih } from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { makeInvoice as tagihCustomer } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { baris, isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { berkasImpor } from "#areas/pindah/impor/server/impor.testing.ts";
import { keluhkan, mesinTerkirim } from "#areas/servis/keluhan/server/keluhan.testing.ts";
import type { Tanggal } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";
import { isiRekening, makeOrder, makeProduk, rekeningBernama } from "./fixtures.ts";
import { makeInvoice } from "./fixturesBayar.ts";
import { depreciate } from "./jurnal/susut.ts";

/** What can happen in a company besides what `company` of the tests tells, each on a day of its own. */
type Orang = { office: Office; boss: Person; rina: Person };

const jam = (office: Office, hari: string, pukul = "03") => office.travel(`2026-06-${hari}T${pukul}:00:00.000Z`);
const kirim = async (
  boss: Person,
  order: { idSo: string; idInvoice: string },
  barang?: { idOrderan: number; qty: number }[],
) =>
  (
    await boss.call(
      contract.suratJalan.addSuratJalan,
      await isianBaru(order, { statusSo: "Kirim", ...(barang && { barang }) }),
    )
  ).data.idSuratJalan;
const garis = async (boss: Person, idSo: string) => (await baris(boss, idSo)).orders[0]?.idOrderan ?? 0;
const putuskan = (rina: Person, idKoreksi: string) =>
  rina.call(contract.koreksi.putuskanKoreksi, { idKoreksi, status: "Disetujui", note: "" });

/** An order leaves in parts, an invoice is cancelled and made anew, and the debt is lowered. */
export async function koreksiOrder({ office, boss, rina }: Orang): Promise<void> {
  await jam(office, "16");
  const idSo = await makeOrder(office, boss, { baris: [{ qty: 3, hargaProduk: 7_000_001 }] });
  const buat = async (isian: object) => {
    const idInv = await tagihCustomer(office, boss, idSo, { tglInvoice: "2026-06-16", ...isian });
    await boss.call(contract.invoice.approveInv, { idInv });
    return idInv;
  };
  const dp = { tipePembayaran: "DP", nominalDp: 2_000_000, nominalPeti: 90_000 } as const;
  const salah = await buat({ ...dp, nominalAdmin: 10_000, nominalDiskon: 30_001 });
  const idOrderan = await garis(boss, idSo);
  await kirim(boss, { idSo, idInvoice: salah }, [{ idOrderan, qty: 1 }]);
  await jam(office, "17");
  await kirim(boss, { idSo, idInvoice: salah }, [{ idOrderan, qty: 1 }]);
  await jam(office, "17", "04");
  const batal = await boss.call(contract.koreksi.batalkanInvoice, { idInv: salah, alasan: "Salah DP", dokumen: [] });
  await putuskan(rina, batal.data.idPembatalan);
  await jam(office, "17", "05");
  await buat({ ...dp, nominalAdmin: 40_000, nominalOngkir: 25_000 });
  await jam(office, "17", "06");
  const isian = { idSo, nominal: 500_000, alasan: "Cacat" };
  await putuskan(rina, (await boss.call(contract.koreksi.addNotaKredit, { ...isian, dokumen: [] })).data.idNotaKredit);
  await putuskan(rina, (await boss.call(contract.koreksi.hapusPiutang, { ...isian, nominal: 700_000 })).data.idHapus);
}

/** An order of which a part has left is changed. */
export async function ubahOrder({ office, boss, rina }: Orang): Promise<void> {
  await jam(office, "17", "07");
  const idSo = await makeOrder(office, boss, { baris: [{ qty: 4, hargaProduk: 5_000_003 }] });
  const idInvoice = await makeInvoice(office, boss, idSo, { dp: 6_000_000, diskon: 70_001 });
  await kirim(boss, { idSo, idInvoice }, [{ idOrderan: await garis(boss, idSo), qty: 1 }]);
  await jam(office, "18");
  const { orders } = (await boss.call(contract.order.getDetailOrder, { idSo })).data;
  const listProduk = orders.map(({ idOrderan, idProduk, sumberProduk }) => ({
    ...{ idOrderan, idProduk, sumberProduk, qty: 3, hargaProduk: 5_000_003 },
  }));
  const ubah = await boss.call(contract.koreksi.editOrder, { idSo, listProduk, alasan: "Salah ketik" } as never);
  await putuskan(rina, ubah.data.idPerubahan ?? "");
}

/** Goods come back and are replaced, paid back, repaired or thrown away. */
export async function kembali({ office, boss }: Orang): Promise<void> {
  await jam(office, "19");
  const idProduk = await makeProduk(office, boss, { stock: 9, hargaBeli: 6_000_001 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 6, hargaProduk: 9_999_999 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const idSj = await kirim(boss, { idSo, idInvoice });
  const idOrderan = await garis(boss, idSo);
  const balik = async (baik: number, rusak: number) => {
    const isian = { idSj, barang: [{ idOrderan, baik, rusak }], alasan: "Cacat", dokumen: [await picture()] };
    return (await boss.call(contract.retur.addRetur, isian)).data.idRetur;
  };
  const [ganti, dana, tanpa] = [await balik(1, 0), await balik(1, 0), await balik(0, 3)];
  await jam(office, "20");
  await boss.call(contract.retur.putuskanRetur, { idRetur: ganti, keputusan: "ganti" });
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  await boss.call(contract.retur.putuskanRetur, { idRetur: dana, keputusan: "dana", nominal: 8_000_000, idRekening });
  await boss.call(contract.retur.putuskanRetur, {
    idRetur: tanpa,
    keputusan: "tanpa",
    nilaiRusak: [{ idOrderan, nilai: 4_000_000 }],
  });
  await jam(office, "21");
  await kirim(boss, { idSo, idInvoice });
  for (const cara of ["buang", "perbaikan"] as const) {
    await boss.call(contract.produk.keluarkanRusak, { idProduk, cara, qty: 1, keterangan: "Dinilai" });
  }
  await boss.call(contract.produk.koreksiStok, { idProduk, jumlahStock: 1, keterangan: "Hitung ulang" });
}

/** Orders are cancelled: after their goods came back, of a marketplace, and with a down payment that is kept in part. */
export async function batal({ office, boss }: Orang): Promise<void> {
  await jam(office, "22");
  const idSo = await makeOrder(office, boss, { baris: [{ qty: 2, hargaProduk: 10_000_000 }] });
  const idInvoice = await makeInvoice(office, boss, idSo, { dp: 12_000_000, diskon: 50_000 });
  const idSj = await kirim(boss, { idSo, idInvoice });
  const barang = [{ idOrderan: await garis(boss, idSo), baik: 2, rusak: 0 }];
  await boss.call(contract.retur.addRetur, { idSj, barang, alasan: "Batal", dokumen: [await picture()] });
  const online = { hargaProduk: 8_000_000, tambahanHargaOnline: 500_000 };
  const toko = await makeOrder(office, boss, { tipeSo: "Online", baris: [online] });
  const lain = await makeOrder(office, boss, { tipeSo: "Online", baris: [online] });
  const dibayar = await tagihCustomer(office, boss, lain, { tglInvoice: "2026-06-22", nominalAdmin: 5_000 });
  await boss.call(contract.invoice.approveInv, { idInv: dibayar, tipeSo: "Online" });
  await kirim(boss, { idSo: lain, idInvoice: dibayar });
  const inv = await tagihCustomer(office, boss, toko, { tglInvoice: "2026-06-22" });
  await boss.call(contract.invoice.approveInv, { idInv: inv, tipeSo: "Online" });
  await jam(office, "23");
  for (const satu of [idSo, toko]) await boss.call(contract.order.cancelSo, { idSo: satu });
  const [refund] = await office.sql<{ id: string }[]>`
    select id_pengajuan as id from pengajuan where id_so = ${idSo} and tipe_pengajuan = 'keluar'`;
  const hangus = { idPengajuan: refund?.id ?? "", nominal: 1_000_000, note: "Sesuai perjanjian" };
  const { data } = await boss.call(contract.pengajuan.hanguskanPengembalian, hangus);
  const bayar = { idPengajuan: data.idPengajuan ?? "", statusPengajuan: "Disetujui" as const, note: "" };
  await boss.call(contract.pengajuan.approvePengajuan, { ...bayar, dokumen: [await picture()] });
}

/** Assets are bought, entered, worn and sold below and above their book value. */
export async function assetBerganti({ office, boss, rina }: Orang): Promise<void> {
  await jam(office, "24");
  const dimana = await tempat(boss, { pembagi: 12 });
  await acceptAsset(rina, await submitAsset(office, boss, { ...dimana, harga: 3_000_000 }));
  const idRekening = await rekeningBernama(office, "BCA RJP");
  for (const hargaJual of [2_000_000, 50_000_000]) {
    const isian = { ...dimana, namaBarang: `Mesin ${hargaJual}`, harga: 12_000_000, tglAssetMasuk: "2026-02-24" };
    const { idAsset } = (await boss.call(listAsset.addAsset, isian)).data;
    const jual = { idAsset, alasan: "dijual", hargaJual, idRekening, keterangan: "", dokumen: [await picture()] };
    const { data } = await boss.call(pelepasanAsset.addPelepasanAsset, jual as never);
    const setuju = { idPengajuan: data.idPelepasanAsset, statusPengajuan: "Disetujui", note: "" } as const;
    await rina.call(pelepasanAsset.approvePelepasanAsset, setuju);
  }
}

/** What the old program left open comes, and goes back; a bill is settled by an uang muka and by money that is taken back. */
export async function programLama({ office, boss }: Orang): Promise<void> {
  await jam(office, "25");
  const csv = (...rows: string[]) => ({ coba: false, berkas: [berkasImpor("lama.csv", rows.join("\n"))] });
  await boss.call(contract.impor.imporPelanggan, csv("Nama,Perusahaan", "Rina,PT Rasa"));
  const faktur = (no: string, sisa: number) =>
    csv("No Faktur,Tanggal,Pelanggan,Sisa", `${no},01/05/2026,PT Rasa,${sisa}`);
  await boss.call(contract.impor.imporPiutang, faktur("F-1", 2_500_000));
  const { idImpor } = (await boss.call(contract.impor.imporPiutang, faktur("F-2", 900_000))).data;
  const [awal] = await office.sql<{ id: string }[]>`select id_piutang_awal as id from piutang_awal where nomor = 'F-1'`;
  const idRekening = await isiRekening(office, boss, "BRI RJP", 40_000_000);
  const terima = { idPiutangAwal: awal?.id ?? "", idRekening, nominal: 1_000_000, dokumen: [await picture()] };
  await boss.call(contract.piutang.terimaPiutangAwal, terima);
  const idPemasok = await makePemasok(boss, "Baja Lama");
  const hutang = (no: string, sisa: number) =>
    csv("No Tagihan,Tanggal,Nama Pemasok,Sisa Hutang", `${no},01/05/2026,Baja Lama,${sisa}`);
  await boss.call(contract.impor.imporHutang, hutang("B-1", 400_000));
  const dua = (await boss.call(contract.impor.imporHutang, hutang("B-2", 600_000))).data.idImpor;
  await jam(office, "26");
  for (const id of [idImpor, dua]) await boss.call(contract.impor.batalImpor, { idImpor: id ?? 0 });
  const idProduk = await makeProduk(office, boss, { hargaBeli: 2_000_000, stock: 1 });
  const idPo = await belanjaUji(boss, { idProduk, idPemasok, qty: 4, datang: 3 });
  const biaya = [{ keterangan: "Ongkir", nominal: 300_001, dasar: "nilai" as const, idPo: [idPo] }];
  const barang = [{ idPo, unit: 3, harga: 2_100_000 }];
  const idTagihan = await tagih(boss, { idPemasok, barang, biaya, tglTagihan: "2026-06-26" });
  const muka = { idPemasok, idRekening, nominal: 2_000_000, keterangan: "", dokumen: [await picture()] };
  const { idUangMuka } = (await boss.call(contract.tagihan.addUangMuka, muka)).data;
  await boss.call(contract.tagihan.pakaiUangMuka, { idTagihan, idUangMuka, nominal: 1_500_000 });
  await bayarTagihanUji(boss, idTagihan, idRekening, 1_000_000);
  const [bayar] = await office.sql<{ id: string }[]>`
    select id_pengajuan as id from tagihan_buku where id_tagihan = ${idTagihan} and jenis = 'bayar'`;
  await boss.call(contract.tagihan.batalBayarTagihan, {
    idTagihan,
    idPengajuan: bayar?.id ?? "",
    alasan: "Salah rekening",
  });
}

/** The parts of a visit leave, and those of another come back. */
export async function servis({ office, boss }: Orang): Promise<void> {
  await jam(office, "27");
  const idProduk = await makeProduk(office, boss, { stock: 3, hargaBeli: 450_000 });
  const { nomor } = await mesinTerkirim(office, boss);
  const rencana = { idKeluhan: await keluhkan(boss, nomor), rencana: "2026-12-20", idTeknisi: boss.idUser };
  for (const diurungkan of [false, true]) {
    const { idKunjungan } = (await boss.call(contract.kunjungan.addKunjungan, rencana)).data;
    const kerja = { idKunjungan, pekerjaan: "Ganti motor", beres: false, part: [{ idProduk, qty: 1 }] };
    await boss.call(contract.kunjungan.kerjakanKunjungan, { ...kerja, dokumen: [], tandaTangan: [] });
    if (diurungkan) await boss.call(contract.kunjungan.urungkanKunjungan, { idKunjungan, alasan: "Salah mesin" });
  }
}

/** What is made costs more than its standard, and what came of a purchase order is taken back. */
export async function produksi({ office, boss, rina }: Orang): Promise<void> {
  await jam(office, "28");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 3_000_000, stock: 0 });
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: 2, idProduk }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const idOrderan = (await boss.call(contract.pesanLangsung.getOrderanPl, { cari: idSo })).data[0]?.idOrderan ?? 0;
  await boss.call(contract.pesanLangsung.updatePl, { idOrderan, selesai: 2 });
  await kirim(boss, { idSo, idInvoice }, [{ idOrderan, qty: 1 }]);
  const idKebutuhan = await kebutuhanBaru(boss);
  const asal = await isiRekening(office, boss, "BCA RJP", 7_000_001);
  await setujui(rina, await submitPengajuan(boss, idKebutuhan, { tipe: "keluar", asal, nominal: 7_000_001 }));
  await boss.call(contract.pembebanan.setKebutuhanProduksi, { idKebutuhan, dipilih: true });
  const dibeli = await makeProduk(office, boss, { hargaBeli: 1_250_000, stock: 0 });
  const { idPo } = (await boss.call(contract.po.addPo, { idProduk: dibeli, qty: 3 })).data;
  for (const selesai of [2, 1]) await boss.call(contract.po.updatePoSelesai, { idPo, selesai });
  await jam(office, "29");
  await boss.call(contract.po.undoPoSelesai, { idPo, selesai: 1, qtySelesai: 3 });
  await office.travel("2026-07-02T03:00:00.000Z");
  const { idJurnalUmum } = (await boss.call(contract.pembebanan.addPembebanan, { bulan: "2026-06" })).data;
  await rina.call(contract.jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui", note: "" });
  await depreciate(office.sql, "2026-07-02" as Tanggal, office.now());
}
