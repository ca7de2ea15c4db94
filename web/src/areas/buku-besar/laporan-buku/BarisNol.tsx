import { Switch } from "@mantine/core";
import { useUrlState } from "../../../ui/list/urlState.ts";

/** Rows of zeros are left out unless they are asked for; the choice stands in the address. */
export const useBarisNol = (): boolean => useUrlState().values.nol === "1";

export function BarisNol() {
  const { change } = useUrlState();
  return (
    <Switch
      label="Baris nol"
      checked={useBarisNol()}
      onChange={(event) => change({ nol: event.currentTarget.checked ? "1" : null }, "replace")}
    />
  );
}
