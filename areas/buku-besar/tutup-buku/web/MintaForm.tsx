import { Stack, Text } from "@mantine/core";
import { namaBulan } from "#areas/laporan/bulan.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type BulanBuku, permintaanBuka, tutupBuku } from "../contract.ts";

/** Asks for a closed month, and those after it, to be opened again. */
export function MintaForm({ dialog }: { dialog: Dialog<BulanBuku> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ bulan }) => `Minta ${namaBulan(bulan)} Dibuka Kembali`}
      call={tutupBuku.requestBukaBulan}
      initial={({ bulan }) => ({ bulan, alasan: "" })}
      checkedBy="browser"
      fallback="Gagal meminta bulan dibuka kembali"
      submit="Minta"
    >
      {(form, { bulan }) => (
        <Stack gap="sm">
          <Text size="sm">
            Bila orang kedua setuju, {namaBulan(bulan)} dan semua bulan sesudahnya terbuka. Yang berubah sejak itu
            diperlihatkan terhadap angka ketika ditutup.
          </Text>
          <RecordField of={permintaanBuka} name="alasan" form={form} />
        </Stack>
      )}
    </FormShell>
  );
}
