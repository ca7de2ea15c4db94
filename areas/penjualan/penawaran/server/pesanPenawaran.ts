import type { ProdukTerkunci } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { rupiah } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { conflict, must } from "#platform/http/refusal.ts";
import { type OrderJadi, writeOrder } from "../../order/server/addOrder.ts";
import type { BarisDinilai } from "../../order/server/rules.ts";
import type { BarisPenawaran } from "../contract.ts";
import { mayOrder } from "./rules.ts";
import { changePokok, findRevisi, lockPenawaran } from "./sql.ts";

/** Makes an order of what is offered now, at the prices that were offered, once. */
export async function pesanPenawaran(deed: WriteCtx, idPenawaran: string): Promise<OrderJadi> {
  const before = await lockPenawaran(deed, idPenawaran);
  must(mayOrder(before));
  const ditawarkan = await findRevisi(deed.tx, idPenawaran, before.revisi);
  const { customerInstansi, namaCustomer, alamatCustomer, noTelp, email, total, hargaTanpaPpn } = ditawarkan;
  const jadi = await writeOrder(
    deed,
    {
      ...{ customerInstansi, namaCustomer, alamatCustomer, noTelp, email, idPelanggan: before.idPelanggan },
      ...{ namaPenerima: "", noTelpPenerima: "", alamatPenerima: "" },
      ...{ tglOrder: null, tipeSo: "Reguler", dokumen: [], hargaTanpaPpn },
    },
    {
      ids: ditawarkan.baris.map((line) => line.idProduk),
      ditawarkan: true,
      lines: (produk) => linesDitawarkan(ditawarkan.baris, produk),
      sesuai: (jadi) => {
        if (jadi.totalPembelian !== total) throw berubah(total, jadi.totalPembelian);
      },
    },
  );
  const { idSo } = jadi;
  await changePokok(deed.tx, idPenawaran, { idSo, dipesan: deed.now });
  await audit(deed, {
    jenis: "penawaran",
    id: idPenawaran,
    idSo,
    sebelum: { status: before.status },
    sesudah: { status: "Jadi Order", idSo },
  });
  return jadi;
}

const berubah = (ditawarkan: Rupiah, jadi: Rupiah) =>
  conflict(
    `Ketentuan PPN berubah sejak penawaran ini: totalnya menjadi ${rupiah(jadi)}, bukan ${rupiah(ditawarkan)}. Ubah dan kirim penawaran sekali lagi`,
  );

/**
 * The lines of the order: units that are in stock come from there, the others are made. The price is the offered one,
 * whatever the machine costs now.
 */
function linesDitawarkan(
  baris: readonly BarisPenawaran[],
  produk: ReadonlyMap<number, ProdukTerkunci>,
): BarisDinilai[] {
  const dikenal = baris.flatMap((line) => {
    const known = produk.get(line.idProduk);
    return known ? [{ line, known }] : [];
  });
  const mati = dikenal.filter(({ known }) => known.softDelete).map(({ known }) => known.namaProduk);
  if (mati.length > 0) throw conflict(`Produk ${mati.join(", ")} sudah tidak aktif, ubah dahulu penawarannya`);
  return dikenal.flatMap(({ line, known }) => {
    const ada = Math.max(0, Math.min(line.qty, known.stockSales));
    const { harga: hargaProduk, diskon } = line;
    const satu = (sumberProduk: "SG" | "PL", qty: number): BarisDinilai => ({
      baris: { idProduk: line.idProduk, qty, sumberProduk, hargaProduk, diskon, tambahanHargaOnline: 0 as Rupiah },
      produk: { ...known, hargaProduk },
    });
    return [...(ada > 0 ? [satu("SG", ada)] : []), ...(ada < line.qty ? [satu("PL", line.qty - ada)] : [])];
  });
}
