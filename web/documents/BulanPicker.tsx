import { TextInput } from "@mantine/core";
import { afterData } from "../ui/page/idle.ts";
import { later } from "../ui/page/later.tsx";
import { type BulanPickerProps, rupaBulan } from "./rupaBulan.tsx";

let touch = () => {};
const touched = new Promise<void>((done) => {
  touch = done;
});

const pilihan = () => import("./PilihanBulan.tsx").then((file) => file.PilihanBulan);

/** A field for a month, as YYYY-MM. A value that is no month is shown and marked. */
export const BulanPicker = later<BulanPickerProps>(
  () => Promise.race([afterData(pilihan)(), touched.then(pilihan)]),
  function Tertulis({ value, semua = false }) {
    const { tertulis, field } = rupaBulan(value, semua);
    return <TextInput {...field} value={tertulis} readOnly pointer onFocus={() => touch()} />;
  },
);
