import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useMay, useSession } from "#web/api/session.ts";
import { type Order, order } from "../../order/contract.ts";

/** Fills the cart with the goods of an order and leads there. */
export function OrderLagi({ row }: { row: Order }) {
  const { idUser } = useSession();
  const router = useRouter();
  if (!useMay(order.addOrder)) return null;
  const lagi = async () => {
    // The cart and its draft come with the press: nobody else needs them in the detail of an order.
    const { orderLagi } = await import("./orderLagi.ts");
    if (await orderLagi(idUser, row)) router.history.push("/admin/cardproduk?keranjang=1");
  };
  return (
    <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void lagi()}>
      Order lagi
    </Button>
  );
}
