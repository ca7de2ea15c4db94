import { Select, type SelectProps, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useRef, useState } from "react";
import type { PilihanPemasok } from "#areas/pembelian/pemasok/barisPemasok.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "../api/hooks.ts";

type PemasokSelectProps = Omit<SelectProps, "data" | "value" | "defaultValue" | "onChange"> & {
  /** The id of the chosen supplier; null or "" for none. */
  value?: number | string | null;
  onChange?: (idPemasok: Id<"pemasok"> | null, pilihan: PilihanPemasok | null) => void;
  /** The product that is ordered: those who delivered it come first. */
  idProduk?: Id<"produk">;
  /** A supplier that cannot be chosen. */
  except?: number;
};

/** What a supplier delivered of a product, in a few words. */
export const sebutanPernah = ({ hargaTerakhir, tglPo, hariKirim }: NonNullable<PilihanPemasok["pernah"]>): string =>
  [
    hargaTerakhir === null ? null : rupiah(hargaTerakhir),
    hariKirim === null ? null : `${hariKirim} hari`,
    `PO terakhir ${tanggal(tglPo)}`,
  ]
    .filter((part) => part !== null)
    .join(" · ");

/** The choice of a supplier, found by name, contact or number while typing. */
export function PemasokSelect({ value, onChange, idProduk, except, label = "Pemasok", ...select }: PemasokSelectProps) {
  const [typed, setTyped] = useState("");
  const chosen = useRef<PilihanPemasok | null>(null);
  // The field shows the name of what is chosen: that is no search.
  const wanted = typed === chosen.current?.nama ? "" : typed.trim();
  const [cari] = useDebouncedValue(wanted, 150);
  const { data: answer } = useCall(pemasok.getPilihanPemasok, { cari, ...(idProduk ? { idProduk } : {}) });
  const found = (answer?.data ?? []).filter((one) => one.idPemasok !== except);
  const known = found.find((one) => String(one.idPemasok) === String(value));
  if (known) chosen.current = known;
  const kept = chosen.current && String(chosen.current.idPemasok) === String(value) ? chosen.current : null;
  const all = kept && !known ? [kept, ...found] : found;
  return (
    <Select
      searchable
      clearable
      clearButtonProps={{ "aria-label": "Hapus pemasok" }}
      openOnFocus={false}
      placeholder="Nama, kontak atau nomor telepon"
      nothingFoundMessage="Tidak ditemukan"
      comboboxProps={{ withinPortal: true }}
      {...select}
      label={label}
      data={all.map(({ idPemasok, nama }) => ({ value: String(idPemasok), label: nama }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={kept || known ? String(value) : null}
      renderOption={({ option }) => <Pilihan satu={all.find((one) => String(one.idPemasok) === option.value)} />}
      onChange={(id) => {
        const satu = all.find((one) => String(one.idPemasok) === id) ?? null;
        chosen.current = satu;
        onChange?.(satu?.idPemasok ?? null, satu);
      }}
    />
  );
}

function Pilihan({ satu }: { satu: PilihanPemasok | undefined }) {
  if (!satu) return null;
  const keterangan = satu.pernah ? sebutanPernah(satu.pernah) : [satu.kontak, satu.telepon].filter(Boolean).join(" · ");
  return (
    <div>
      {satu.nama}
      {keterangan !== "" && (
        <Text size="xs" c="dimmed">
          {keterangan}
        </Text>
      )}
    </div>
  );
}
