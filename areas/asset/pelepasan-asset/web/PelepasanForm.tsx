import { Stack } from "@mantine/core";
import { blankOf } from "#kernel/record.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { Ringkasan } from "#web/ui/value/Ringkasan.tsx";
import { type Asset, isiAsset, isiSusut } from "../../list-asset/contract.ts";
import { isianPelepasan, pelepasanAsset } from "../contract.ts";

type Values = FormValues<typeof pelepasanAsset.addPelepasanAsset>;

const belumDiisi = ({ idAsset }: Asset): Values => ({ idAsset, ...blankOf(isianPelepasan), dokumen: [] });

/** Asks for an asset to go for good; opened with the asset. */
export function PelepasanForm({ dialog }: { dialog: Dialog<Asset> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kodeAsset }) => `Lepas ${kodeAsset}`}
      call={pelepasanAsset.addPelepasanAsset}
      draft={({ kodeAsset }) => kodeAsset}
      initial={belumDiisi}
      checkedBy="browser"
      toastWhenWrong
      check={({ alasan, dokumen }) =>
        alasan === "dijual" && dokumen.length === 0 ? { dokumen: "Dokumen tidak boleh kosong." } : {}
      }
      fallback="Gagal mengajukan pelepasan"
      busy="Mengirim pengajuan…"
      submit="Ajukan"
      size="lg"
    >
      {(form, row) => {
        const dijual = form.values.alasan === "dijual";
        const nilaiBuku = row.penyusutan[0]?.totalSusut ?? 0;
        return (
          <Stack gap="md">
            <Facts
              facts={[
                ...recordFacts(isiAsset, row, "namaBarang"),
                { label: isiSusut.totalSusut.label, value: <Money value={nilaiBuku} /> },
              ]}
            />
            <Fields>
              <RecordField of={isianPelepasan} name="alasan" form={form} placeholder="Pilih alasan" />
              {dijual && (
                <>
                  <RecordField of={isianPelepasan} name="hargaJual" form={form} withAsterisk />
                  <RekeningSelect
                    label={isianPelepasan.idRekening.label}
                    withAsterisk
                    description="Menerima uangnya setelah disetujui"
                    inputWrapperOrder={["label", "input", "description", "error"]}
                    {...form.field("idRekening")}
                  />
                </>
              )}
              <RecordField
                of={isianPelepasan}
                name="keterangan"
                form={form}
                withAsterisk={form.values.alasan !== "" && !dijual}
              />
              <DokumenField form={form} withAsterisk={dijual} />
            </Fields>
            {form.values.alasan !== "" && (
              <HasilPelepasan hargaJual={dijual ? Number(form.values.hargaJual) : 0} nilaiBuku={nilaiBuku} />
            )}
          </Stack>
        );
      }}
    </FormShell>
  );
}

type HasilPelepasanProps = { hargaJual: number; nilaiBuku: number };

/** What the asset brings, less what it is worth: the gain or the loss. */
export function HasilPelepasan({ hargaJual, nilaiBuku }: HasilPelepasanProps) {
  const hasil = hargaJual - nilaiBuku;
  return (
    <Ringkasan
      label="Laba rugi pelepasan"
      baris={[
        { label: "Harga jual", nilai: hargaJual },
        { label: "Nilai buku hari ini", nilai: -nilaiBuku },
        { label: hasil < 0 ? "Rugi pelepasan" : "Laba pelepasan", nilai: hasil, jumlah: true },
      ]}
    />
  );
}
