import type { ComponentProps } from "react";
import { isianUang } from "#areas/keuangan/pengajuan/isianUang.ts";
import { jakartaToday } from "#kernel/format.ts";
import { DateField } from "../ui/field/DateField.tsx";
import { useTutupSampai } from "./useTutupSampai.ts";

type TanggalUangFieldProps = Pick<ComponentProps<typeof DateField>, "value" | "onChange" | "onBlur" | "error"> & {
  /** The day of the document that the money is for. */
  min?: string;
};

/** The day on which the money moved, in an open month. */
export function TanggalUangField(props: TanggalUangFieldProps) {
  const tutupSampai = useTutupSampai();
  return (
    <DateField
      label={isianUang.tanggalUang.label}
      description="Hari uangnya bergerak, seperti di rekening koran bank"
      clearable={false}
      max={jakartaToday(new Date())}
      closed={tutupSampai}
      {...props}
    />
  );
}
