import { Switch } from "@mantine/core";
import { type InputOf, inOrder } from "#kernel/record.ts";
import type { FieldProps, FormApi } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { dataProduk } from "../isiProduk.ts";
import "@mantine/core/styles/Switch.css";

const ISI = inOrder(dataProduk)(
  "kodeProduk",
  "namaProduk",
  "kategoriProduk",
  "tipe",
  "kapasitas",
  "hargaProduk",
  "hargaBeli",
  "minimalStock",
);

/** The fields of adding and editing a product. */
export function ProdukFields({ form }: { form: Pick<FormApi<InputOf<typeof dataProduk>>, "field"> }) {
  return ISI.map((name) => <RecordField key={name} of={dataProduk} name={name} form={form} />);
}

type SeriFieldProps = { form: { readonly field: (name: "berseri", kind: "checkbox") => FieldProps } };

/** The switch by which every unit that leaves carries a number. */
export function SeriField({ form }: SeriFieldProps) {
  return (
    <Switch
      data-wide
      label="Bernomor seri: setiap unit yang keluar mempunyai nomor, label dan kartu garansi"
      {...form.field("berseri", "checkbox")}
    />
  );
}
