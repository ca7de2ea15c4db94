import { Select, type SelectProps } from "@mantine/core";
import type { Id } from "#contract/kernel/types.ts";
import { rekening, sebutanRekening } from "#contract/keuangan/rekening.ts";
import { useCall } from "../api/hooks.ts";

type RekeningSelectProps = Omit<SelectProps, "data" | "value" | "defaultValue" | "onChange"> & {
  /** The chosen account's id; none where it is null, undefined or "". */
  value?: number | string | null;
  onChange?: (idRekening: Id<"rekening"> | null) => void;
  /** Accounts that can not be chosen here, e.g. the other side of a transfer. */
  except?: number | string | null;
};

/** The choice of an account. The one that stands for the world outside is a dash, and to choose it is to choose none. */
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
      // What is no account, a dash for example, has to be none: the select would go on showing the one before.
      value={options.some(({ idRekening }) => String(idRekening) === String(value)) ? String(value) : null}
      onChange={(chosen) =>
        onChange?.(options.find(({ idRekening }) => String(idRekening) === chosen)?.idRekening ?? null)
      }
    />
  );
}
