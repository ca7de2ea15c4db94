import type { SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { type PilihanResep, resep } from "#areas/produksi/resep/contract.ts";
import { useCall } from "#web/api/hooks.ts";
import { AddBySearch } from "./AddBySearch.tsx";

type CariBahanProps = Omit<SelectProps, "data" | "value" | "onChange"> & {
  /** Materials alone. */
  bahan: boolean;
  ada?: readonly { idProduk: number | string }[];
  pilih: (satu: PilihanResep) => void;
};

/** A material, or what can be made too, found by name or code. */
export function CariBahan({ bahan, ada = [], pilih, ...select }: CariBahanProps) {
  const [typed, setTyped] = useState("");
  const [cari] = useDebouncedValue(typed.trim(), 200);
  const { data } = useCall(resep.getPilihanResep, { cari, bahan });
  return (
    <AddBySearch
      {...select}
      found={data?.data ?? []}
      ada={ada}
      say={({ namaProduk, kodeProduk }) => `${namaProduk} (${kodeProduk})`}
      typed={typed}
      setTyped={setTyped}
      pick={pilih}
    />
  );
}
