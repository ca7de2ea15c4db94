import { Select, type SelectProps } from "@mantine/core";
import { rekening, sebutanRekening } from "#areas/keuangan/rekening/contract.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "../api/hooks.ts";

type RekeningSelectProps = Omit<SelectProps, "data" | "value" | "defaultValue" | "onChange"> & {
  /** The id of the chosen account; null, undefined or "" for none. */
  value?: number | string | null;
  onChange?: (idRekening: Id<"rekening"> | null) => void;
  /** An account that cannot be chosen, e.g. the other side of a transfer. */
  except?: number | string | null;
};

/** The choice of an account. LAINNYA is shown as a dash and means none. */
export function RekeningSelect(props: RekeningSelectProps) {
  const { value, onChange, except, label = "Rekening", ...select } = props;
  const { data: answer } = useCall(rekening.getRekeningDropdown, {});
  const options = (answer?.data ?? []).filter((option) => String(option.idRekening) !== String(except));
  return (
    <Select
      searchable
      openOnFocus={false}
      allowDeselect={false}
      placeholder="Pilih rekening"
      nothingFoundMessage="Tidak ditemukan"
      {...select}
      label={label}
      data={options.map(({ idRekening, namaRekening }) => ({
        value: String(idRekening),
        label: sebutanRekening(namaRekening),
      }))}
      // Clear a value that is no account, such as a dash; otherwise the select keeps showing the previous one.
      value={options.some(({ idRekening }) => String(idRekening) === String(value)) ? String(value) : null}
      onChange={(chosen) =>
        onChange?.(options.find(({ idRekening }) => String(idRekening) === chosen)?.idRekening ?? null)
      }
    />
  );
}
