import { Stack, Text } from "@mantine/core";
import { blankOf } from "#kernel/record.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormValues } from "#web/ui/form/formTypes.ts";
import { SignatureField } from "#web/ui/picture/SignatureField.tsx";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type Kunjungan, kunjungan, MAKS_FOTO_KUNJUNGAN } from "../contract.ts";
import { isianKerja } from "../isiKunjungan.ts";
import { PartFields, terisi } from "./PartFields.tsx";

type Values = FormValues<typeof kunjungan.kerjakanKunjungan>;

/** What the technician notes on site; without a network it waits in the phone. */
export function KerjaForm({ dialog }: { dialog: Dialog<Kunjungan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idKunjungan }) => `Catat ${idKunjungan}`}
      call={kunjungan.kerjakanKunjungan}
      initial={({ idKunjungan }): Values => ({
        ...blankOf(isianKerja),
        ...{ idKunjungan, beres: true, part: [], dokumen: [], tandaTangan: [] },
      })}
      prepare={(values) => ({ ...values, part: terisi(values.part) })}
      checkedBy="browser"
      toastWhenWrong
      draft={({ idKunjungan }) => idKunjungan}
      fallback="Gagal mencatat kunjungan"
      size="lg"
    >
      {(form, row) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {[row.customer, row.namaProduk, row.nomor].filter(Boolean).join(" · ")}
            <br />
            {row.keluhan}
          </Text>
          <Fields>
            {inputsOf(isianKerja, {
              pekerjaan: <RecordField of={isianKerja} name="pekerjaan" form={form} />,
              tglKerja: <RecordField of={isianKerja} name="tglKerja" form={form} description="Kosong: hari ini" />,
              jam: <RecordField of={isianKerja} name="jam" form={form} description="Angka di penghitung jam mesin" />,
              beres: <RecordField of={isianKerja} name="beres" form={form} />,
              penerima: (
                <>
                  <PartFields form={form} bergaransi={row.tanggungan === "garansi"} />
                  <DokumenField form={form} max={MAKS_FOTO_KUNJUNGAN} withAsterisk={false} />
                  <SignatureField
                    label="Tanda tangan customer"
                    value={form.values.tandaTangan}
                    onChange={(files) => form.set("tandaTangan", files)}
                    error={form.errorAt("tandaTangan")}
                  />
                  <RecordField of={isianKerja} name="penerima" form={form} />
                </>
              ),
            })}
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}
