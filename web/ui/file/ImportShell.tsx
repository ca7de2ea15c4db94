import { Alert, Button, FileButton, Group, Progress, Stack, Text } from "@mantine/core";
import { IconAlertCircle, IconDownload, IconFileSpreadsheet, IconUpload, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Answer, Call, ClientInput, FileField } from "#kernel/call.ts";
import type { Problem } from "#kernel/problem.ts";
import { CallFailed } from "../../api/client.ts";
import { type Sent, useAction } from "../../api/hooks.ts";
import { DetailShell } from "../dialog/DetailShell.tsx";
import { toastError } from "../dialog/dialogs.ts";
import type { Dialog } from "../dialog/useDialog.ts";
import { type LineColumn, LineTable } from "../value/LineTable.tsx";
import { downloadCsv } from "./csv.ts";

type ImportCall = Call & { readonly files: { readonly excelFile: FileField } };

type ImportShellProps<C extends ImportCall> = {
  dialog: Dialog;
  title: string;
  call: C;
  /** The sentence for a failure without a message from the server. */
  fallback: string;
  /** How to fill in the template, and where to get it. */
  hint: ReactNode;
  /** The button for the empty template, where the page has none. */
  format?: ReactNode;
  quiet?: boolean;
  /** What the call is asked with besides its files. */
  input?: Omit<ClientInput<C>, "excelFile">;
  /** It reads text with commas or semicolons too. */
  csv?: boolean;
  done?: (answer: Answer<C>) => void;
};

/** Imports spreadsheets completely or not at all: several files, progress, and a list of all wrong cells. */
export function ImportShell<C extends ImportCall>(props: ImportShellProps<C>) {
  return (
    <DetailShell dialog={props.dialog} title={props.title} size="lg">
      {() => <ImportBody {...props} />}
    </DetailShell>
  );
}

function ImportBody<C extends ImportCall>(props: ImportShellProps<C>) {
  const { dialog, call, hint, format, csv = false } = props;
  const kinds = csv ? [".xlsx", ".csv"] : [".xlsx"];
  const { files, setFiles, add } = useSheets(call.files.excelFile.max, kinds);
  const { send, busy, refused, forget } = useImport(props, files);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" component="div">
        {hint}
      </Text>
      {format && <Group>{format}</Group>}
      <Stack gap={6}>
        {files.map((file) => (
          <ChosenFile
            key={keyOf(file)}
            file={file}
            disabled={busy}
            onRemove={() => setFiles(files.filter((one) => one !== file))}
          />
        ))}
        <FileButton
          onChange={(chosen) => {
            forget();
            add(chosen);
          }}
          accept={kinds.join(",")}
          multiple
          inputProps={{ "aria-label": "File excel" }}
        >
          {(button) => (
            <Button {...button} variant="default" disabled={busy} leftSection={<IconUpload size={16} aria-hidden />}>
              {files.length === 0 ? `Pilih file ${kinds.join(" atau ")}` : "Tambah file"}
            </Button>
          )}
        </FileButton>
      </Stack>
      {busy && (
        <div role="status">
          <Text size="sm" mb={6}>
            Memeriksa dan mengimpor {files.length} file…
          </Text>
          <Progress value={100} animated aria-label="Impor sedang berjalan" />
        </div>
      )}
      {refused && <Refused failure={refused} />}
      <Group justify="flex-end">
        <Button variant="default" disabled={busy} onClick={dialog.close}>
          Batal
        </Button>
        <Button
          disabled={busy || files.length === 0}
          title={files.length === 0 ? "Pilih file dulu" : undefined}
          onClick={() => void send()}
        >
          Import
        </Button>
      </Group>
    </Stack>
  );
}

/** The chosen spreadsheets, each once. */
function useSheets(max: number, kinds: readonly string[]) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const add = (chosen: readonly File[]) => {
    const sheets = chosen.filter((file) => kinds.some((kind) => file.name.toLowerCase().endsWith(kind)));
    if (sheets.length < chosen.length) toastError(`Hanya file ${kinds.join(" atau ")} yang dapat diimpor`);
    const all = [...files, ...sheets.filter((sheet) => !files.some((file) => keyOf(file) === keyOf(sheet)))];
    if (all.length > max) toastError(`Paling banyak ${max} file`);
    setFiles(all.slice(0, max));
  };
  return { files, setFiles, add };
}

function useImport<C extends ImportCall>(props: ImportShellProps<C>, files: readonly File[]) {
  const { dialog, call, fallback, quiet, done } = props;
  const [refused, setRefused] = useState<CallFailed | null>(null);
  // The wrong cells are listed here, so the error dialog shows only their number and the first one.
  const action = useAction(call, { fallback, quiet, fieldErrors: "dialog" });
  const send = async () => {
    setRefused(null);
    try {
      const answer = await action.mutateAsync({ ...props.input, excelFile: files } as unknown as Sent<C>);
      dialog.close();
      done?.(answer);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      if (failure.atFields) setRefused(failure);
    }
  };
  return { send, busy: action.isPending, refused, forget: () => setRefused(null) };
}

type ChosenFileProps = { file: File; disabled: boolean; onRemove: () => void };

function ChosenFile({ file, disabled, onRemove }: ChosenFileProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <IconFileSpreadsheet size={18} aria-hidden />
      <Text size="sm" flex={1} truncate>
        {file.name}
      </Text>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        aria-label={`Hapus ${file.name}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <IconX size={14} />
      </Button>
    </Group>
  );
}

/** The identity of a file: one that is chosen twice is imported once. */
const keyOf = ({ name, lastModified, size }: File): string => `${name} ${lastModified} ${size}`;

type Numbered = Problem & { number: number };
const AT_MOST = 100;
const COLUMNS: readonly LineColumn<Numbered>[] = [
  { header: "File", cell: (problem) => problem.file ?? "-" },
  { header: "Baris", cell: (problem) => problem.baris ?? "-", align: "right" },
  { header: "Kolom", cell: (problem) => problem.kolom ?? "-" },
  { header: "Masalah", cell: (problem) => problem.message },
];

function Refused({ failure }: { failure: CallFailed }) {
  const problems = failure.errors.map((problem, number): Numbered => ({ ...problem, number }));
  const save = () =>
    downloadCsv(
      "Masalah impor.csv",
      COLUMNS.map((column) => column.header),
      problems.map(({ file = "", baris = "", kolom = "", message }) => [file, baris, kolom, message]),
    );
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Tidak ada data yang disimpan" role="alert">
      <Text size="sm" mb="xs">
        Perbaiki {problems.length} isian berikut, lalu impor lagi.
      </Text>
      <LineTable
        wide
        label="Isian yang salah"
        columns={COLUMNS}
        lines={problems.slice(0, AT_MOST)}
        lineKey={(problem) => problem.number}
      />
      {problems.length > AT_MOST && (
        <Text size="xs" mt={6}>
          …dan {problems.length - AT_MOST} lainnya: lihat file unduhan.
        </Text>
      )}
      <Button mt="sm" size="xs" variant="default" leftSection={<IconDownload size={14} aria-hidden />} onClick={save}>
        Download daftar masalah
      </Button>
    </Alert>
  );
}
