import { useRouter } from "@tanstack/react-router";
import { useSession } from "#web/api/session.ts";
import type { Order } from "../../order/contract.ts";

/** Fills the cart with the goods of an order and leads there. */
export function useOrderLagi(): (row: Order) => Promise<void> {
  const { idUser } = useSession();
  const router = useRouter();
  return async (row) => {
    // The cart and its draft come with the press: nobody else needs them beside an order.
    const { orderLagi } = await import("./orderLagi.ts");
    if (await orderLagi(idUser, row)) router.history.push("/admin/cardproduk?keranjang=1");
  };
}
