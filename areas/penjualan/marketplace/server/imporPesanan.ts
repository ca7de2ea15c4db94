import { lockSo } from "#books/pesanan/pesanan.ts";
import { lockProduk } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { setelahHariIni } from "#company/hariIni.ts";
import { lockKetentuanPpnPada, ppnDiAtas } from "#company/pajak.ts";
import { closedDays } from "#company/tutupBuku.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { throwIfAny } from "#platform/http/refusal.ts";
import { hargaPelanggan, menurutDaftar } from "../../daftar-harga/server/berlaku.ts";
import { totalOrder } from "../../keranjang/keranjang.ts";
import { type OrderSiap, writeOrders } from "../../order/server/writeOrders.ts";
import { lebihLanjut } from "../isiMarketplace.ts";
import { nilaiPesanan } from "./harga.ts";
import type { Berkas } from "./readBerkas.ts";
import { type Pesanan, problemAt } from "./readPesanan.ts";
import { changeBuyers, type Dikenal, type Disimpan, knownPesanan, maskedBuyers, savePesanan } from "./sql.ts";
import type { TokoSiap } from "./toko.ts";

/** The orders of a file, by what becomes of them. */
export type Terbagi = {
  baru: Pesanan[];
  /** Orders of ours; and those that were cancelled before they became one. */
  ada: { pesanan: Pesanan; dikenal: Dikenal }[];
  dilewati: { pesanan: Pesanan; alasan: string }[];
};

const BELUM_BAYAR = "Belum Bayar";
const BATAL = "Batal";

export async function divide({ tx }: Deed, { toko }: Berkas, pesanan: readonly Pesanan[]): Promise<Terbagi> {
  const nomor = pesanan.map((satu) => satu.nomor);
  const dikenal = new Map((await knownPesanan(tx, toko, nomor)).map((row) => [row.nomor, row]));
  const terbagi: Terbagi = { baru: [], ada: [], dilewati: [] };
  for (const satu of pesanan) {
    const ada = dikenal.get(satu.nomor);
    if (ada?.idSo) terbagi.ada.push({ pesanan: satu, dikenal: ada });
    else if (ada || satu.status === "Batal") terbagi.dilewati.push({ pesanan: satu, alasan: BATAL });
    else if (satu.status === "Belum Bayar") terbagi.dilewati.push({ pesanan: satu, alasan: BELUM_BAYAR });
    else terbagi.baru.push(satu);
  }
  return terbagi;
}

export type HasilPesanan = { idSo: string[]; unitPl: number; pembeli: number };

/** Makes the orders that are new, notes what is newer of the others, and answers all of them that are orders of ours. */
export async function savePesananOf(
  deed: Deed,
  berkas: Berkas,
  { baru, ada, dilewati }: Terbagi,
  { sku, toko }: TokoSiap,
): Promise<HasilPesanan> {
  await lockSo(
    deed,
    ada.map(({ dikenal }) => dikenal.idSo ?? ""),
  );
  const ids = [...sku.values()];
  const produk = await lockProduk(deed, ids);
  const hari = baru.map(({ tglOrder }) => tglOrder);
  const berlaku = await lockKetentuanPpnPada(deed.tx, hari);
  const harga = await hargaPelanggan(deed.tx, toko.idPelanggan, deed.today, ids);
  const berharga = menurutDaftar(produk, harga);
  const bebas = new Map([...produk.values()].map(({ idProduk, stockSales }) => [idProduk as number, stockSales]));
  const problems = await problemsOfDays(deed, berkas, baru);
  const siap = baru.flatMap((pesanan) => {
    const terjual = pesanan.barang.flatMap(({ sku: kode, qty, jumlah }) => {
      const idProduk = sku.get(kode);
      return idProduk === undefined ? [] : [{ idProduk, qty, jumlah }];
    });
    const mati = terjual.find(({ idProduk }) => produk.get(idProduk)?.softDelete);
    if (mati)
      problems.push(problemAt(berkas, pesanan, "nama", `sudah tidak aktif: ${produk.get(mati.idProduk)?.namaProduk}`));
    const ketentuan = { ...berlaku(pesanan.tglOrder), hargaTanpaPpn: false };
    const dinilai = nilaiPesanan(terjual, berharga, bebas, ppnDiAtas(berlaku(pesanan.tglOrder)));
    const lines = dinilai.lines.map(({ baris, produk }) => ({ ...baris, hargaProduk: produk.hargaProduk }));
    const total = totalOrder("Online", lines, null)?.total;
    if (!total || dinilai.diskon >= total.totalPembelian) {
      problems.push(
        problemAt(berkas, pesanan, "jumlah", `membuat total pesanan ${pesanan.nomor} nol atau di luar batas`),
      );
      return [];
    }
    return [
      {
        pesanan,
        ...dinilai,
        order: { ...orderOf(berkas, pesanan), ...total, ketentuan, idPelanggan: toko.idPelanggan },
      },
    ];
  });
  throwIfAny(problems);
  const kode = await writeOrders(
    deed,
    siap.map(({ order, lines, pesanan }): OrderSiap => ({ ...order, lines, marketplace: sebut(berkas, pesanan) })),
    produk,
  );
  const ditulis = siap.map(({ pesanan, diskon }, at): Disimpan => ({ ...isi(pesanan), idSo: kode[at] ?? "", diskon }));
  const batal = dilewati.flatMap(({ pesanan }) => (pesanan.status === "Batal" ? [tanpaOrder(pesanan)] : []));
  await savePesanan(deed, berkas.toko, [...ditulis, ...ada.map(newer), ...batal]);
  return {
    idSo: [...kode, ...ada.map(({ dikenal }) => dikenal.idSo ?? "")],
    unitPl: siap.reduce((sum, satu) => sum + satu.unitPl, 0),
    pembeli: await unmask(deed, ada),
  };
}

