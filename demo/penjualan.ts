import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import type { NomorUnitIsian } from "#areas/penjualan/seri/isiSeri.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import type { BarangKirim } from "#areas/penjualan/surat-jalan/kirim.ts";
import type { Id } from "#kernel/types.ts";
import { beriDiskon } from "./diskon.ts";
import { MESIN } from "./mesin.ts";
import { BANYAK_CUSTOMER, customer } from "./pelanggan.ts";
import { kembalikan } from "./retur.ts";
import { orLater, proof, rekeningOf, type Story } from "./story.ts";

type Rak = { idProduk: number; kode: string; hargaProduk: number; stockSales: number };
type Baris = Omit<Rak, "kode" | "stockSales"> & {
  qty: number;
  sumberProduk: "SG" | "PL";
  tambahanHargaOnline: number;
};

const WEIGHTED = MESIN.flatMap((mesin) => Array.from({ length: mesin.laku }, () => mesin.kode));

/** One order, with its payments, production and delivery in the following weeks. */
export async function jual(story: Story): Promise<void> {
  const { random, people, calendar } = story;
  const online = random.chance(0.22);
  const pembeli = customer(Math.floor(random.next() ** 1.6 * BANYAK_CUSTOMER));
  const baris = beriDiskon(await isiKeranjang(story, online), online);
  const total = baris.reduce((sum, { qty, hargaProduk, diskon }) => sum + qty * (hargaProduk - diskon), 0);
  const { data } = await random.pick(people.sales).do(
    order.addOrder,
    {
      customerInstansi: pembeli.instansi,
      namaCustomer: random.chance(0.03) ? `Bapak/Ibu ${pembeli.nama}` : pembeli.nama,
      alamatCustomer: pembeli.alamat,
      noTelp: pembeli.telp,
      email: pembeli.email,
      tipeSo: online ? "Online" : "Reguler",
      namaPenerima: pembeli.nama,
      alamatPenerima: pembeli.alamat,
      noTelpPenerima: pembeli.telp,
      totalPembelian: total,
      listProduk: baris,
    },
    proof(story, "order"),
  );
  const pesanan: Pesanan = { idSo: data.idSo, online, total, sisa: total, dikirim: false };
  const undecided = random.chance(0.04);
  if (undecided) {
    if (random.chance(0.9)) calendar.later(random.between(6, 25), () => batalkan(story, pesanan));
    return;
  }
  calendar.later(random.between(0, 3), () => tagihPertama(story, pesanan));
}

async function isiKeranjang(story: Story, online: boolean): Promise<Baris[]> {
  const { random, services } = story;
  const kode = new Set(Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => random.pick(WEIGHTED)));
  const rak = await services.sql<Rak[]>`
    select id_produk, kode_produk as kode, harga_produk, stock_sales from produk where kode_produk = any(${[...kode]})
    order by id_produk`;
  return rak.map((produk) => {
    const wanted = produk.hargaProduk < 5_000_000 ? random.between(1, 6) : random.pick([1, 1, 1, 2]);
    const dariGudang = produk.stockSales > 0;
    return {
      idProduk: produk.idProduk,
      qty: dariGudang ? Math.min(wanted, produk.stockSales) : Math.min(wanted, 2),
      sumberProduk: dariGudang ? "SG" : "PL",
      hargaProduk: produk.hargaProduk,
      tambahanHargaOnline: online ? Math.round(produk.hargaProduk * 0.03) : 0,
    };
  });
}

type Pesanan = { idSo: string; online: boolean; total: number; sisa: number; dikirim: boolean };

const REGULER = ["BCA RJP", "BCA RJP", "BRI RJP", "BCA Aneka"] as const;
const ONLINE = ["BCA Aneka", "BRI Aneka"] as const;

async function tagihPertama(story: Story, pesanan: Pesanan): Promise<void> {
  const { random } = story;
  const ongkir = random.chance(0.5) ? random.between(3, 24) * 50_000 : 0;
  const peti = random.chance(0.35) ? random.between(2, 9) * 75_000 : 0;
  const diskon = random.chance(0.15) ? Math.round((pesanan.total * random.between(1, 4)) / 100 / 1000) * 1000 : 0;
  const pokok = pesanan.total - diskon;
  const dp =
    !pesanan.online && random.chance(0.68) ? Math.round((pokok * random.pick([0.3, 0.4, 0.5])) / 1000) * 1000 : 0;
  await tagih(story, pesanan, {
    tipePembayaran: dp > 0 ? "DP" : "LN",
    nominalPeti: peti,
    nominalOngkir: ongkir,
    nominalDiskon: diskon,
    nominalDp: dp,
    nominalLunas: dp > 0 ? 0 : pokok + peti + ongkir,
  });
  pesanan.sisa = dp > 0 ? pokok - dp : 0;
}

