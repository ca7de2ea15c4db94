import { Stack, Text, TextInput } from "@mantine/core";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type EmailKeluar, email } from "../contract.ts";

/** Notes that a mail came back, and with which words. */
export function KembaliForm({ dialog }: { dialog: Dialog<EmailKeluar> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Email kembali ke pengirim"
      call={email.emailKembali}
      initial={({ idEmail }) => ({ idEmail, alasan: "" })}
      checkedBy="browser"
      fallback="Gagal mencatat email yang kembali"
    >
      {(form, row) => (
        <Stack gap="sm">
          <Text size="sm">
            Email ke {row.alamat} dicatat gagal
            {row.idPo === null &&
              row.pemasok === null &&
              ", dan alamatnya ditandai pada pelanggan sampai ada email yang diterima di sana"}
            .
          </Text>
          <TextInput
            label="Alasan"
            placeholder="Kata-kata di email yang kembali"
            autoComplete="off"
            withAsterisk
            {...form.field("alasan")}
          />
        </Stack>
      )}
    </FormShell>
  );
}
