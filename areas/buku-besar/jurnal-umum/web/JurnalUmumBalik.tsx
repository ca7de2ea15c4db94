import { Stack, Text } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { useTutupSampai } from "#web/documents/useTutupSampai.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianJurnalUmum, type JurnalUmum, jurnalUmum } from "../contract.ts";

/** Asks for the reversal of an approved entry, on a day of an open month. */
export function JurnalUmumBalik({ dialog }: { dialog: Dialog<JurnalUmum> }) {
  const tutupSampai = useTutupSampai();
  return (
    <FormShell
      dialog={dialog}
      title={({ idJurnalUmum }) => `Balik Jurnal Umum ${idJurnalUmum}`}
      call={jurnalUmum.reverseJurnalUmum}
      initial={({ idJurnalUmum }) => ({ idJurnalUmum, tanggal: jakartaToday(new Date()) })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal membalik jurnal umum"
      busy="Membalik…"
      submit="Balik"
    >
      {(form, row) => (
        <Stack gap="md">
          <Text size="sm">
            Jurnal umum baru dengan debit dan kredit yang bertukar dibuat pada tanggal ini dan menunggu persetujuan.
            {row.jadwal.length > 0 &&
              " Yang sudah dibukukan dibalik seluruhnya; setelah disetujui, yang belum jatuh tempo tidak dibukukan lagi."}
          </Text>
          <RecordField
            of={isianJurnalUmum}
            name="tanggal"
            form={form}
            latest={jakartaToday(new Date())}
            closed={tutupSampai}
          />
        </Stack>
      )}
    </FormShell>
  );
}
