import { Stack, Text } from "@mantine/core";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type Order, order } from "../../order/contract.ts";
import { koreksi } from "../contract.ts";

type BatalProps = { dialog: Dialog<Order>; akibat: (row: Order) => string };

/** Cancels an order, with the reason; for who may. */
export function BatalOrderForm({ dialog, akibat }: BatalProps) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idSo }) => `Batalkan ${idSo}`}
      call={order.cancelSo}
      initial={({ idSo }) => ({ idSo, alasan: "" })}
      checkedBy="browser"
      check={({ alasan }) => (alasan ? {} : { alasan: "Alasan tidak boleh kosong." })}
      busy="Membatalkan…"
      submit="Batalkan Order"
      fallback="Gagal mengcancel order"
    >
      {({ field }, row) => (
        <Stack gap="sm">
          <Text style={{ whiteSpace: "pre-line" }}>{akibat(row)}</Text>
          <AlasanField form={{ field }} autoFocus />
        </Stack>
      )}
    </FormShell>
  );
}

/** Asks for the cancellation of an order; somebody else decides it. */
export function MintaBatalForm({ dialog, akibat }: BatalProps) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idSo }) => `Minta ${idSo} dibatalkan`}
      call={koreksi.mintaBatal}
      initial={({ idSo }) => ({ idSo, alasan: "" })}
      checkedBy="browser"
      submit="Minta Pembatalan"
      fallback="Gagal meminta pembatalan"
    >
      {({ field }, row) => (
        <Stack gap="sm">
          <Text style={{ whiteSpace: "pre-line" }}>{akibat(row)}</Text>
          <AlasanField form={{ field }} autoFocus />
        </Stack>
      )}
    </FormShell>
  );
}
