import { Stack } from "@mantine/core";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { buktiPotong } from "../contract.ts";
import { isianBukti, isiPotong, type PotongPemasok } from "../isiBuktiPotong.ts";

/** Notes the number that Coretax gave to a proof of ours. */
export function PotongCatat({ dialog }: { dialog: Dialog<PotongPemasok> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ namaPemasok }) => `Bukti Potong untuk ${namaPemasok}`}
      call={buktiPotong.catatPotongPemasok}
      initial={({ idPengajuan, nomor, tglBukti, versi }) => ({ idPengajuan, nomor, tglBukti: tglBukti ?? "", versi })}
      checkedBy="browser"
      fallback="Gagal mencatat bukti potong"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts
            facts={recordFacts(
              isiPotong,
              row,
              "namaPemasok",
              "nomorTagihan",
              "tanggal",
              "kodeObjek",
              "dasar",
              "nominal",
            )}
          />
          <Fields>
            <RecordField of={isianBukti} name="nomor" form={form} />
            <RecordField of={isianBukti} name="tglBukti" form={form} />
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}