type Tagihan = {
  tipePembayaran: "DP" | "LN";
  nominalPeti: number;
  nominalOngkir: number;
  nominalDiskon: number;
  nominalDp: number;
  nominalLunas: number;
};

async function tagih(story: Story, pesanan: Pesanan, tagihan: Tagihan): Promise<void> {
  const { random, people, calendar } = story;
  const rekening = rekeningOf(story, random.pick(pesanan.online ? ONLINE : REGULER));
  const { data } = await people.admin.do(
    invoice.addInvoice,
    { idSo: pesanan.idSo, idRekening: rekening, nominalAdmin: 0, ...tagihan },
    proof(story, "transfer"),
  );
  calendar.later(random.between(0, 2), async () => {
    const { idInvoice } = data;
    await people.keuangan.do(invoice.approveInv, { idInv: idInvoice, ...dipotong(idInvoice, pesanan, tagihan) });
    calendar.later(random.between(1, 4), () => kerjakan(story, pesanan));
  });
}

/** Of every fifth invoice that has freight the customer keeps PPh 23 on it. */
function dipotong(idInvoice: string, { online }: Pesanan, { nominalOngkir }: Tagihan): { pph23?: number } {
  if (online || nominalOngkir === 0 || Number(idInvoice.slice(-5)) % 5 !== 0) return {};
  return { pph23: Math.round((nominalOngkir * 2) / 100) };
}

type BarisOrder = { idOrderan: number; qty: number; qtySelesai: number };

/** Production first, then the remaining payment, then the delivery; trusted customers pay after the delivery. */
async function kerjakan(story: Story, pesanan: Pesanan): Promise<void> {
  const { random, calendar, services } = story;
  if (!pesanan.dikirim && random.chance(0.012)) return batalkan(story, pesanan);
  const [line] = await services.sql<BarisOrder[]>`
    select id_orderan, qty, qty_selesai from orderan
    where id_so = ${pesanan.idSo} and status_produk = 'Progress' and dibatalkan is null limit 1`;
  if (line) {
    calendar.later(random.chance(0.06) ? random.between(31, 42) : random.between(4, 18), async () => {
      await orLater(story, 2, async () => selesaikan(story, pesanan.idSo));
      calendar.later(random.between(0, 2), () => kerjakan(story, pesanan));
    });
    return;
  }
  if (pesanan.sisa > 0) {
    const percaya = !pesanan.dikirim && random.chance(0.2);
    const sisa = pesanan.sisa;
    pesanan.sisa = 0;
    if (percaya) calendar.later(random.between(0, 3), () => kirim(story, pesanan));
    const lunas = { tipePembayaran: "LN" as const, nominalPeti: 0, nominalOngkir: 0, nominalDp: 0, nominalLunas: sisa };
    calendar.later(percaya ? terlambat(story) : random.between(2, 14), () => pelunasan(story, pesanan, lunas));
    return;
  }
  if (!pesanan.dikirim) calendar.later(random.between(0, 3), () => kirim(story, pesanan));
  if (!pesanan.online) calendar.later(random.between(4, 20), () => setor(story, pesanan));
}

/** Most trusted customers pay within a month; some must be reminded. */
const terlambat = ({ random }: Story): number => (random.chance(0.3) ? random.between(40, 150) : random.between(9, 28));

async function pelunasan(story: Story, pesanan: Pesanan, lunas: Omit<Tagihan, "nominalDiskon">): Promise<void> {
  const [first] = await story.services.sql<{ nominalDiskon: number }[]>`
    select nominal_diskon from invoice where id_so = ${pesanan.idSo} and ke = 1 and dihapus is null`;
  await tagih(story, pesanan, { ...lunas, nominalDiskon: first?.nominalDiskon ?? 0 });
}

async function selesaikan(story: Story, idSo: string): Promise<void> {
  const lines = await story.services.sql<BarisOrder[]>`
    select id_orderan, qty, qty_selesai from orderan
    where id_so = ${idSo} and status_produk = 'Progress' and dibatalkan is null and tgl_awal_pengerjaan is not null`;
  for (const { idOrderan, qty, qtySelesai } of lines) {
    await story.people.teknisi.do(pesanLangsung.updatePl, { idOrderan, selesai: qty - qtySelesai });
  }
}

