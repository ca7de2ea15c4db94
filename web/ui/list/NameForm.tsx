import type { Call } from "#kernel/call.ts";
import type { Typed } from "#kernel/record.ts";
import { FormShell } from "../form/FormShell.tsx";
import type { FormShellProps, FormValues } from "../form/formTypes.ts";
import { RecordField } from "../record/RecordField.tsx";

type NameFormProps<C extends Call, T, Name extends keyof FormValues<C> & string> = Omit<
  FormShellProps<C, T>,
  "children"
> & {
  of: Readonly<Record<Name, Typed>>;
  name: Name;
};

/** The form of a record that has a name and nothing else. */
export function NameForm<C extends Call, T, Name extends keyof FormValues<C> & string>(
  props: NameFormProps<C, T, Name>,
) {
  const { of, name, ...shell } = props;
  return <FormShell<C, T> {...shell}>{(form) => <RecordField of={of} name={name} form={form} />}</FormShell>;
}
