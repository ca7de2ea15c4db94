import { Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import type { FormApi } from "../ui/form/formTypes.ts";
import type { Surat } from "./useKirim.ts";

type Isian = Record<"email" | "perihal" | "isi", string | null>;

export const isiDraf = ({ alamat, perihal, isi }: Surat) => ({ email: alamat, perihal, isi });

/** What a mail must have when somebody sends it by hand. */
function periksaSurat(isian: Isian): Partial<Record<keyof Isian, string>> {
  const kosong = (name: keyof Isian) => (isian[name] ?? "").trim() === "";
  return {
    ...(kosong("email") ? { email: "Email tidak boleh kosong" } : {}),
    ...(kosong("perihal") ? { perihal: "Perihal tidak boleh kosong" } : {}),
    ...(kosong("isi") ? { isi: "Isi email tidak boleh kosong" } : {}),
  };
}

/** What every form shares that mails a document. */
export const FORM_KIRIM = {
  checkedBy: "browser",
  check: periksaSurat,
  submit: "Kirim",
  busy: "Mengirim email…",
  fallback: "Gagal mengirim email",
  size: "lg",
} as const;

/** A mail before it goes out: recipient, subject and text can be changed, what is attached is named. */
export function IsianEmail({ form, surat }: { form: Pick<FormApi<Isian>, "field">; surat: Surat }) {
  return (
    <Stack gap="sm">
      <TextInput label="Kepada" type="email" autoComplete="off" withAsterisk {...form.field("email")} />
      <TextInput label="Perihal" autoComplete="off" maxLength={200} withAsterisk {...form.field("perihal")} />
      <Textarea
        label="Isi email"
        autosize
        minRows={8}
        maxRows={18}
        maxLength={5000}
        withAsterisk
        {...form.field("isi")}
      />
      <Group gap={6} wrap="nowrap" c="dimmed">
        <IconPaperclip size={16} stroke={1.6} aria-hidden />
        <Text size="sm">Terlampir: {surat.lampiran.join(", ")}</Text>
      </Group>
    </Stack>
  );
}
