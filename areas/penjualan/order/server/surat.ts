import { type Kiriman, salamEmail } from "#company/kirimEmail.ts";
import { orderTerlihat } from "#company/orderMilik.ts";
import { letterhead, type Pengirim } from "#company/perusahaan.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { catatanBatal } from "./dibatalkan.ts";
import { findOrder, loadOrder, type OrderRow } from "./load.ts";
import { kertasOrder } from "./pdf.ts";

/** The mail with an order's PDF to its customer. */
export async function suratOrder({ db, services }: Pick<ReadCtx, "db" | "services">, idSo: string): Promise<Kiriman> {
  const [company, row] = await Promise.all([letterhead(db, services.storage), findOrder(db, idSo)]);
  return kiriman(company, row);
}

/** The mails with several orders, which are loaded at once. */
export async function suratBanyak({ db, user, services }: ReadCtx, ids: readonly string[]) {
  const terlihat = [...(await orderTerlihat(db, user, ids))];
  const [company, rows] = await Promise.all([letterhead(db, services.storage), loadOrder(db, terlihat)]);
  const orders = new Map(rows.map((row) => [row.idSo, row]));
  return async (idSo: string): Promise<Kiriman> => kiriman(company, found(orders.get(idSo), "Order"));
}

function kiriman(company: Pengirim, row: OrderRow): Kiriman {
  const { idSo } = row;
  const total = rupiah(row.totalPembelian + row.totalTambahanOnline);
  return {
    pengirim: company,
    idSo,
    idInvoice: null,
    alamat: row.email,
    perihal: `Sales Order ${idSo} - ${company.nama}`,
    isi: salamEmail(company, row.namaCustomer, [
      `Terlampir sales order ${idSo} tanggal ${tanggal(row.tglOrder)} dengan total ${total}.`,
      ...catatanBatal(row),
      "Mohon diperiksa kembali, dan hubungi kami bila ada yang tidak sesuai.",
    ]),
    lampiran: { nama: `${idSo}.pdf`, kertas: () => kertasOrder(company, row) },
  };
}
