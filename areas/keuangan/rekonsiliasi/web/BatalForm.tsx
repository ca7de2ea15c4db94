import { Stack, Text, TextInput } from "@mantine/core";
import { tanggal } from "#kernel/format.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type Rekonsiliasi, rekonsiliasi } from "../contract.ts";

/** Takes back the latest reconciliation of an account, with a reason. */
export function BatalForm({ dialog, idRekening }: { dialog: Dialog<Rekonsiliasi>; idRekening: number }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ sampai }) => `Batalkan Rekonsiliasi Sampai ${tanggal(sampai)}`}
      call={rekonsiliasi.batalRekonsiliasi}
      initial={({ idRekonsiliasi }) => ({ idRekening, idRekonsiliasi, alasan: "" })}
      checkedBy="browser"
      submit="Batalkan rekonsiliasi"
      fallback="Gagal membatalkan rekonsiliasi"
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            Sesudah ini yang bertanggal sampai hari itu dapat berubah lagi. Siapa yang membatalkan dan alasannya
            tercatat.
          </Text>
          <TextInput label="Alasan" withAsterisk maxLength={500} data-autofocus {...form.field("alasan")} />
        </Stack>
      )}
    </FormShell>
  );
}
