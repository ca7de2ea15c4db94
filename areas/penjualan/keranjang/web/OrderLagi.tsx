import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useMay } from "#web/api/session.ts";
import { type Order, order } from "../../order/contract.ts";
import { useOrderLagi } from "./useOrderLagi.ts";

export function OrderLagi({ row }: { row: Order }) {
  const lagi = useOrderLagi();
  if (!useMay(order.addOrder)) return null;
  return (
    <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void lagi(row)}>
      Order lagi
    </Button>
  );
}
