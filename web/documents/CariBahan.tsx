import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { type PilihanResep, resep } from "#areas/produksi/resep/contract.ts";
import { useCall } from "#web/api/hooks.ts";

type CariBahanProps = Omit<SelectProps, "data" | "value" | "onChange"> & {
  /** Materials alone. */
  bahan: boolean;
  ada?: readonly { idProduk: number | string }[];
  pilih: (satu: PilihanResep) => void;
};

/** A material, or what can be made too, found by name or code; what is chosen is told, and the field is empty again. */
export function CariBahan({ bahan, ada = [], pilih, ...select }: CariBahanProps) {
  const [typed, setTyped] = useState("");
  const [cari] = useDebouncedValue(typed.trim(), 200);
  const { data } = useCall(resep.getPilihanResep, { cari, bahan });
  const semua = (data?.data ?? []).filter(
    ({ idProduk }) => !ada.some((satu) => String(satu.idProduk) === String(idProduk)),
  );
  return (
    <Select
      searchable
      openOnFocus={false}
      nothingFoundMessage="Tidak ditemukan"
      comboboxProps={{ withinPortal: true }}
      {...select}
      data={semua.map(({ idProduk, namaProduk, kodeProduk }) => ({
        value: String(idProduk),
        label: `${namaProduk} (${kodeProduk})`,
      }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(id) => {
        const satu = semua.find(({ idProduk }) => String(idProduk) === id);
        if (!satu) return;
        setTyped("");
        pilih(satu);
      }}
    />
  );
}
