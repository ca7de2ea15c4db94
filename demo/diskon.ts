import { role } from "#areas/karyawan/role/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { customer } from "./pelanggan.ts";
import { seeded } from "./random.ts";
import { proof, type Story } from "./story.ts";

const BULAT = 10_000;
/** What the Sales may give off by themselves. */
const BATAS_PERSEN = 10;

const potongan = (harga: number, persen: number): number => Math.floor((harga * persen) / 100 / BULAT) * BULAT;

/** Of one order in eight that is not Online the first machine is sold for a little less. */
export function beriDiskon<Baris extends { qty: number; hargaProduk: number }>(
  baris: readonly Baris[],
  online: boolean,
): (Baris & { diskon: number })[] {
  // Its own numbers: the rest of the story stays as it is.
  const random = seeded(baris.reduce((sum, { qty, hargaProduk }) => (sum * 31 + qty * hargaProduk) % 1_000_003, 7));
  const persen = !online && random.chance(1 / 8) ? random.between(2, 7) : 0;
  return baris.map((line, at) => ({ ...line, diskon: at === 0 ? potongan(line.hargaProduk, persen) : 0 }));
}

/** At the end of the story the Sales have a limit, and an order beyond it waits for a decision. */
export async function lebihDiskon(story: Story): Promise<void> {
  const { direktur, sales } = story.people;
  const { data } = await direktur.do(role.getRole, {});
  const idRole = data.find(({ namaRole }) => namaRole === "Sales")?.idRole ?? 0;
  await direktur.do(role.setBatasDiskon, { idRole, batasDiskon: BATAS_PERSEN });
  const [mesin] = await story.services.sql<{ idProduk: number; hargaProduk: number }[]>`
    select id_produk, harga_produk from produk where not soft_delete and kategori_produk = 'utama' and stock_sales > 0
    order by harga_produk desc, id_produk limit 1`;
  const [penjual] = sales;
  if (!mesin || !penjual) return;
  const diskon = potongan(mesin.hargaProduk, 15);
  const pembeli = customer(4);
  const kirim = { namaPenerima: pembeli.nama, alamatPenerima: pembeli.alamat, noTelpPenerima: pembeli.telp };
  await penjual.do(
    order.addOrder,
    {
      ...{ customerInstansi: pembeli.instansi, namaCustomer: pembeli.nama, alamatCustomer: pembeli.alamat },
      ...{ noTelp: pembeli.telp, email: pembeli.email, tipeSo: "Reguler", ...kirim },
      totalPembelian: mesin.hargaProduk - diskon,
      listProduk: [{ ...mesin, qty: 1, sumberProduk: "SG", tambahanHargaOnline: 0, diskon }],
    },
    proof(story, "order"),
  );
}
