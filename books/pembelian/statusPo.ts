import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";

/** Sets `produk.status_po`: the product has a purchase order in Proses. The caller has locked the product. */
export async function refreshStatusPo({ tx }: Deed, idProduk: Id<"produk">): Promise<void> {
  await tx`
    update produk p set status_po = b.terbuka
    from (select exists (
      select 1 from po where id_produk = ${idProduk} and status_po = 'Proses' and dibatalkan is null) as terbuka) b
    where p.id_produk = ${idProduk} and p.status_po <> b.terbuka`;
}
