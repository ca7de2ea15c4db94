import { TextInput } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { afterData } from "#web/ui/page/idle.ts";
import { later } from "#web/ui/page/later.tsx";
import { namaBulan } from "../../bulan.ts";

export type BulanPickerProps = { value: string; onChange: (bulan: string) => void };

let touch = () => {};
const touched = new Promise<void>((done) => {
  touch = done;
});

export const BULAN_TIDAK_ADA = "Bulan tidak ada";
export const isBulan = (value: string): boolean => /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/.test(value);

/** How a field for a month looks, also before there is anything to pick from. */
export function rupaBulan(value: string) {
  const tertulis = isBulan(value) ? namaBulan(value) : value;
  return {
    tertulis,
    field: {
      "aria-label": `Bulan dan tahun: ${tertulis}`,
      w: 190,
      error: isBulan(value) ? undefined : BULAN_TIDAK_ADA,
      leftSection: <IconCalendar size={16} aria-hidden />,
    },
  };
}

const pilihan = () => import("./PilihanBulan.tsx").then((file) => file.PilihanBulan);

/** A field for a month, as YYYY-MM. A value that is no month is shown and marked. */
export const BulanPicker = later<BulanPickerProps>(
  () => Promise.race([afterData(pilihan)(), touched.then(pilihan)]),
  function Tertulis({ value }) {
    const { tertulis, field } = rupaBulan(value);
    return <TextInput {...field} value={tertulis} readOnly pointer onFocus={() => touch()} />;
  },
);