const EKSPEDISI = ["Indah Cargo", "Dakota Cargo", "JNE Trucking", "Sentral Cargo", "Lion Parcel"];

type Tujuan = { idSo: string; idInvoice: string; namaPenerima: string; alamatPenerima: string; noTelpPenerima: string };

/** Sends an order; one of several machines now and then in two parts. */
async function kirim(story: Story, pesanan: Pesanan): Promise<void> {
  const { random, calendar, services } = story;
  const { idSo } = pesanan;
  pesanan.dikirim = true;
  const [tujuan] = await services.sql<Tujuan[]>`
    select i.id_so, i.id_invoice, s.nama_penerima, s.alamat_penerima, s.no_telp_penerima from invoice i join so s using (id_so)
    where id_so = ${idSo} and dihapus is null order by ke desc limit 1`;
  if (!tujuan) return;
  const lines = await services.sql<BarangKirim[]>`
    select id_orderan, qty from orderan where id_so = ${idSo} and dibatalkan is null order by urutan`;
  const unit = lines.reduce((sum, line) => sum + line.qty, 0);
  if (unit < 2 || !random.chance(0.3)) return suratJalanUntuk(story, tujuan);
  const [pertama, ...lain] = lines;
  if (!pertama) return;
  const sekarang = lain.length > 0 ? [pertama] : [{ ...pertama, qty: Math.ceil(pertama.qty / 2) }];
  await suratJalanUntuk(story, tujuan, sekarang);
  calendar.later(random.between(4, 15), () => suratJalanUntuk(story, tujuan));
}

/** Makes a delivery note of some goods, or of all that is left, and sends it now or some days later. */
async function suratJalanUntuk(story: Story, tujuan: Tujuan, barang?: BarangKirim[]): Promise<void> {
  const { random, people, calendar } = story;
  const diambil = random.chance(0.2);
  const langsung = random.chance(0.6);
  const namaEkspedisi = diambil ? "Diambil sendiri" : random.pick(EKSPEDISI);
  const isi = { ...tujuan, namaEkspedisi, alamatEkspedisi: "", telpEkspedisi: "", keterangan: "" };
  const akhir = diambil ? ("Diambil" as const) : ("Kirim" as const);
  const nomorResi = () => (diambil ? "" : `R${random.between(10_000_000, 99_999_999)}`);
  const { data } = await people.gudang.do(
    suratJalan.addSuratJalan,
    {
      ...isi,
      barang,
      seri: await nomorPabrik(story, tujuan.idSo, barang),
      statusSo: langsung ? akhir : random.pick(["Belum", "Pending"] as const),
      nomorResi: langsung ? nomorResi() : "",
    },
    proof(story, "kirim"),
  );
  if (random.chance(0.03)) calendar.later(random.between(10, 40), () => kembalikan(story, data.idSuratJalan));
  if (langsung) return;
  calendar.later(random.between(1, 6), async () => {
    const input = { ...isi, idSj: data.idSuratJalan, statusBarang: akhir, nomorResi: nomorResi() };
    await people.gudang.do(suratJalan.updateStatusSj, input, proof(story, "kirim"));
  });
}

/** One order in four has a machine with the number of its maker's plate; the other numbers are proposed. */
async function nomorPabrik(
  { services }: Story,
  idSo: string,
  barang?: BarangKirim[],
): Promise<NomorUnitIsian[] | null> {
  if (Number(idSo.slice(-5)) % 4 > 0) return null;
  const [unit] = await services.sql<{ idOrderan: Id<"orderan"> }[]>`
    select o.id_orderan from orderan o join produk p using (id_produk)
    where o.id_so = ${idSo} and o.dibatalkan is null and p.berseri and o.qty_selesai + o.qty_ganti > o.qty_bersurat
      and (${barang === undefined} or o.id_orderan = any(${(barang ?? []).map(({ idOrderan }) => idOrderan)}::bigint[]))
    order by o.urutan limit 1`;
  return unit ? [{ idOrderan: unit.idOrderan, nomor: `SN.${idSo.slice(3)}/${barang ? 1 : 2}` }] : null;
}

async function setor(story: Story, { idSo }: Pesanan): Promise<void> {
  await story.people.keuangan.do(order.updateSetor, { idSo, statusStor: true });
}

async function batalkan(story: Story, { idSo }: Pesanan): Promise<void> {
  await story.people.direktur.do(order.cancelSo, { idSo });
}
