import { Alert, Stack, Text, TextInput } from "@mantine/core";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type EmailKeluar, email } from "../contract.ts";

/** Sends a mail once more, to a better address where there is one. */
export function KirimUlangForm({ dialog }: { dialog: Dialog<EmailKeluar> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Kirim ulang email"
      call={email.kirimUlangEmail}
      initial={({ idEmail, alamat }) => ({ idEmail, alamat })}
      checkedBy="browser"
      submit="Kirim"
      busy="Mengirim email…"
      fallback="Gagal mengirim email"
    >
      {(form, row) => (
        <Stack gap="sm">
          {row.status === "Tidak Pasti" && (
            <Alert color="orange" title="Mungkin sudah diterima">
              Tanyakan dulu ke penerima: bila email yang pertama ternyata sampai, ia menerima dua.
            </Alert>
          )}
          <Text size="sm">{row.perihal}</Text>
          <TextInput label="Kepada" type="email" autoComplete="off" withAsterisk {...form.field("alamat")} />
        </Stack>
      )}
    </FormShell>
  );
}
