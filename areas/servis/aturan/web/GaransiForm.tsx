import { Stack } from "@mantine/core";
import { tanggal } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { type AturanServis, aturan } from "../contract.ts";
import { PilihProduk } from "./PilihProduk.tsx";

type Values = FormValues<typeof aturan.setAturanServis>;

/** How long the guarantee lasts of what leaves from today on. */
export const GaransiForm = ({ dialog }: { dialog: Dialog<true> }) => (
  <FormShell
    dialog={dialog}
    title="Masa Garansi"
    call={aturan.setAturanServis}
    initial={(): Values => ({ idProduk: null, garansiBulan: "" })}
    checkedBy="browser"
    fallback="Gagal menyimpan masa garansi"
  >
    {(form) => <Isi form={form} />}
  </FormShell>
);

function Isi({ form }: { form: FormApi<Values> }) {
  const { data: berlaku } = useCall(aturan.getAturanServis, {});
  return (
    <Stack gap="sm">
      <LineTable
        label="Masa garansi sekarang"
        columns={[
          { header: "Untuk", cell: (row: AturanServis) => row.namaProduk ?? "Semua produk lain" },
          { header: "Bulan", align: "right", cell: (row) => row.garansiBulan },
          { header: "Keluar sejak", cell: (row) => (row.idProduk === null ? "" : tanggal(row.mulai)) },
        ]}
        lines={berlaku?.data ?? []}
        lineKey={(row) => String(row.idProduk)}
      />
      <PilihProduk
        field={form.field("idProduk")}
        set={(idProduk) => form.set("idProduk", idProduk)}
        description="Kosong: semua produk yang tidak mempunyai masa garansi sendiri"
      />
      <NumberField
        label="Masa garansi (bulan)"
        description="Berlaku untuk barang yang keluar mulai hari ini; yang sudah keluar tetap"
        withAsterisk
        max={240}
        {...form.field("garansiBulan")}
      />
    </Stack>
  );
}
