import { MAX_DOKUMEN } from "#areas/keuangan/pengajuan/contract.ts";
import type { FormApi } from "../ui/form/formTypes.ts";
import { ImageUpload, type ImageUploadProps } from "../ui/picture/ImageUpload.tsx";

type DokumenFieldProps<Values> = { form: Pick<FormApi<Values>, "field" | "values"> } & Partial<
  Pick<ImageUploadProps, "max" | "kept" | "withAsterisk">
>;

/** The field for pictures and PDFs as proof; at least one is required unless said otherwise. */
export function DokumenField<Values extends { dokumen: readonly File[] }>(props: DokumenFieldProps<Values>) {
  const { form, max = MAX_DOKUMEN, kept, withAsterisk = true } = props;
  const field = form.field("dokumen");
  return (
    <ImageUpload
      label="Dokumen"
      withAsterisk={withAsterisk}
      max={max}
      pdf
      {...field}
      value={form.values.dokumen}
      onChange={(files) => field.onChange(files)}
      kept={kept}
    />
  );
}
