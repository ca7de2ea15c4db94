import { Checkbox, Switch } from "@mantine/core";
import { useOfferUndo } from "#web/ui/dialog/undo.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FieldGroup } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { ImageUpload } from "#web/ui/picture/ImageUpload.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { kopPerusahaan, type Perusahaan, perusahaan, setelanPerusahaan } from "../contract.ts";
import { IsianQris } from "./IsianQris.tsx";
import { PratinjauDasar } from "./PratinjauDasar.tsx";
import "@mantine/core/styles/Switch.css";

export function PerusahaanForm({ dialog }: { dialog: Dialog<Perusahaan> }) {
  const tawarkan = useOfferUndo(perusahaan.undoLogo);
  return (
    <FormShell
      dialog={dialog}
      title="Edit Perusahaan"
      call={perusahaan.updatePerusahaan}
      draft={() => "ubah"}
      initial={valuesOf}
      checkedBy="browser"
      fallback="Gagal menyimpan data perusahaan"
      done={(_, row, { logo, hapusLogo }) => {
        if (row.logo && (logo.length > 0 || hapusLogo)) tawarkan(logo.length > 0 ? "Logo diganti" : "Logo dihapus", {});
      }}
      size="lg"
    >
      {(form, row) => (
        <>
          <KopSurat form={form} row={row} />
          <Setelan form={form} row={row} />
        </>
      )}
    </FormShell>
  );
}

type PartProps = { form: FormApi<FormValues<typeof perusahaan.updatePerusahaan>>; row: Perusahaan };

function KopSurat({ form, row }: PartProps) {
  return (
    <FieldGroup title="Kop surat">
      <RecordField of={kopPerusahaan} name="nama" form={form} />
      <RecordField of={kopPerusahaan} name="noTelp" form={form} />
      <RecordField of={kopPerusahaan} name="email" form={form} />
      <RecordField of={kopPerusahaan} name="alamat" form={form} />
      <RecordField
        of={kopPerusahaan}
        name="barisBank"
        form={form}
        description="Satu baris untuk satu rekening, tercetak pada order dan invoice"
      />
      <ImageUpload
        label="Logo"
        description={row.logo ? "Logo yang sekarang tetap dipakai bila tidak diganti" : undefined}
        max={1}
        {...form.field("logo")}
      />
      {row.logo && form.values.logo.length === 0 && (
        <Checkbox data-wide label="Hapus logo yang sekarang" {...form.field("hapusLogo", "checkbox")} />
      )}
    </FieldGroup>
  );
}

function Setelan({ form, row }: PartProps) {
  const { dasarNeraca } = form.values;
  return (
    <FieldGroup title="Setelan">
      <RecordField
        of={setelanPerusahaan}
        name="hariProduksiPl"
        form={form}
        description="Dari invoice pertama yang disetujui sampai deadline"
      />
      <RecordField
        of={setelanPerusahaan}
        name="hariProduksiPo"
        form={form}
        description="Dari tanggal PO sampai deadline"
      />
      <RecordField
        of={setelanPerusahaan}
        name="terminPelanggan"
        form={form}
        description="Dari tanggal invoice sampai jatuh tempo, untuk pelanggan tanpa termin sendiri"
      />
      <RecordField
        of={setelanPerusahaan}
        name="terminPemasok"
        form={form}
        description="Dari PO selesai sampai jatuh tempo, untuk pemasok tanpa termin sendiri"
      />
      <RecordField of={setelanPerusahaan} name="hariBackup" form={form} />
      <IsianQris form={form} />
      <RecordField
        of={setelanPerusahaan}
        name="dasarNeraca"
        form={form}
        disabled={!row.aksi.ubahDasarNeraca.boleh}
        description={row.aksi.ubahDasarNeraca.alasan ?? "Dari mana Neraca dan Laba Rugi dibuat"}
      />
      {dasarNeraca && dasarNeraca !== row.dasarNeraca && (
        <div data-wide>
          <PratinjauDasar dasar={dasarNeraca} />
        </div>
      )}
      <div data-wide>
        <Switch
          label={setelanPerusahaan.pelangganSendiri.label}
          description="Pelanggan dan order sales lain tidak tampil bagi sales, dan tidak dapat diubahnya"
          {...form.field("pelangganSendiri", "checkbox")}
        />
      </div>
      <div data-wide>
        <Switch
          label={setelanPerusahaan.pengajuanSendiriOlehOrangLain.label}
          description={row.aksi.ubahAturanPengajuan.alasan}
          disabled={!row.aksi.ubahAturanPengajuan.boleh}
          {...form.field("pengajuanSendiriOlehOrangLain", "checkbox")}
        />
      </div>
    </FieldGroup>
  );
}

const valuesOf = ({
  logo: _,
  aksi: __,
  backup: ___,
  ...row
}: Perusahaan): FormValues<typeof perusahaan.updatePerusahaan> => ({
  ...row,
  logo: [],
  hapusLogo: false,
});
