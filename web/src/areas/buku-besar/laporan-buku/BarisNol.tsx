import { Switch } from "@mantine/core";
import { useUrlState } from "../../../ui/list/urlState.ts";

/** Whether rows with zeros are shown; the choice is in the address. */
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
