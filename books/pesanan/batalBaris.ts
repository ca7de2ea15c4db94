import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { denganPpn } from "../pajak/diAtas.ts";
import { lowerFaktur } from "../pajak/faktur.ts";
import { stopLines, takeBackSo } from "./batal.ts";
import { refreshStatus } from "./pesanan.ts";

/**
 * Cancels one line made to order and updates the totals of its order. With the last living line the order itself is
 * cancelled and keeps its totals; answers whether that happened. The caller has locked both and checked the rule.
 */
export async function cancelBaris(
  deed: Deed,
  { idOrderan, idSo }: { idOrderan: Id<"orderan">; idSo: string },
): Promise<{ orderBatal: boolean }> {
  await stopLines(deed, [idOrderan]);
  const [left] = await deed.tx<{ total: number | null; tambahan: number | null }[]>`
    select ${denganPpn(deed.tx, deed.tx`l.total`)} as total, l.tambahan
    from so s cross join lateral (
      select sum(total_harga)::bigint as total, sum(total_tambahan_harga_online)::bigint as tambahan
      from orderan o where o.id_so = s.id_so and o.dibatalkan is null) l
    where s.id_so = ${idSo}`;
  if (!left || left.total === null) {
    await takeBackSo(deed, idSo);
    return { orderBatal: true };
  }
  await deed.tx`
    update so set total_pembelian = ${left.total}, versi = versi + 1,
      total_tambahan_online = case tipe_so when 'Online' then ${left.tambahan}::bigint else 0 end
    where id_so = ${idSo}`;
  await refreshStatus(deed, [idSo]);
  await lowerFaktur(deed, idSo, "Perubahan Order");
  return { orderBatal: false };
}
