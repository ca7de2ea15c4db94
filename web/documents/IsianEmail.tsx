import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  type CheckboxProps,
  Group,
  Stack,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { IconDownload, IconMail, IconMailOff, IconPaperclip } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Call } from "#kernel/call.ts";
import { useMay } from "../api/session.ts";
import { type Pdf, printed } from "../ui/file/printed.ts";
import { savePdf } from "../ui/file/share.ts";
import type { FormApi } from "../ui/form/formTypes.ts";
import { useFollow } from "./useFollow.ts";
import type { Surat } from "./useKirim.ts";

/** How people choose it. */
export const DWIBAHASA = "PDF dwibahasa, Indonesia dan Inggris";

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
  held: ({ kendala }: Surat) => kendala,
} as const;

type IsianEmailProps = {
  form: Pick<FormApi<Isian>, "field" | "values">;
  surat: Surat;
  /** Loads what is attached, for who sends it with a mail program of their own. */
  lampiran: () => Promise<Pdf>;
  /** What is said where no address is known. */
  tanpaEmail?: ReactNode;
  /** The field for a paper in two languages, where it can be. */
  bahasa?: CheckboxProps;
};

/** A mail before it goes out: recipient, subject and text can be changed, what is attached is named. */
export function IsianEmail({ form, surat, lampiran, tanpaEmail, bahasa }: IsianEmailProps) {
  return (
    <Stack gap="sm">
      {surat.kendala !== null && <KirimSendiri kendala={surat.kendala} isian={form.values} lampiran={lampiran} />}
      {surat.alamat === "" && tanpaEmail}
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
      {bahasa && <Checkbox label={DWIBAHASA} {...bahasa} />}
    </Stack>
  );
}

type TanpaEmailProps = {
  siapa: string;
  /** Where the address is kept, for those who may write it there. */
  call: Call;
  href: string | null;
};

/** Nobody noted the address yet: it is asked for here, and where it is kept. */
export function TanpaEmail({ siapa, call, href }: TanpaEmailProps) {
  const follow = useFollow(href ?? "");
  const may = useMay(call);
  return (
    <Text size="sm">
      {siapa} belum punya email. Yang diisi di sini dipakai untuk email ini saja.{" "}
      {may && href !== null && (
        <Anchor href={href} onClick={follow} inherit>
          Tambah email
        </Anchor>
      )}
    </Text>
  );
}

/** The rings of its buttons are drawn whole. */
const WITH_RINGS = { body: { overflow: "visible" }, message: { overflow: "visible" } } as const;

/** Where the server cannot mail: the same text in one's own mail program, with the PDF to attach. */
function KirimSendiri({
  kendala,
  isian,
  lampiran,
}: { kendala: string; isian: Isian } & Pick<IsianEmailProps, "lampiran">) {
  const { email, perihal, isi } = isian;
  const tertulis = (text: string | null) => encodeURIComponent((text ?? "").replace(/\n/g, "\r\n"));
  return (
    <Alert
      color="orange"
      role="status"
      icon={<IconMailOff aria-hidden />}
      title="Email tidak dapat dikirim dari sini"
      styles={WITH_RINGS}
    >
      {kendala} Sementara itu kirim dengan aplikasi email Anda sendiri: unduh PDF-nya, lalu lampirkan.
      <Group mt="sm" gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void printed(lampiran(), "Gagal mengunduh PDF", savePdf)}
        >
          Unduh PDF
        </Button>
        <Button
          component="a"
          variant="default"
          href={`mailto:${encodeURIComponent(email ?? "")}?subject=${tertulis(perihal)}&body=${tertulis(isi)}`}
          leftSection={<IconMail size={16} aria-hidden />}
        >
          Buka aplikasi email
        </Button>
      </Group>
    </Alert>
  );
}
