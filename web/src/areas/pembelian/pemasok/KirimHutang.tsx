import { Stack, Text, TextInput } from "@mantine/core";
import { hutang } from "#contract/pembelian/hutang.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";

export type KepadaPemasok = { idPemasok: number; nama: string; email: string };

/** Mails the statement of what is owed to a supplier; the address may be another one this time. */
export function KirimHutang({ dialog }: { dialog: Dialog<KepadaPemasok> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Kirim pernyataan hutang ke ${nama}`}
      call={hutang.kirimHutangPdf}
      initial={({ idPemasok, email }) => ({ idPemasok, tanggal: null, email })}
      checkedBy="browser"
      submit="Kirim"
      busy="Mengirim email…"
      fallback="Gagal mengirim email"
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">Hutang per hari ini menurut PO, terlampir sebagai PDF.</Text>
          <TextInput label="Email" type="email" autoComplete="off" withAsterisk {...form.field("email")} />
        </Stack>
      )}
    </FormShell>
  );
}
