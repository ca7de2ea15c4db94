import { Switch } from "@mantine/core";
import { useUrlState } from "../ui/list/urlState.ts";
import "@mantine/core/styles/Switch.css";

/** Whether a report shows rows with zeros: `bawaan`, unless the address says otherwise. */
export function useBarisNol(bawaan: boolean): boolean {
  const { nol } = useUrlState().values;
  return nol === undefined ? bawaan : nol === "1";
}

/** The switch for rows with zeros. */
export function BarisNol({ bawaan }: { bawaan: boolean }) {
  const { change } = useUrlState();
  const ubah = (tampak: boolean) => change({ nol: tampak === bawaan ? null : tampak ? "1" : "0" }, "replace");
  return (
    <Switch label="Baris nol" checked={useBarisNol(bawaan)} onChange={(event) => ubah(event.currentTarget.checked)} />
  );
}
