import { Modal, type ModalProps, Title } from "@mantine/core";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { useKeptSince } from "../../offline/answers.ts";
import { Tersimpan } from "../page/Tersimpan.tsx";
import classes from "../ui.module.css";
import { DetailBar } from "./DetailBar.tsx";
import { useModalLayer } from "./modalLayer.ts";
import { modalLook } from "./modalLook.ts";
import { focusRecord } from "./neighbours.ts";
import type { Dialog } from "./useDialog.ts";

type DetailShellProps<T> = {
  dialog: Dialog<T>;
  title: string | ((record: T) => string);
  size?: ModalProps["size"];
  children: (record: T) => ReactNode;
};

/** Shows a record in detail: one with an address beside its list, what only belongs to a screen in the middle of it. */
export function DetailShell<T>({ dialog, title, size = "xl", children }: DetailShellProps<T>) {
  const isTop = useModalLayer(dialog.opened, dialog);
  const begun = dialog.opening > 0;
  const beside = dialog.href !== undefined;
  const since = useKeptSince();
  const walk = useWalk(dialog);
  // A dialog without a record has `T = void`.
  const record = dialog.record as T;
  return (
    <Modal
      opened={dialog.opened}
      onClose={() => isTop() && dialog.close()}
      size={size}
      title={!begun ? "" : typeof title === "string" ? title : title(record)}
      {...modalLook}
      {...(beside && BESIDE)}
      classNames={{
        ...modalLook.classNames,
        inner: beside ? classes.panelInner : classes.modalInner,
        content: beside ? classes.panelContent : classes.modalContent,
      }}
    >
      {begun && (
        <>
          {dialog.href && walk && typeof record === "string" && (
            <DetailBar href={dialog.href(record)} record={record} step={walk} isTop={isTop} />
          )}
          <Tersimpan since={since} />
          <Fragment key={dialog.opening}>{children(record)}</Fragment>
        </>
      )}
    </Modal>
  );
}

/** The dialog gives the focus back to where it was opened from. */
const AFTER_RETURN_MS = 30;

/** Steps to another record; when the detail closes, the focus is on the row of the one that was seen last. */
function useWalk<T>({ opened, step }: Dialog<T>): ((record: string) => void) | undefined {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const record = last.current;
    if (opened || record === null) return;
    last.current = null;
    const timer = setTimeout(() => focusRecord(record), AFTER_RETURN_MS);
    return () => clearTimeout(timer);
  }, [opened]);
  return (
    step &&
    ((record) => {
      last.current = record;
      step(record as T);
    })
  );
}

const BESIDE = {
  transitionProps: { duration: 120, transition: "slide-left" },
  overlayProps: { backgroundOpacity: 0.3 },
} as const;

/** One part of a detail, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Title order={3} size="h5" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

export type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Labels and values side by side; a blank value is a dash. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value === "" || value === null || value === undefined ? "-" : value}</dd>
        </div>
      ))}
    </dl>
  );
}
