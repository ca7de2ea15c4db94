import { useDebouncedValue } from "@mantine/hooks";
import * as z from "zod/mini";
import { isianPengajuanAsset, pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { blankOf } from "#contract/kernel/record.ts";
import { useCall } from "../../../api/hooks.ts";
import { DokumenField } from "../../../documents/DokumenField.tsx";
import { PermintaanSerupa } from "../../../documents/PermintaanSerupa.tsx";
import { RekeningSelect } from "../../../documents/RekeningSelect.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormValues } from "../../../ui/form/formTypes.ts";
import { RecordField } from "../../../ui/record/RecordField.tsx";
import { BarangFields, useKategori } from "../BarangFields.tsx";

const KOSONG: FormValues<typeof pengajuanAsset.addPengajuanAsset> = {
  // The day stays blank: the server then sets today.
  ...blankOf(isianPengajuanAsset),
  dokumen: [],
};

/** The form for a new asset request. */
export function PengajuanAssetForm({ dialog }: { dialog: Dialog }) {
  const kategori = useKategori();
  return (
    <FormShell
      dialog={dialog}
      title="Buat Pengajuan"
      call={pengajuanAsset.addPengajuanAsset}
      initial={() => KOSONG}
      checkedBy="browser"
      toastWhenWrong
      check={(values) => ({ harga: kategori.masalahHarga(values) })}
      fallback="Gagal melakukan penambahan"
      busy="Mengirim pengajuan…"
      submit="Ajukan"
      size="lg"
    >
      {(form) => (
        <Fields>
          <BarangFields form={form} kategori={kategori} />
          <RekeningSelect
            withAsterisk
            description="Membayar setelah pengajuan disetujui"
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...form.field("idRekening")}
          />
          <RecordField of={isianPengajuanAsset} name="deskripsiPengajuan" form={form} />
          <Serupa values={form.values} />
          <DokumenField form={form} />
        </Fields>
      )}
    </FormShell>
  );
}

function Serupa({ values }: { values: typeof KOSONG }) {
  const { idKategori, idRekening, harga } = values;
  const [input] = useDebouncedValue({ idKategori, idRekening, harga }, 300);
  const enabled = z.safeParse(pengajuanAsset.getPengajuanAssetSerupa.input, input).success;
  const { data } = useCall(pengajuanAsset.getPengajuanAssetSerupa, input, { enabled, keepPrevious: false });
  return <PermintaanSerupa serupa={enabled ? (data?.data ?? []) : []} />;
}
