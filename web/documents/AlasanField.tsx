import { Textarea } from "@mantine/core";
import type { FormApi } from "../ui/form/formTypes.ts";

type AlasanFieldProps<Values> = { form: Pick<FormApi<Values>, "field">; autoFocus?: boolean };

/** Why something is asked for or taken back. */
export function AlasanField<Values extends { alasan: string }>({ form, autoFocus = false }: AlasanFieldProps<Values>) {
  return (
    <Textarea
      label="Alasan"
      withAsterisk
      rows={2}
      maxLength={500}
      data-autofocus={autoFocus || undefined}
      {...form.field("alasan")}
    />
  );
}
