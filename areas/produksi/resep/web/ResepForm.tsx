import { Alert, Checkbox, Stack, Textarea } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { send } from "#web/api/client.ts";
import { CariBahan } from "#web/documents/CariBahan.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { type PilihanResep, type ResepProduk, resep } from "../contract.ts";
import { BahanFields, type ResepValues } from "./BahanFields.tsx";

/** The recipe of a product; `record` is null where the product is still to be chosen. */
export const ResepForm = ({ dialog }: { dialog: Dialog<ResepProduk | null> }) => (
  <FormShell
    dialog={dialog}
    title={(row) => (row === null ? "Buat Resep" : `Resep ${row.namaProduk}`)}
    call={resep.setResep}
    initial={(row): ResepValues => isian(row)}
    prepare={({ namaProduk: _, bahan, ...values }: ResepValues) => ({
      ...values,
      bahan: bahan.map(({ idProduk, qty }) => ({ idProduk, qty })),
    })}
    checkedBy="browser"
    toastWhenWrong
    fallback="Gagal menyimpan resep"
    size="lg"
  >
    {(form, row) => (
      <Stack gap="md">
        <Fields>
          {row === null && <PilihProduk form={form} />}
          <MoneyInput label="Upah per unit" withAsterisk {...form.field("upah")} />
          <DateField label="Berlaku mulai" {...form.field("mulai")} />
          <Checkbox
            data-wide
            label="Dibuat menurut resep"
            description="Tanpa resep, mesin yang selesai bernilai harga beli produknya"
            {...form.field("berlaku", "checkbox")}
          />
        </Fields>
        {form.values.berlaku === true && <BahanFields form={form} />}
        <Textarea label="Catatan" maxLength={500} autosize {...form.field("catatan")} />
        {row !== null && row.terakhir > 0 && (
          <>
            <Alert color="gray">
              Simpanan ini menjadi versi {row.terakhir + 1}. Mesin yang sudah selesai tetap menurut versinya.
            </Alert>
            <Section title="Riwayat">
              <HistoryPanel jenis="resep" id={row.idProduk} />
            </Section>
          </>
        )}
      </Stack>
    )}
  </FormShell>
);

const isian = (row: ResepProduk | null): ResepValues => {
  const versi = row?.versi[0];
  return {
    ...{ idProduk: row?.idProduk ?? "", namaProduk: row?.namaProduk ?? "", mulai: jakartaToday(new Date()) },
    ...{ catatan: "", berlaku: true, upah: versi?.upah ?? "", versi: row?.terakhir ?? 0 },
    bahan: (versi?.bahan ?? []).map(({ idProduk, namaProduk, satuan, qty }) => ({ idProduk, namaProduk, satuan, qty })),
  };
};

/** The product of a new recipe; one that has a recipe already brings it along. */
function PilihProduk({ form }: { form: FormApi<ResepValues> }) {
  const pilih = async ({ idProduk, namaProduk }: PilihanResep) => {
    form.set("idProduk", idProduk);
    form.set("namaProduk", namaProduk);
    const { data: ada } = await send(resep.getResepProduk, { idProduk });
    const { upah, bahan, versi } = isian(ada);
    form.set("versi", versi);
    if (ada.terakhir === 0) return;
    form.set("upah", upah);
    form.set("bahan", bahan);
  };
  return (
    <CariBahan
      data-wide
      bahan={false}
      label="Produk"
      placeholder="Nama atau kode produk"
      description={form.values.namaProduk && `Dipilih: ${form.values.namaProduk}`}
      inputWrapperOrder={["label", "input", "description", "error"]}
      withAsterisk
      error={form.field("idProduk").error}
      pilih={(satu) => void pilih(satu)}
    />
  );
}
