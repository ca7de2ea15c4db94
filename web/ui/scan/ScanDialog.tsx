import { Alert, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { IconBulb, IconBulbOff, IconPhoto, IconScanEye } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useModalLayer } from "../dialog/modalLayer.ts";
import { modalLook } from "../dialog/modalLook.ts";
import type { Dialog } from "../dialog/useDialog.ts";
import type { CodeReader } from "./code.ts";
import { openCodeReader } from "./codeReader.ts";
import classes from "./scan.module.css";
import { signal } from "./signal.ts";
import { useCamera } from "./useCamera.ts";

/** Between two looks at the camera's picture. */
const LOOK_MS = 180;
/** A code that stays before the camera is read once. */
const SAME_MS = 2500;

export type Scanned = { good: boolean; said: string };

type ScanDialogProps<T> = {
  dialog: Dialog<T>;
  title: (record: T) => string;
  /** How far it is, for example "1 dari 3 unit". */
  progress: (record: T) => string;
  /** Whether no more codes are wanted: the dialog closes. */
  full: (record: T) => boolean;
  /** Takes a code, or says why not. */
  take: (code: string, record: T) => Scanned;
  /** The label of the field for typing. */
  label: string;
};

/** Reads codes with the camera, from a photo or by typing, until there are enough. */
export function ScanDialog<T>(props: ScanDialogProps<T>) {
  const { dialog, title } = props;
  const isTop = useModalLayer(dialog.opened, dialog);
  const begun = dialog.opening > 0;
  const record = dialog.record as T;
  return (
    <Modal
      opened={dialog.opened}
      onClose={() => isTop() && dialog.close()}
      title={begun ? title(record) : ""}
      size="md"
      {...modalLook}
    >
      {begun && dialog.opened && <Scanning key={dialog.opening} {...props} record={record} />}
    </Modal>
  );
}

function Scanning<T>({ dialog, record, progress, full, take, label }: ScanDialogProps<T> & { record: T }) {
  const camera = useCamera();
  const [last, setLast] = useState<Scanned | null>(null);
  const done = full(record);
  const { close } = dialog;
  useEffect(() => {
    if (done) close();
  }, [done, close]);
  const read = (code: string) => {
    const scanned = take(code, record);
    signal(scanned.good);
    setLast(scanned);
  };
  const unreadable = useLooking(camera.video, camera.state === "open" && !done, read);
  return (
    <Stack gap="sm">
      <div className={classes.view} data-state={camera.state}>
        <video ref={camera.video} muted playsInline aria-label="Gambar kamera" />
        {camera.state === "absent" && (
          <Text className={classes.absent}>Kamera tidak tersedia. Ketik nomornya, atau pilih foto kodenya.</Text>
        )}
      </div>
      <Text fw={600} ta="center">
        {progress(record)}
      </Text>
      <Text role="status" ta="center" size="sm" c={last === null || last.good ? "dimmed" : "red"} mih={22}>
        {last?.said ?? (camera.state === "open" && !unreadable ? "Arahkan kamera ke kode QR atau barcode" : "")}
      </Text>
      {unreadable && (
        <Alert color="orange" role="alert" icon={<IconScanEye aria-hidden />}>
          Pembaca kode tidak dapat dimuat. Ketik nomornya di bawah, atau periksa koneksi lalu buka pemindai lagi.
        </Alert>
      )}
      <Typing label={label} onTyped={read} />
      <Group grow>
        <FromPhoto onCode={read} onNone={(said) => setLast({ good: false, said })} />
        {camera.torch && (
          <Button
            variant="default"
            size="md"
            leftSection={camera.torch.on ? <IconBulbOff size={18} aria-hidden /> : <IconBulb size={18} aria-hidden />}
            onClick={camera.torch.toggle}
          >
            {camera.torch.on ? "Matikan lampu" : "Lampu"}
          </Button>
        )}
        <Button variant="default" size="md" onClick={dialog.close}>
          Selesai
        </Button>
      </Group>
    </Stack>
  );
}

/**
 * Looks at the picture again and again, and hands over each code once. Answers whether the reader of codes could not be
 * loaded.
 */
function useLooking(video: React.RefObject<HTMLVideoElement | null>, on: boolean, onCode: (code: string) => void) {
  const [failed, setFailed] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!on) return;
    let stopped = false;
    let timer = 0;
    const seen = { code: "", at: 0 };
    const look = async (reader: CodeReader) => {
      const code = video.current ? await reader(video.current) : null;
      if (stopped) return;
      const now = performance.now();
      if (code !== null) {
        if (code !== seen.code || now - seen.at > SAME_MS) latest.current(code);
        Object.assign(seen, { code, at: now });
      }
      timer = window.setTimeout(() => void look(reader), LOOK_MS);
    };
    openCodeReader().then(
      (reader) => (stopped ? undefined : look(reader)),
      () => !stopped && setFailed(true),
    );
    return () => {
      stopped = true;
      window.clearTimeout(timer);
    };
  }, [on, video]);
  return failed;
}

function Typing({ label, onTyped }: { label: string; onTyped: (code: string) => void }) {
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may stand inside of a form, which this must not submit.
    event.stopPropagation();
    if (typed.trim() === "") return;
    onTyped(typed);
    setTyped("");
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label={label}
          size="md"
          flex={1}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="md">
          Tambah
        </Button>
      </Group>
    </form>
  );
}

/** Reads the code on a picture that was chosen or taken. */
function FromPhoto({ onCode, onNone }: { onCode: (code: string) => void; onNone: (why: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const code = await codeInside(file);
      if (code === null) onNone("Tidak ada kode pada foto itu");
      else onCode(code);
    } catch {
      onNone("Pembaca kode tidak dapat dimuat, ketik nomornya");
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconPhoto size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Dari foto
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Foto kode"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

/** The code in a picture file, or null. */
export async function codeInside(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    return await (await openCodeReader())(picture);
  } finally {
    picture.close();
  }
}
