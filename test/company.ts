import { expect } from "vitest";
import { submitAsset, tempat } from "#areas/asset/server/asset.testing.ts";
import { contract } from "#areas/contract.ts";
import { bukti, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { baca, berkasKoran, daftarKoran, isiKas } from "#areas/keuangan/rekening-koran/server/rekeningKoran.testing.ts";
import { setahun } from "#areas/laporan/server/setahun.testing.ts";
import { daftarMasukan } from "#areas/pajak/masukan/server/masukan.testing.ts";
import { belanjaUji, makePemasok } from "#areas/pembelian/pemasok/server/pemasok.testing.ts";
import { bayarTagihanUji, tagih, uangMukaUji } from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { makeDaftar } from "#areas/penjualan/daftar-harga/server/daftarHarga.testing.ts";
import { pelangganLengkap } from "#areas/penjualan/pelanggan/server/pelanggan.testing.ts";
import { tawarkan } from "#areas/penjualan/penawaran/server/penawaran.testing.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { count, sendForDecision, startOpname } from "#areas/produk/opname/server/opname.testing.ts";
import { makeBahan, makeResep } from "#areas/produksi/bahan/server/bahan.testing.ts";
import { isiKolom } from "#areas/sistem/kolom-sendiri/server/kolomSendiri.testing.ts";
import { makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { particulars } from "./companyLists.ts";
import type { Office, Person } from "./support/office.ts";

/** A company that has something in every list, each of them as its call makes it. */

export type Known = Awaited<ReturnType<typeof company>>;

export async function company(office: Office, person: Person) {
  const { mesin, gaji } = await setahun(office, person);
  const idSo = await makeOrder(office, person, { baris: [{ sumberProduk: "PL", qty: 2 }] });
  await makeInvoice(office, person, idSo, { dp: 1_000_000 });
  const [line] = (await person.call(pesanLangsung.getOrderanPl, {})).data;
  const dibayar = await makeOrder(office, person);
  await makeInvoice(office, person, dibayar);
  await person.call(contract.koreksi.mintaBatal, { idSo, alasan: "Customer tidak jadi" });
  const nota = { idSo: dibayar, nominal: 10_000, alasan: "Cacat", idRetur: null, dokumen: [await bukti()] };
  await person.call(contract.koreksi.addNotaKredit, nota);
  expect(line?.idSo).toBe(idSo);
  await submitAsset(office, person, await tempat(person));
  const [mobil] = (await person.call(contract.listAsset.getAsset, { cari: "mobil" })).data;
  if (!mobil) throw new Error("The car is missing");
  const hilang = { idAsset: mobil.idAsset, alasan: "hilang", keterangan: "Hilang", dokumen: [] } as const;
  await person.call(contract.pelepasanAsset.addPelepasanAsset, hilang);
  await person.call(contract.po.addPo, { idProduk: mesin, qty: 1 });
  await submitPengajuan(person, gaji, {
    tipe: "keluar",
    asal: await rekeningBernama(office, "Kas Kecil"),
    nominal: 1_000,
  });
  await makeProduk(office, person, { minimalStock: 5 });
  await jurnalSewa(person);
  const idPemasok = await makePemasok(person, "Logam Jaya");
  await belanjaUji(person, { idProduk: mesin, idPemasok, datang: 1 });
  await satuTagihan(office, person, { idProduk: mesin, idPemasok });
  await office.sql`
    insert into kabar (id_user, jenis, kunci, pesan, waktu)
    values (${person.idUser}, 'backup', 'uji', 'Backup gagal', ${office.now()})`;
  await office.nobody.send(contract.session.login, { nokar: "99999", password: "bukan-passwordnya" });
  const idPelanggan = await pelangganLengkap(office, person);
  const kolom = await isiKolom(office, person, { pelanggan: idPelanggan, produk: mesin });
  const idRusak = await satuKembali(office, person);
  await satuPenawaran(office, person, mesin);
  const idDaftarHarga = await makeDaftar(person, { pelanggan: [idPelanggan] }, [{ idProduk: mesin, persen: 5 }]);
  await makeOrder(office, person);
  await satuKoran(office, person);
  const idOpname = await startOpname(person, mesin as Id<"produk">, idRusak as Id<"produk">);
  await count(person, idOpname, { [mesin]: 0 });
  await sendForDecision(person, idOpname, 1);
  await satuFaktur(office, person);
  await satuMasukan(office, person, { idProduk: mesin, idPemasok });
  await satuServis(person, idSo, mesin as Id<"produk">);
  await satuPerawatan(office, person, idSo, mesin as Id<"produk">);
  const idBahan = await satuProduksi(office, person);
  const dokumen = {
    idSo,
    idProduk: mesin,
    idKebutuhan: gaji,
    idPemasok,
    idPelanggan,
    idRusak,
    idOpname,
    idBahan,
    idDaftarHarga,
    kolom,
  };
  return particulars(office, dokumen);
}

/** Quotations that wait for an answer and that were lost. */
async function satuPenawaran(office: Office, person: Person, idProduk: number): Promise<void> {
  const berlakuSampai = jakartaToday(office.now());
  const kalah = await tawarkan(office, person, [{ idProduk }], { berlakuSampai });
  await person.call(contract.penawaran.kalahPenawaran, { idPenawaran: kalah, alasanKalah: "Harga" });
  const idPenawaran = await tawarkan(office, person, [{ idProduk }], { berlakuSampai });
  await person.call(contract.penawaran.tandaiTerkirim, { idPenawaran });
}

/** Bills of each state, and an uang muka. */
async function satuTagihan(office: Office, person: Person, isi: { idProduk: Id<"produk">; idPemasok: Id<"pemasok"> }) {
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  const idPo = await belanjaUji(person, { ...isi, qty: 3, datang: 3 });
  const barang = [{ idPo, unit: 1, harga: 1_000 }];
  const [, lunas = "", batal = ""] = [
    await tagih(person, { idPemasok: isi.idPemasok, barang, tglTagihan: jakartaToday(office.now()) }),
    await tagih(person, { idPemasok: isi.idPemasok, barang, tglTagihan: jakartaToday(office.now()) }),
    await tagih(person, { idPemasok: isi.idPemasok, barang, tglTagihan: jakartaToday(office.now()) }),
  ];
  await bayarTagihanUji(person, lunas, idRekening, 1_000);
  await person.call(contract.tagihan.batalTagihan, { idTagihan: batal, alasan: "Ganda" });
  await uangMukaUji(person, { idPemasok: isi.idPemasok, idRekening, nominal: 5_000 });
}

/** Faktur of a chain; all orders before are without PPN. */
async function satuFaktur(office: Office, person: Person): Promise<void> {
  await jadiPkp(office);
  const idSo = await makeOrder(office, person);
  await makeInvoice(office, person, idSo, { dp: 1_000_000 });
  const idInv = await makeInvoice(office, person, idSo, { menunggu: true });
  // The customer kept PPh 23 of the rest.
  await person.call(contract.invoice.approveInv, { idInv, pph23: 10_000 });
  const [faktur] = (await person.call(contract.fakturPajak.getFaktur, { cari: idSo })).data;
  if (!faktur) throw new Error("The order has no faktur");
  const { idFaktur, versi } = faktur;
  const isian = { status: "Disetujui", nomor: "04002600000000017", tglNomor: faktur.tanggal, catatan: "" } as const;
  await person.call(contract.fakturPajak.catatFaktur, { idFaktur, versi, ...isian });
}

/** Bills with PPN, one with its faktur and one without, and a faktur without a bill; PPh is kept of one. */
async function satuMasukan(office: Office, person: Person, isi: { idProduk: Id<"produk">; idPemasok: Id<"pemasok"> }) {
  const { idPemasok } = isi;
  const npwp = "0012345678901000";
  await office.sql`update pemasok set npwp = ${npwp} where id_pemasok = ${idPemasok}`;
  const idPo = await belanjaUji(person, { ...isi, qty: 3, datang: 3 });
  const barang = [{ idPo, unit: 1, harga: 100_000 }];
  const tglTagihan = jakartaToday(office.now());
  const nomorFaktur = "04002600000000021";
  const berPpn = await tagih(person, { idPemasok, barang, tglTagihan, ppn: 11_000, nomorFaktur });
  await tagih(person, { idPemasok, barang, tglTagihan, ppn: 11_000 });
  const masaKredit = tglTagihan.slice(0, 7);
  const berkas = await daftarMasukan(
    { nomor: "04002600000000021", npwp, ppn: 11_000, tanggal: tglTagihan, masaKredit },
    { nomor: "04002600000000022", npwp: "9912345678901000", ppn: 5_000, tanggal: tglTagihan },
  );
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  await bayarTagihanUji(person, berPpn, idRekening, 111_000, { pphDasar: 50_000, pphObjek: "24-104-01" });
  await person.call(contract.masukan.bacaMasukan, { berkas: [berkas] });
}

/** A machine that was made by a recipe, another that waits, and a material on its way. */
async function satuProduksi(office: Office, person: Person): Promise<number> {
  const bahan = await makeBahan(person, { minimalStock: 500 });
  const idProduk = await makeProduk(office, person);
  await makeResep(person, idProduk, [[bahan, 1.5]], 50_000);
  const idSo = await makeOrder(office, person, { baris: [{ sumberProduk: "PL", qty: 2, idProduk }] });
  await makeInvoice(office, person, idSo);
  const [line] = (await person.call(contract.pesanLangsung.getOrderanPl, { cari: idSo })).data;
  await person.call(contract.pesanLangsung.updatePl, { idOrderan: line?.idOrderan ?? 0, selesai: 1 });
  await person.call(contract.po.addPo, { idProduk: bahan, qty: 5 });
  return bahan;
}

/** A complaint with a visit that is planned and one that was done. */
async function satuServis(person: Person, idSo: string, idProduk: Id<"produk">): Promise<void> {
  const isi = { nomor: "", idSo, idProduk: null, customer: "", keluhan: "Bocor", dokumen: [await bukti()] };
  const { idKeluhan } = (await person.call(contract.keluhan.addKeluhan, isi)).data;
  const rencana = { idKeluhan, rencana: "2026-12-20", idTeknisi: person.idUser };
  await person.call(contract.kunjungan.addKunjungan, rencana);
  const { idKunjungan } = (await person.call(contract.kunjungan.addKunjungan, rencana)).data;
  const kerja = { idKunjungan, pekerjaan: "Ganti selang", beres: false, part: [{ idProduk, qty: 1 }] };
  await person.call(contract.kunjungan.kerjakanKunjungan, { ...kerja, dokumen: [], tandaTangan: [] });
}

/** A machine that is to be maintained, without the number and delivery by which it came to its customer. */
async function satuPerawatan(office: Office, person: Person, idSo: string, idProduk: Id<"produk">): Promise<void> {
  await person.call(contract.perawatan.setAturanPerawatan, { idProduk, bulan: 6, jam: null });
  await office.sql`
    insert into perawatan (nomor, id_produk, id_so, dikirim, dasar, jam_dasar, tempo, karena_jam, teks_cari)
    values ('SRV-1', ${idProduk}, ${idSo}, '2026-11-20', '2026-11-20', 0, '2027-05-20', false, 'srv-1')`;
}

/** A machine that came back damaged; answers its product. */
async function satuKembali(office: Office, person: Person): Promise<number> {
  const idProduk = await makeProduk(office, person, { stock: 1 });
  const idSo = await makeOrder(office, person, { baris: [{ idProduk, qty: 1 }] });
  const idInvoice = await makeInvoice(office, person, idSo);
  const surat = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
  const { idSuratJalan: idSj } = (await person.call(contract.suratJalan.addSuratJalan, surat)).data;
  const { data } = await person.call(contract.suratJalan.getDetailOrderSj, { idSj });
  const barang = data.orders.map(({ idOrderan }) => ({ idOrderan, rusak: 1 }));
  await person.call(contract.retur.addRetur, { idSj, alasan: "Patah", barang, dokumen: [await bukti()] });
  return idProduk;
}

/** A statement with a line of each kind. */
async function satuKoran(office: Office, person: Person): Promise<void> {
  const idRekening = await isiKas(office, person, "BRI Aneka", 123_456);
  const tanggal = jakartaToday(office.now());
  const gerak = [123_456, 5_000, 6_000].map((rupiah) => ({ tanggal, keterangan: "SETOR", sen: rupiah * 100 }));
  await baca(person, idRekening, berkasKoran(gerak));
  const [baris] = (await daftarKoran(person, idRekening)).data;
  const jelas = { idRekening, idKoran: baris?.idKoran ?? 0, alasan: "Bunga" };
  await person.call(contract.rekeningKoran.jelaskanKoran, jelas);
}

async function jurnalSewa(person: Person) {
  const { data } = await person.call(contract.akun.getBaganAkun, {});
  const milik = (kode: string) => data.find((row) => row.kode === kode)?.idAkun ?? 0;
  await person.call(contract.jurnalUmum.addJurnalUmum, {
    tanggal: "2026-06-01",
    keterangan: "Sewa gudang",
    ulangan: "Berulang",
    ulangSampai: "2027-05-01",
    baris: [
      { idAkun: milik("1-7002"), debit: 1_000, kredit: 0 },
      { idAkun: milik("3-1001"), debit: 0, kredit: 1_000 },
    ],
    dokumen: [await bukti()],
  });
}
