import { Alert } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import * as z from "zod/mini";
import { blankOf, type Name } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { PermintaanSerupa } from "#web/documents/PermintaanSerupa.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FieldProps, FormValues } from "#web/ui/form/formTypes.ts";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { BarangFields, useKategori } from "../../web/BarangFields.tsx";
import { isianPengajuanAsset, type PengajuanAsset, pengajuanAsset } from "../contract.ts";

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
      draft={() => "baru"}
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
          <Sendiri form={form} description="Membayar setelah pengajuan disetujui" />
          <Serupa values={form.values} />
          <DokumenField form={form} />
        </Fields>
      )}
    </FormShell>
  );
}

/** What BarangFields does not have. */
const { namaBarang: _n, idKategori: _k, idLokasi: _l, harga: _h, ...sendiri } = isianPengajuanAsset;
type SendiriProps = { form: { readonly field: (name: Name<typeof sendiri>) => FieldProps }; description?: string };

const Sendiri = ({ form, description }: SendiriProps) =>
  inputsOf(sendiri, {
    idRekening: (
      <RekeningSelect
        withAsterisk
        {...(description && { description, inputWrapperOrder: ["label", "input", "description", "error"] })}
        {...form.field("idRekening")}
      />
    ),
    deskripsiPengajuan: <RecordField of={sendiri} name="deskripsiPengajuan" form={form} />,
    // The server sets today; a changed request keeps its day.
    tglPengajuan: null,
  });

type Diubah = FormValues<typeof pengajuanAsset.updatePengajuanAsset>;

/** The author changes a request that was sent back, and hands it in again; without new pictures the former stay. */
export function PengajuanAssetUbah({ dialog }: { dialog: Dialog<PengajuanAsset> }) {
  const kategori = useKategori();
  return (
    <FormShell
      dialog={dialog}
      title={({ idPengajuanAsset }) => `Revisi Pengajuan ${idPengajuanAsset}`}
      call={pengajuanAsset.updatePengajuanAsset}
      draft={({ idPengajuanAsset }) => idPengajuanAsset}
      initial={terisi}
      checkedBy="browser"
      toastWhenWrong
      check={(values) => ({ harga: kategori.masalahHarga(values) })}
      fallback="Gagal melakukan update"
      busy="Mengirim pengajuan…"
      submit="Ajukan Lagi"
      size="lg"
    >
      {(form, row) => (
        <>
          <Alert color="violet" mb="sm">
            {row.note}
          </Alert>
          <Fields>
            <BarangFields form={form} kategori={kategori} />
            <Sendiri form={form} />
            <DokumenField form={form} withAsterisk={false} />
            {form.values.dokumen.length === 0 && (
              <div data-wide>
                <Photos images={row.buktiFotoPengajuan} name="Bukti yang tetap dipakai" />
              </div>
            )}
          </Fields>
        </>
      )}
    </FormShell>
  );
}

const terisi = (row: PengajuanAsset): Diubah => ({
  idPengajuan: row.idPengajuanAsset,
  versi: row.versi,
  namaBarang: row.namaBarang,
  idKategori: row.kategoriAsset[0]?.idKategoriAsset ?? "",
  idLokasi: row.lokasiAsset[0]?.idLokasi ?? "",
  idRekening: row.rekening[0]?.idRekening ?? "",
  harga: row.harga,
  deskripsiPengajuan: row.deskripsiPengajuan,
  tglPengajuan: row.tglPengajuan,
  dokumen: [],
});

function Serupa({ values }: { values: typeof KOSONG }) {
  const { idKategori, idRekening, harga } = values;
  const [input] = useDebouncedValue({ idKategori, idRekening, harga }, 300);
  const enabled = z.safeParse(pengajuanAsset.getPengajuanAssetSerupa.input, input).success;
  const { data } = useCall(pengajuanAsset.getPengajuanAssetSerupa, input, { enabled, keepPrevious: false });
  return <PermintaanSerupa serupa={enabled ? (data?.data ?? []) : []} />;
}
