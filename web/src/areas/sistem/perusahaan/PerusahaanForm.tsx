import { Checkbox, Switch, Textarea, TextInput } from "@mantine/core";
import { type Perusahaan, perusahaan } from "#contract/sistem/perusahaan.ts";
import { send } from "../../../api/client.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { NumberField } from "../../../ui/field/NumberField.tsx";
import { FieldGroup } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormValues } from "../../../ui/form/formTypes.ts";
import { ImageUpload } from "../../../ui/picture/ImageUpload.tsx";

export function PerusahaanForm({ dialog }: { dialog: Dialog<Perusahaan> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Edit Perusahaan"
      call={perusahaan.updatePerusahaan}
      initial={valuesOf}
      checkedBy="browser"
      fallback="Gagal menyimpan data perusahaan"
      reload={async () => (await send(perusahaan.getPerusahaan, {})).data}
      size="lg"
    >
      {({ field, values }, row) => (
        <>
          <FieldGroup title="Kop surat">
            <TextInput label="Nama" maxLength={100} withAsterisk {...field("nama")} />
            <TextInput label="No Telp" maxLength={60} {...field("noTelp")} />
            <TextInput label="Email" type="email" maxLength={200} {...field("email")} />
            <div data-wide>
              <Textarea label="Alamat" rows={2} maxLength={500} {...field("alamat")} />
            </div>
            <div data-wide>
              <Textarea
                label="Rekening Pembayaran"
                description="Satu baris untuk satu rekening, tercetak pada order dan invoice"
                rows={3}
                maxLength={1000}
                {...field("barisBank")}
              />
            </div>
            <ImageUpload
              label="Logo"
              description={row.logo ? "Logo yang sekarang tetap dipakai bila tidak diganti" : undefined}
              max={1}
              {...field("logo")}
            />
            {row.logo && values.logo.length === 0 && (
              <Checkbox data-wide label="Hapus logo yang sekarang" {...field("hapusLogo", "checkbox")} />
            )}
          </FieldGroup>
          <FieldGroup title="Setelan">
            <NumberField
              label="Hari Produksi PL"
              description="Dari invoice pertama yang disetujui sampai deadline"
              min={1}
              max={3650}
              {...field("hariProduksiPl")}
            />
            <NumberField
              label="Hari Produksi PO"
              description="Dari tanggal PO sampai deadline"
              min={1}
              max={3650}
              {...field("hariProduksiPo")}
            />
            <NumberField label="Simpan Backup (hari)" min={0} max={365} {...field("hariBackup")} />
            <div data-wide>
              <Switch
                label="Pengajuan sendiri harus disetujui orang lain"
                description={row.aksi.ubahAturanPengajuan.alasan}
                disabled={!row.aksi.ubahAturanPengajuan.boleh}
                {...field("pengajuanSendiriOlehOrangLain", "checkbox")}
              />
            </div>
          </FieldGroup>
        </>
      )}
    </FormShell>
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
