import { Stack } from "@mantine/core";
import { useCall } from "#web/api/hooks.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { PilihProduk } from "../../aturan/web/PilihProduk.tsx";
import { type AturanPerawatan, isianAturan } from "../aturanPerawatan.ts";
import { perawatan } from "../contract.ts";

type Values = FormValues<typeof perawatan.setAturanPerawatan>;

/** After how many months or hours the machines of a product are maintained. */
export const AturanForm = ({ dialog }: { dialog: Dialog<true> }) => (
  <FormShell
    dialog={dialog}
    title="Aturan Perawatan"
    call={perawatan.setAturanPerawatan}
    initial={(): Values => ({ idProduk: "", bulan: "", jam: "" })}
    checkedBy="browser"
    fallback="Gagal menyimpan aturan perawatan"
  >
    {(form) => <Isi form={form} />}
  </FormShell>
);

function Isi({ form }: { form: FormApi<Values> }) {
  const { data } = useCall(perawatan.getAturanPerawatan, {});
  const berlaku = data?.data ?? [];
  const pilih = (idProduk: string | null) => {
    const dulu = berlaku.find((row) => String(row.idProduk) === idProduk);
    form.set("idProduk", idProduk ?? "");
    form.set("bulan", dulu?.bulan ?? "");
    form.set("jam", dulu?.jam ?? "");
  };
  return (
    <Stack gap="sm">
      {berlaku.length > 0 && (
        <LineTable
          label="Produk yang dirawat"
          columns={[
            { header: "Produk", cell: (row: AturanPerawatan) => row.namaProduk },
            { header: "Bulan", align: "right", cell: (row) => row.bulan ?? "-" },
            { header: "Jam mesin", align: "right", cell: (row) => row.jam ?? "-" },
          ]}
          lines={berlaku}
          lineKey={(row) => row.idProduk}
        />
      )}
      <PilihProduk field={form.field("idProduk")} set={pilih} withAsterisk />
      <Fields>
        {inputsOf(isianAturan, {
          bulan: (
            <RecordField of={isianAturan} name="bulan" form={form} description="Sejak dikirim atau terakhir dirawat" />
          ),
          jam: (
            <RecordField
              of={isianAturan}
              name="jam"
              form={form}
              description="Yang lebih dahulu berlaku; keduanya kosong: tidak dirawat lagi"
            />
          ),
        })}
      </Fields>
    </Stack>
  );
}