const sebut = ({ toko }: Berkas, { nomor }: Pesanan): string => `${toko} ${nomor}`;

const isi = ({ nomor, status, resi, qtyRetur }: Pesanan) => ({ nomor, status, resi, qtyRetur });
/** Of an order that was cancelled before it became one of ours, that is all there is to know. */
const tanpaOrder = ({ nomor }: Pesanan): Disimpan => ({
  ...{ nomor, idSo: null, status: "Batal", resi: "", qtyRetur: 0, diskon: 0 as Rupiah },
});

/** Exports come in any order: what is further on counts, whichever comes first. */
function newer({ pesanan, dikenal }: Terbagi["ada"][number]): Disimpan {
  const lanjut = lebihLanjut(pesanan.status, dikenal.status);
  const [muda, tua] = lanjut ? [pesanan, dikenal] : [dikenal, pesanan];
  return {
    ...dikenal,
    status: muda.status,
    resi: muda.resi || tua.resi,
    qtyRetur: Math.max(pesanan.qtyRetur, dikenal.qtyRetur),
    diskon: 0 as Rupiah,
  };
}

/** The number of the marketplace stands as the customer's company, so that every list finds the order by it. */
const orderOf = (berkas: Berkas, pesanan: Pesanan) => {
  const { namaCustomer, namaPenerima, noTelp, alamat } = pesanan.pembeli;
  return {
    customerInstansi: sebut(berkas, pesanan),
    ...{ namaCustomer, noTelp, alamatCustomer: alamat, email: "" },
    ...{ namaPenerima, noTelpPenerima: noTelp === "-" ? "" : noTelp, alamatPenerima: alamat === "-" ? "" : alamat },
    ...{ tglOrder: pesanan.tglOrder, tipeSo: "Online" as const },
  };
};

async function problemsOfDays({ tx, today }: Deed, berkas: Berkas, baru: readonly Pesanan[]): Promise<Problem[]> {
  const hari = baru.map(({ tglOrder }) => tglOrder);
  const tertutup = await closedDays(tx, hari);
  return baru.flatMap((pesanan) => {
    const alasan = setelahHariIni("Tanggal pesanan", pesanan.tglOrder, today) ?? tertutup.get(pesanan.tglOrder);
    return alasan ? [problemAt(berkas, pesanan, "waktu", `tidak dapat dipakai: ${alasan}`)] : [];
  });
}

const clear = (tadi: string, kini: string): string =>
  tadi.includes("*") && kini !== "" && kini !== "-" && !kini.includes("*") ? kini : tadi;

/** Puts names, numbers and addresses that were masked in clear where an export has them so. */
async function unmask(deed: Deed, ada: Terbagi["ada"]): Promise<number> {
  const menurut = new Map(ada.map(({ pesanan, dikenal }) => [dikenal.idSo, pesanan.pembeli]));
  const tertutup = ada.length === 0 ? [] : await maskedBuyers(deed.tx, [...menurut.keys()].map(String));
  const berubah = tertutup.flatMap((tadi) => {
    const pembeli = menurut.get(tadi.idSo);
    if (!pembeli) return [];
    const kini = {
      idSo: tadi.idSo,
      namaPenerima: clear(tadi.namaPenerima, pembeli.namaPenerima),
      noTelp: clear(tadi.noTelp, pembeli.noTelp),
      alamatCustomer: clear(tadi.alamatCustomer, pembeli.alamat),
      alamatPenerima: clear(tadi.alamatPenerima, pembeli.alamat),
      noTelpPenerima: clear(tadi.noTelpPenerima, pembeli.noTelp),
    };
    return JSON.stringify(kini) === JSON.stringify({ ...kini, ...tadi }) ? [] : [{ tadi, kini }];
  });
  if (berubah.length === 0) return 0;
  await changeBuyers(
    deed.tx,
    berubah.map(({ kini }) => kini),
  );
  await audit(
    deed,
    ...berubah.map(({ tadi: { idSo, ...sebelum }, kini: { idSo: _, ...sesudah } }) => ({
      ...{ jenis: "order" as const, id: idSo, sebelum, sesudah },
    })),
  );
  return berubah.length;
}
