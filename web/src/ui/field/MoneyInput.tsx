import { type NumberFieldProps, WholeNumber } from "./NumberField.tsx";

/** An amount in whole rupiah, grouped while it is typed; what is no amount stays as it was typed and is marked. */
export function MoneyInput(props: NumberFieldProps) {
  return <WholeNumber uang {...props} />;
}
