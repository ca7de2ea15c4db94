import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useRef, useState } from "react";
import { useCall } from "#web/api/hooks.ts";
import { pajak } from "../contract.ts";

type KodeSelectProps = Omit<SelectProps, "data" | "value" | "onChange"> & {
  jenis: "barang" | "jasa" | "satuan";
  value: string;
  /** The name of the code that the record has. */
  nama: string;
  onChange: (kode: string) => void;
};

/** A code of Coretax, found by its digits or words while typing. */
export function KodeSelect({ jenis, value, nama, onChange, ...select }: KodeSelectProps) {
  const [typed, setTyped] = useState("");
  const known = useRef(new Map([[value, berkode(value, nama)]]));
  // The field shows the name of what is chosen: that is no search.
  const [cari] = useDebouncedValue(typed === known.current.get(value) ? "" : typed.trim(), 150);
  const { data: answer } = useCall(pajak.cariKodePajak, { jenis, cari });
  const found = answer?.data ?? [];
  for (const satu of found) known.current.set(satu.kode, berkode(satu.kode, satu.nama));
  const codes = found.map(({ kode }) => kode);
  const shown = value === "" || codes.includes(value) ? codes : [value, ...codes];
  return (
    <Select
      searchable
      allowDeselect={false}
      openOnFocus={false}
      nothingFoundMessage="Tidak ditemukan"
      comboboxProps={{ withinPortal: true }}
      {...select}
      data={shown.map((kode) => ({ value: kode, label: known.current.get(kode) ?? kode }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === "" ? null : value}
      onChange={(kode) => kode !== null && onChange(kode)}
    />
  );
}

const berkode = (kode: string, nama: string): string => [kode, nama].filter(Boolean).join(" · ");
