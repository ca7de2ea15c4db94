import { Button, Group, Loader, Modal, Progress, Stack, Text, ThemeIcon } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useUploading } from "../../api/upload.ts";
import "../page/mantine.ts";
import "@mantine/notifications/styles.css";
import "./dialogs.ts";
import classes from "../ui.module.css";
import { readDialogs, updateDialogs, watchDialogs } from "./dialogStore.ts";
import { useModalLayer } from "./modalLayer.ts";
import { useFocusBack } from "./useFocusBack.ts";

const SUCCESS_MS = 1500;
const ABOVE_FORMS = 500;

/** Shows all dialogs and toasts; mounted once at the root of the app. */
export function Dialogs() {
  const { notices, questions, waits } = useDialogs();
  useFocusBack(questions.length + waits.length > 0 || notices[0]?.tone === "error");
  return (
    <>
      <Notifications position="top-right" zIndex={ABOVE_FORMS + 10} containerWidth={380} className={classes.toasts} />
      <NoticeDialog />
      <QuestionDialog />
      <WaitDialog />
    </>
  );
}

function NoticeDialog() {
  const { current, shown } = useHead(useDialogs().notices);
  const close = () => updateDialogs((before) => ({ ...before, notices: before.notices.slice(1) }));

  useEffect(() => {
    if (current?.tone !== "success") return;
    const timer = setTimeout(() => {
      updateDialogs((before) => ({ ...before, notices: before.notices.filter((one) => one !== current) }));
    }, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [current]);

  const success = shown?.tone === "success";
  return (
    <Frame
      opened={current !== undefined}
      onClose={close}
      title={shown?.title}
      icon={success ? <IconCheck size={30} /> : <IconX size={30} />}
      color={success ? "teal" : "red"}
      text={shown?.message}
      passing={success}
    >
      {!success && (
        <Button data-autofocus onClick={close}>
          Ok
        </Button>
      )}
    </Frame>
  );
}

function QuestionDialog() {
  const { current, shown } = useHead(useDialogs().questions);
  const answer = (sure: boolean) => {
    updateDialogs((before) => ({ ...before, questions: before.questions.filter((one) => one !== current) }));
    current?.answer(sure);
  };
  return (
    <Frame
      opened={current !== undefined}
      onClose={() => answer(false)}
      title={shown?.title}
      icon={<IconAlertTriangle size={30} />}
      color="orange"
      text={shown?.text}
    >
      <Button variant="default" onClick={() => answer(false)}>
        {shown?.cancel}
      </Button>
      <Button color={shown?.danger ? "red" : undefined} data-autofocus onClick={() => answer(true)}>
        {shown?.ok}
      </Button>
    </Frame>
  );
}

function WaitDialog() {
  const { current, shown } = useHead(useDialogs().waits);
  const uploading = useUploading();
  return (
    <Frame
      opened={current !== undefined}
      onClose={ignore}
      title={shown?.text}
      icon={<Loader size={34} aria-hidden />}
      text={uploading && <Sending percent={uploading.percent} />}
      blocking
    >
      {uploading && (
        <Button variant="default" onClick={uploading.cancel}>
          Batal mengirim
        </Button>
      )}
    </Frame>
  );
}

function Sending({ percent }: { percent: number }) {
  return (
    <Stack gap={6} w={260} maw="100%">
      <Progress value={percent} size="lg" aria-label="Mengirim foto" />
      <Text size="sm" c="dimmed">
        Mengirim foto {percent}%
      </Text>
    </Stack>
  );
}

type FrameProps = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  icon: ReactNode;
  color?: string;
  text: ReactNode;
  /** The person cannot close it. */
  blocking?: boolean;
  /** It closes by itself and leaves the focus where it is. */
  passing?: boolean;
  children?: ReactNode;
};

function Frame({ opened, onClose, title, icon, color, text, blocking, passing, children }: FrameProps) {
  // Back ignores a dialog that closes by itself, and cannot leave a blocking one.
  const isTop = useModalLayer(opened, passing ? null : { close: onClose, guarded: () => blocking === true });
  return (
    <Modal.Root
      opened={opened}
      onClose={() => isTop() && onClose()}
      centered
      size={420}
      zIndex={ABOVE_FORMS}
      trapFocus={!passing}
      returnFocus={false}
      closeOnEscape={!blocking}
      closeOnClickOutside={!blocking}
      transitionProps={{ transition: "pop", duration: 120, enterDelay: blocking ? 150 : 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content data-dialog>
        <Modal.Body p="xl">
          <Stack align="center" gap="sm" ta="center">
            {color ? (
              <ThemeIcon size={60} radius="xl" variant="light" color={color}>
                {icon}
              </ThemeIcon>
            ) : (
              icon
            )}
            <Modal.Title fz="lg" fw={600} lh={1.35}>
              {title}
            </Modal.Title>
            {text && (
              <Text component="div" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                {text}
              </Text>
            )}
            {children && (
              <Group mt="xs" gap="sm" justify="center">
                {children}
              </Group>
            )}
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const ignore = () => undefined;
const useDialogs = () => useSyncExternalStore(watchDialogs, readDialogs);

/** The first of a queue, and what to show while its dialog fades out. */
function useHead<T>(queue: readonly T[]): { current: T | undefined; shown: T | undefined } {
  const current = queue[0];
  const last = useRef(current);
  if (current !== undefined) last.current = current;
  return { current, shown: current ?? last.current };
}
