import { type NumberFieldProps, WholeNumber } from "./NumberField.tsx";

/** An amount in whole rupiah with dots while typing. A text that is no amount stays and is marked. */
export function MoneyInput(props: NumberFieldProps) {
  return <WholeNumber uang {...props} />;
}
