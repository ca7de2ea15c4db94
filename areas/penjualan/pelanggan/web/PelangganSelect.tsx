import { Combobox, Loader, Text, TextInput, type TextInputProps, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect } from "react";
import { useCall } from "#web/api/hooks.ts";
import type { PilihanPelanggan } from "../barisPelanggan.ts";
import { CARI_TERPENDEK, pelanggan } from "../contract.ts";

/** Long enough that a word typed quickly is one question, and too short to be felt. */
const TUNGGU_MS = 20;

type PelangganSelectProps = Pick<TextInputProps, "label" | "placeholder" | "description" | "error" | "withAsterisk"> & {
  /** What is typed. */
  value: string;
  onType: (typed: string) => void;
  onChoose: (chosen: PilihanPelanggan) => void;
  /** A customer that cannot be chosen. */
  except?: number;
};

/** Finds a customer by three letters or digits; the arrow keys and Enter take one. */
export function PelangganSelect({ value, onType, onChoose, except, ...input }: PelangganSelectProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [q] = useDebouncedValue(value.trim(), TUNGGU_MS);
  const long = q.length >= CARI_TERPENDEK;
  const { data, isFetching } = useCall(pelanggan.cariPelanggan, { q }, { enabled: long });
  const found = long ? (data?.data ?? []).filter((one) => one.idPelanggan !== except) : [];
  const { selectFirstOption } = combobox;
  // The first choice is one key away.
  useEffect(() => {
    if (found.length > 0) selectFirstOption();
  }, [found.length, selectFirstOption]);

  const choose = (id: string) => {
    const chosen = found.find((one) => String(one.idPelanggan) === id);
    combobox.closeDropdown();
    if (chosen) onChoose(chosen);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.Target>
        <TextInput
          {...input}
          value={value}
          autoComplete="off"
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={long && isFetching && data === undefined ? <Loader size={16} /> : null}
          onChange={(event) => {
            onType(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => long && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!long || data === undefined}>
        <Combobox.Options aria-label="Pelanggan yang cocok">
          {found.map((one) => (
            <Combobox.Option key={one.idPelanggan} value={String(one.idPelanggan)}>
              <Pilihan one={one} />
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>Belum dikenal, isi formulir seperti biasa</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Pilihan({ one }: { one: PilihanPelanggan }) {
  return (
    <>
      <Text size="sm" fw={600}>
        {one.nama}
        {one.instansi && ` · ${one.instansi}`}
      </Text>
      <Text size="xs">{[one.telepon, one.alamat.split("\n")[0]].filter(Boolean).join(" · ")}</Text>
    </>
  );
}
