import { penawaran } from "#areas/penjualan/penawaran/contract.ts";
import { ALASAN_KALAH } from "#areas/penjualan/penawaran/label.ts";
import { agreeToPenawaran, dilihat } from "#areas/penjualan/penawaran/server/setuju.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { BANYAK_CUSTOMER, customer } from "./pelanggan.ts";
import { seeded } from "./random.ts";
import { orLater, type Story } from "./story.ts";

/** Offers of the last weeks, one every other day: what becomes of them is told in turn. */
export const PENAWARAN_TERAKHIR = 18;
export const JARAK_PENAWARAN = 2;

type Rak = { idProduk: number; harga: number };
const SEHARI_MS = 86_400_000;

/** A draft, one that waits, one that is agreed to, one that is revised and ordered, one that is lost, one that expires. */
const JADINYA = ["draft", "dikirim", "disetujui", "order", "kalah", "lewat"] as const;

/** One offer, and what becomes of it in the following days. */
export async function tawarkan(story: Story, ke: number): Promise<void> {
  const { calendar, people, services } = story;
  const random = seeded(900 + ke);
  const jadi = JADINYA[ke % JADINYA.length] ?? "draft";
  const sales = random.pick(people.sales);
  const pembeli = customer(Math.floor(random.next() * BANYAK_CUSTOMER));
  const rak = await services.sql<Rak[]>`
    select id_produk, harga_produk as harga from produk where not soft_delete order by id_produk limit 30`;
  const hari = (banyak: number): string => jakartaToday(new Date(calendar.now().getTime() + banyak * SEHARI_MS));
  const satu = random.pick(rak);
  const isian = {
    ...{ customerInstansi: pembeli.instansi, namaCustomer: pembeli.nama, alamatCustomer: pembeli.alamat },
    ...{ noTelp: pembeli.telp, email: pembeli.email, catatan: "Franko gudang pembeli. Garansi satu tahun." },
    ...{ berlakuSampai: hari(jadi === "lewat" ? 6 : 45), tindakLanjut: hari(3) },
  };
  const barang = (diskon: number) => [{ ...satu, qty: 1 + (ke % 3), diskon: Math.floor((satu.harga * diskon) / 100) }];
  const { idPenawaran } = (await sales.do(penawaran.addPenawaran, { ...isian, barang: barang(3) })).data;
  if (jadi === "draft") return;
  await sales.do(penawaran.tandaiTerkirim, { idPenawaran });
  if (jadi === "kalah") {
    const kalah = { idPenawaran, alasanKalah: random.pick(ALASAN_KALAH), keteranganKalah: "" };
    calendar.later(5, async () => void (await sales.do(penawaran.kalahPenawaran, kalah)));
  }
  if (jadi === "disetujui") calendar.later(2, () => setujui(story, idPenawaran, pembeli.nama));
  if (jadi === "order") {
    calendar.later(1, async () => {
      await sales.do(penawaran.editPenawaran, { ...isian, idPenawaran, tindakLanjut: "", barang: barang(5) });
      await sales.do(penawaran.tandaiTerkirim, { idPenawaran });
      await setujui(story, idPenawaran, pembeli.nama);
      await orLater(story, 1, async () => void (await sales.do(penawaran.pesanPenawaran, { idPenawaran })));
    });
  }
}

/** The customer reads the page of the offer and agrees. */
async function setujui({ services, calendar }: Story, idPenawaran: string, nama: string): Promise<void> {
  const today: Tanggal = jakartaToday(calendar.now());
  const { sidik } = await dilihat(services.sql, today, idPenawaran);
  await agreeToPenawaran(services, idPenawaran, { nama, sidik });
}
