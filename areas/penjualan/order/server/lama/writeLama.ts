import { lockRekening, type Rekening } from "#books/kas/kas.ts";
import { direkonsiliasi } from "#books/kas/rekonsiliasi.ts";
import { receiveDp } from "#books/kas/saldoAwal.ts";
import { issueFaktur } from "#books/pajak/faktur.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import type { ProdukTerkunci } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeBerurutan } from "#company/kode.ts";
import { setelan } from "#company/perusahaan.ts";
import { plainName } from "#company/saldoAwal.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { throwIfAny } from "#platform/http/refusal.ts";
import { insertInvoices } from "../../../invoice/server/sql.ts";
import { computeTagihan, rangkaianBaru } from "../../../invoice/tagihan.ts";
import { addManyPelanggan } from "../../../pelanggan/server/impor.ts";
import { writeOrders } from "../writeOrders.ts";
import type { OrderLama } from "./judgeLama.ts";
import type { OrderDihitung } from "./priceLama.ts";
import { acceptInvoices, insertLama, setTenggat } from "./sqlLama.ts";

const angka = (telepon: string): string => telepon.replace(/[^0-9]/g, "").slice(0, 14) || "-";

/** Whose each order is: who is known, or one new customer for each number and name. */
async function customersOf(deed: Deed, orders: readonly OrderLama[]): Promise<Id<"pelanggan">[]> {
  const kunci = ({ dipesan }: OrderLama) => `${angka(dipesan.telepon)} ${plainName(dipesan.nama)}`;
  const baru = new Map(
    orders.filter(({ pelanggan }) => pelanggan === null).map((order) => [kunci(order), order.dipesan]),
  );
  const isi = [...baru.values()].map((dipesan) => ({
    ...dipesan,
    ...{ instansi: "", email: "", npwp: "", termin: null, catatan: "" },
  }));
  const ids = isi.length === 0 ? [] : await addManyPelanggan(deed, isi);
  const idOf = new Map([...baru.keys()].map((satu, at) => [satu, ids[at] as Id<"pelanggan">]));
  return orders.map((order) => order.pelanggan?.idPelanggan ?? (idOf.get(kunci(order)) as Id<"pelanggan">));
}

/** What the order says of its customer: what the file does, or what is known. */
function customerOf({ pelanggan, dipesan }: OrderLama) {
  const nama = pelanggan?.nama ?? dipesan.nama;
  return {
    customerInstansi: pelanggan?.instansi || nama,
    namaCustomer: nama,
    alamatCustomer: dipesan.alamat || pelanggan?.alamat || "-",
    noTelp: angka(dipesan.telepon || (pelanggan?.telepon ?? "")),
    email: pelanggan?.email ?? "",
    ...{ namaPenerima: "", noTelpPenerima: "", alamatPenerima: "" },
  };
}

type Tujuan = { produk: ReadonlyMap<number, ProdukTerkunci>; tglBuku: Tanggal };

/** Makes the orders, and of each down payment an approved invoice of the last day of the old program; answers their numbers. */
export async function writeLama(deed: Deed, orders: readonly OrderDihitung[], { produk, tglBuku }: Tujuan) {
  const rekening = await lockAccounts(deed, orders, tglBuku);
  const pemesan = await customersOf(
    deed,
    orders.map(({ lama }) => lama),
  );
  const kode = await writeOrders(
    deed,
    orders.map(({ lama, tglOrder, ketentuan, total, lines }, at) => ({
      ...customerOf(lama),
      ...total,
      ...{ tglOrder, ketentuan, lines, tipeSo: "Reguler" as const, orderLama: lama.nomor },
      idPelanggan: pemesan[at] as Id<"pelanggan">,
      ...(lama.idSales === null ? {} : { idSales: lama.idSales }),
    })),
    produk,
  );
  const bernomor = orders.map((order, at) => ({ ...order, idSo: kode[at] ?? "" }));
  const urut = await insertLama(deed, bernomor);
  const { hariProduksiPl: hari } = await setelan(deed.tx);
  await setTenggat(deed, bernomor, { tglBuku, hari });
  await payDp(deed, bernomor, { rekening, tglBuku });
  return urut;
}

/** The accounts that down payments came to, locked; an account that agrees with its bank on that day keeps what it has. */
async function lockAccounts(deed: Deed, orders: readonly OrderDihitung[], tglBuku: Tanggal) {
  const ids = [...new Set(orders.flatMap(({ lama }) => lama.idRekening ?? []))];
  throwIfAny(await direkonsiliasi(deed.tx, "berkas", ids, tglBuku));
  return lockRekening(deed, ids);
}

type Bernomor = OrderDihitung & { idSo: string };

async function payDp(
  deed: Deed,
  orders: readonly Bernomor[],
  { rekening, tglBuku }: { rekening: ReadonlyMap<number, Rekening>; tglBuku: Tanggal },
): Promise<void> {
  const berdp = orders.flatMap((order) =>
    order.lama.idRekening === null ? [] : [{ ...order, idRekening: order.lama.idRekening, dp: order.lama.dp }],
  );
  if (berdp.length === 0) return;
  const kode = await kodeBerurutan(deed, "INV", berdp.length);
  const invoices = berdp.map(({ idSo, idRekening, dp, total }, at) => ({
    ...billOf(dp, total.totalPembelian),
    ...{ idInvoice: kode[at] ?? "", idSo, ke: 1, idRekening, tglInvoice: tglBuku },
    ...{ totalPembelian: total.totalPembelian, jasaOnline: 0 as Rupiah },
  }));
  await insertInvoices(
    deed,
    invoices.map(({ dibayar: _, ...invoice }) => ({ ...invoice, kodeUnik: null, perubahan: 0 as Rupiah })),
  );
  await acceptInvoices(deed, kode);
  await refreshStatus(
    deed,
    berdp.map(({ idSo }) => idSo),
  );
  const uang = invoices.map(({ idSo, idInvoice, idRekening, dibayar }) => ({
    ...{ idSo, idInvoice, idRekening, nominal: dibayar },
    deskripsi: `Pembayaran ${idSo} dengan invoice ${idInvoice}`,
  }));
  await receiveDp(deed, uang, rekening, tglBuku);
  await issueFaktur(deed, ...kode.filter((_, at) => berdp[at]?.ketentuan.ppnAtas != null));
  await audit(
    deed,
    ...invoices.map(({ idInvoice, idSo, idRekening, dibayar, ke: _, ...isi }) => ({
      ...{ jenis: "invoice" as const, id: idInvoice, idSo },
      sesudah: {
        ...isi,
        rekening: rekening.get(idRekening)?.namaRekening ?? "",
        ...{ dibayar, diterima: dibayar, statusApprove: "Disetujui", tanggalUang: tglBuku },
      },
    })),
  );
}

/** A down payment of all that is owed is the payment. */
function billOf(dp: Rupiah, totalPembelian: Rupiah) {
  const tipePembayaran = dp < totalPembelian ? ("DP" as const) : ("LN" as const);
  const isian = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0, nominalDp: dp };
  const rangkaian = rangkaianBaru({ tipeSo: "Reguler", totalPembelian, selisihTagihan: 0 as Rupiah });
  return { tipePembayaran, ...computeTagihan(rangkaian, { tipePembayaran, ...isian }) };
}
