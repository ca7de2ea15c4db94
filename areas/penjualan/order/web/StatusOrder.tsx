import { Text } from "@mantine/core";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { labelTerkirim } from "../../surat-jalan/kirim.ts";
import type { Order } from "../contract.ts";
import { STATUS_ORDER } from "./status.ts";

/** The state of an order, and how much of it has left where that is a part. */
export function StatusOrder({ order }: { order: Pick<Order, "statusSo" | "orders"> }) {
  const terkirim = order.statusSo === "Cancel" ? null : labelTerkirim(order.orders);
  return (
    <>
      <StatusBadge map={STATUS_ORDER} state={order.statusSo} />
      {terkirim !== null && (
        <Text size="xs" mt={2} style={{ whiteSpace: "nowrap" }}>
          {terkirim}
        </Text>
      )}
    </>
  );
}
