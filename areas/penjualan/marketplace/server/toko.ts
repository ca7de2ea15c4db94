import { audit } from "#company/audit/audit.ts";
import { mayCall } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { rekeningPenerima } from "../../invoice/server/tagihan.ts";
import { insertPelanggan } from "../../pelanggan/server/baru.ts";
import { pembawaMarketplace } from "../contract.ts";
import { namaToko, type Toko } from "../isiMarketplace.ts";
import type { Penerima } from "./applyFacts.ts";
import { changeRekening, insertToko, lockToko, type TokoRow } from "./sql.ts";

/** A marketplace that is ready to be imported: its customer, and the products of its SKUs. */
export type TokoSiap = { toko: TokoRow; sku: ReadonlyMap<string, Id<"produk">> };

/**
 * The marketplace, locked so that imports of it come one after the other. Its customer is the marketplace itself: it owes what its
 * buyers paid, and its price list holds for its orders. The buyers stand in the orders.
 */
export async function openToko(deed: Deed, toko: Toko): Promise<TokoRow> {
  await deed.tx`select pg_advisory_xact_lock(hashtext('marketplace'), hashtext(${toko}))`;
  const ada = await lockToko(deed.tx, toko);
  if (ada) return ada;
  const isian = {
    ...{ instansi: namaToko(toko), nama: `Pembeli ${namaToko(toko)}`, telepon: "", email: "", alamat: "", npwp: "" },
    ...{ catatan: "", termin: null },
  };
  const idPelanggan = await insertPelanggan(deed, isian, null);
  await audit(deed, { jenis: "pelanggan", id: idPelanggan, sesudah: isian });
  await insertToko(deed.tx, toko, idPelanggan);
  return found(await lockToko(deed.tx, toko), "Marketplace");
}

/** Whether this person's import makes invoices. */
export const makesInvoices = ({ user }: Deed): boolean => mayCall(pembawaMarketplace("penghasilan"), user);

/** The account that invoices are paid to: the one that is named now, which is remembered, or the one before. */
export async function penerimaOf(
  deed: Deed,
  toko: Toko,
  { idRekening: tadi }: TokoRow,
  disebut: Id<"rekening"> | null,
): Promise<Penerima> {
  const idRekening = disebut ?? tadi;
  if (!makesInvoices(deed) || idRekening === null) return null;
  const { namaRekening } = await rekeningPenerima(deed, idRekening);
  if (idRekening !== tadi) await changeRekening(deed.tx, toko, idRekening);
  return { idRekening, namaRekening };
}
