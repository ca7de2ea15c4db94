import { useCall } from "#web/api/hooks.ts";
import { order } from "../../order/contract.ts";
import { diskonBerlebih } from "../../order/diskon.ts";
import { diskonBaris, type Keranjang, totalDiskon } from "../isiKeranjang.ts";

/** Why an order of this cart would wait for a decision, or null; nothing is asked while nothing is given off. */
export function useDiskonBerlebih(keranjang: Keranjang, tipeSo: string): string | null {
  const { data } = useCall(order.getBatasDiskon, {}, { aside: true, enabled: totalDiskon(keranjang, tipeSo) > 0 });
  if (!data) return null;
  const berdiskon = keranjang.map((line) => ({
    namaProduk: line.namaProduk,
    harga: line.hargaProduk,
    diskon: diskonBaris(line, tipeSo),
  }));
  return diskonBerlebih(berdiskon, data.data);
}
