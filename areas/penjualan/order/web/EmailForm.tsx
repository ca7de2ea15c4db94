import { TextInput } from "@mantine/core";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type Order, order } from "../contract.ts";

/** The form for the customer's email address of an order. */
export function EmailForm({ dialog }: { dialog: Dialog<Order> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idSo }) => `Edit Email ${idSo}`}
      call={order.gantiEmail}
      initial={({ idSo, email, versi }) => ({ idSo, email, versi })}
      checkedBy="browser"
      fallback="Gagal mengganti email"
      size="sm"
    >
      {({ field }, { namaCustomer }) => (
        <TextInput
          label="Email Customer"
          type="email"
          autoComplete="off"
          placeholder="nama@perusahaan.com"
          description={`${namaCustomer}. Kosongkan untuk menghapus email.`}
          {...field("email")}
        />
      )}
    </FormShell>
  );
}
