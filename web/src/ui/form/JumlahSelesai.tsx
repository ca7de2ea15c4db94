import { NumberInput, type NumberInputProps } from "@mantine/core";

type JumlahSelesaiProps = Omit<NumberInputProps, "min" | "max"> & {
  /** How many are not finished yet. */
  sisa: number;
};

/** The counter of machines that are finished now: at least one, at most what is left. */
export function JumlahSelesai({ sisa, ...field }: JumlahSelesaiProps) {
  return (
    <NumberInput
      mt="md"
      label="Jumlah mesin selesai"
      description={`Paling sedikit 1, paling banyak ${sisa}`}
      withAsterisk
      min={1}
      max={sisa}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      {...field}
    />
  );
}
