import { Alert, Stack } from "@mantine/core";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { koreksi } from "../contract.ts";

/** What a credit note is for: an order, and a retur of it where it decides one. */
export type DasarNota = { idSo: string; idRetur: string | null; nominal: number | null };

/** Asks for a credit note. */
export function NotaKreditForm({ dialog }: { dialog: Dialog<DasarNota> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idSo, idRetur }) => `Nota Kredit ${idRetur ?? idSo}`}
      call={koreksi.addNotaKredit}
      initial={({ idSo, idRetur, nominal }) => ({ idSo, idRetur, nominal: nominal ?? "", alasan: "", dokumen: [] })}
      draft={({ idSo, idRetur }) => idRetur ?? idSo}
      checkedBy="browser"
      submit="Minta nota kredit"
      fallback="Gagal meminta nota kredit"
    >
      {(form, { idSo, idRetur }) => (
        <Stack gap="md">
          <Alert color="blue">
            Setelah disetujui orang lain, tagihan order {idSo} berkurang sebesar ini dan invoice berikutnya menagih
            sisanya. Yang terlanjur dibayar menjadi Pengembalian Dana yang menunggu persetujuan.
            {idRetur !== null && " Retur ini selesai dengan nota ini."}
          </Alert>
          <MoneyInput label="Nominal" withAsterisk data-autofocus {...form.field("nominal")} />
          <AlasanField form={form} />
          <DokumenField form={form} max={5} withAsterisk={false} />
        </Stack>
      )}
    </FormShell>
  );
}
