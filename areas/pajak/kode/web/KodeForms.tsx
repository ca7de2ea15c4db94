import { Stack, Text } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { kodePajak } from "../contract.ts";
import { isianKode, type KodePajak, perubahanKode } from "../isiKode.ts";
import { JENIS_KODE } from "../kode.ts";

/** A code from a day on, or until a day. */
export function KodeTambah({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Kode Coretax"
      call={kodePajak.addKodePajak}
      draft={() => "kode"}
      initial={() => ({
        ...{ jenis: JENIS_KODE[1], kode: "", nama: "", mulai: jakartaToday(new Date()), sampai: "", sumber: "" },
      })}
      checkedBy="browser"
      fallback="Gagal menambah kode"
      size="lg"
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Untuk mengakhiri kode yang sudah ada, tulis kodenya dengan hari terakhirnya di Berlaku Sampai. Faktur
            memakai kode yang berlaku di tanggalnya.
          </Text>
          <Fields>
            {inOrder(isianKode)("jenis", "kode", "nama", "mulai", "sampai", "sumber").map((name) => (
              <RecordField key={name} of={isianKode} name={name} form={form} />
            ))}
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}

export function KodeUbah({ dialog }: { dialog: Dialog<KodePajak> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kode }) => `Edit Kode ${kode}`}
      call={kodePajak.updateKodePajak}
      initial={({ idPajakKode, nama, sampai, sumber, versi }) => ({
        ...{ idPajakKode, nama, sampai: sampai ?? "", sumber, versi },
      })}
      checkedBy="browser"
      fallback="Gagal menyimpan kode"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={recordFacts(isianKode, row, "jenis", "kode", "mulai")} />
          <Fields>
            {inOrder(perubahanKode)("nama", "sampai", "sumber").map((name) => (
              <RecordField key={name} of={perubahanKode} name={name} form={form} />
            ))}
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}
