import { Stack, Text } from "@mantine/core";
import { namaBulan } from "#areas/laporan/bulan.ts";
import { blankOf } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { keputusanBuka, type PermintaanBuka, tutupBuku } from "../contract.ts";
import classes from "./tutupBuku.module.css";

/** Decides a request to open a month again; who asked may only take it back. */
export function BukaForm({ dialog }: { dialog: Dialog<PermintaanBuka> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ bulan }) => `Buka Kembali ${namaBulan(bulan)}`}
      call={tutupBuku.approveBukaBulan}
      initial={({ idPermintaan, aksi }) => ({
        idPermintaan,
        ...blankOf(keputusanBuka),
        ...(aksi.setujui.boleh ? {} : { status: "Ditolak" as const }),
      })}
      checkedBy="browser"
      fallback="Gagal memutuskan permintaan"
    >
      {(form, { alasan, oleh, bulan, aksi }) => (
        <Stack gap="sm">
          <Text size="sm" className={classes.alasan}>
            {oleh}: {alasan}
          </Text>
          <Text size="sm" c="dimmed">
            {aksi.setujui.alasan ?? `Bila disetujui, ${namaBulan(bulan)} dan semua bulan sesudahnya terbuka.`}
          </Text>
          <RecordField of={keputusanBuka} name="status" form={form} disabled={!aksi.setujui.boleh} />
          <RecordField of={keputusanBuka} name="note" form={form} withAsterisk={form.values.status === "Ditolak"} />
        </Stack>
      )}
    </FormShell>
  );
}
