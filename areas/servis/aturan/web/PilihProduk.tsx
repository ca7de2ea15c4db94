import { Select } from "@mantine/core";
import { useCall } from "#web/api/hooks.ts";
import type { FieldProps } from "#web/ui/form/formTypes.ts";
import { kunjungan } from "../../kunjungan/contract.ts";

type PilihProdukProps = {
  field: FieldProps;
  set: (idProduk: string | null) => void;
  description?: string;
  withAsterisk?: boolean;
};

/** A product among all that are sold. */
export function PilihProduk({ field, set, ...rest }: PilihProdukProps) {
  const { data: bahan } = useCall(kunjungan.getBahanKunjungan, {});
  return (
    <Select
      label="Produk"
      searchable
      clearable
      limit={50}
      data={(bahan?.data.part ?? []).map(({ idProduk, namaProduk, kodeProduk }) => ({
        value: String(idProduk),
        label: `${namaProduk} (${kodeProduk})`,
      }))}
      nothingFoundMessage="Tidak ditemukan"
      {...rest}
      {...field}
      value={field.value === null || field.value === "" ? null : String(field.value)}
      onChange={set}
    />
  );
}
