import { Alert, Button, Group, Loader } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { Call } from "#kernel/call.ts";
import type { Intent } from "../../api/hooks.ts";
import type { Typed } from "../../offline/waiting.ts";
import { unusableFields } from "../field/unusable.ts";
import classes from "../ui.module.css";
import { checkForm, errorsOf, type FieldErrors } from "./checkForm.ts";
import { DraftOffer } from "./DraftOffer.tsx";
import "../field/letters.ts";
import type { FormShellProps, FormValues } from "./formTypes.ts";
import { Problems } from "./Problems.tsx";
import { type Loose, useCallForm } from "./useCallForm.ts";
import { type DraftContent, useFormDraft } from "./useFormDraft.ts";
import { useFresh } from "./useFresh.ts";
import { useUnsaved } from "./useUnsaved.ts";

/** The draft of a form that adds a record. */
const NEW = "baru";
const CHECK_AGAIN = "Periksa kembali isian anda jangan ada yang salah atau kosong";

type FormBodyProps<C extends Call, T, Values = FormValues<C>> = FormShellProps<C, T, Values> & {
  record: T;
  /** Answers whether typed text would be lost. */
  dirty: RefObject<() => boolean>;
  /** Forgets the draft, when the person gives the form up. */
  giveUp: RefObject<() => void>;
  onCancel: () => void;
};

/** The content of a form dialog; each opening has a new one. */
export function FormBody<C extends Call, T, Values extends object>(props: FormBodyProps<C, T, Values>) {
  const { call, dialog, toastWhenWrong, ask } = props;
  const { record, base, notice, takeOverChanges } = useFresh(props);
  const intent = useRef<Intent | null>(null);
  const typed = useTyped(props, record);
  const inputOf = (typed: Loose) => (props.prepare?.(typed as Values, record) ?? typed) as FormValues<C>;
  const name = props.draft ? `${call.path} ${props.draft(record)}` : null;
  const { engine, api, element, unplaced, submit, catchingUp, waiting } = useCallForm<C, Values, FormValues<C>>({
    ...props,
    start: base as Values,
    judge: (typed, unusable) => {
      const input = inputOf(typed as Loose);
      const ofSchema = props.checkedBy === "browser" ? checkForm(call, input as Loose) : {};
      // The rules check values, so what they say about a field with an unusable text does not count.
      return { input, errors: { ...ofSchema, ...said(props.check?.(input, record)), ...unusable } };
    },
    toastWhenWrong: toastWhenWrong === true ? CHECK_AGAIN : toastWhenWrong || undefined,
    ask: typeof ask === "function" ? (input) => ask(input, record) : ask,
    busy: props.busy ?? "Menyimpan…",
    intent,
    onSending: (sent) => draft.sending(sent),
    typed: name === null ? undefined : () => typed(draft.content()),
    waits: () => {
      draft.end();
      dialog.close();
    },
    done: (answer, sent) => {
      draft.end();
      dialog.close();
      props.done?.(answer, record, sent);
    },
    failed: async (failure, form) => {
      const show = failure.status === 409 ? await props.instead?.(record).catch(() => null) : null;
      if (!show) {
        const conflicts = failure.status === 409 ? await takeOverChanges(failure, form) : {};
        return { ...conflicts, ...errorsOf(failure.errors) };
      }
      dialog.close();
      show();
      return {};
    },
  });
  const draft = useFormDraft({ name, label: labelOf(props), engine, base, intent, inputOf });
  useLatest(props.giveUp, draft.end);
  const held = props.held?.(record) ?? null;
  useUnsaved(props.dirty, () => engine.isDirty() || Object.keys(unusableFields(element.current)).length > 0);
  return (
    <form ref={element} noValidate onSubmit={held === null ? submit : stay} onKeyDown={submitByKey}>
      {draft.offered && <DraftOffer draft={draft.offered} />}
      <Problems problems={[...(notice === null ? [] : [notice]), ...unplaced]} />
      {waiting && <Lost />}
      {props.children(api, record)}
      <Foot submit={props.submit ?? "Simpan"} held={held} catchingUp={catchingUp} onCancel={props.onCancel} />
    </form>
  );
}

type FootProps = { submit: string; held: string | null; catchingUp: boolean; onCancel: () => void };

const Foot = ({ submit, held, catchingUp, onCancel }: FootProps) => (
  <Group justify="flex-end" className={classes.formFoot}>
    <Button variant="default" onClick={onCancel}>
      Batal
    </Button>
    <Button
      type="submit"
      disabled={held !== null}
      title={held ?? (catchingUp ? "Memuat data terbaru…" : undefined)}
      // It keeps the focus, which a disabled button would lose.
      aria-disabled={catchingUp || undefined}
      leftSection={catchingUp && <Loader size={16} color="currentColor" aria-hidden />}
    >
      {submit}
    </Button>
  </Group>
);

const stay = (event: FormEvent) => event.preventDefault();

const Lost = () => (
  <Alert color="orange" role="status" mb="md" icon={<IconCloudOff aria-hidden />}>
    Koneksi terputus. Isian dan foto tetap di sini, dan dikirim lagi begitu tersambung.
  </Alert>
);

/** What is kept of the form, should its call have to wait for a network. */
function useTyped<C extends Call, T, Values>(props: FormBodyProps<C, T, Values>, record: T) {
  const href = useLocation({ select: (location) => location.href });
  return async (content: DraftContent): Promise<Typed> => {
    const { key, draft } = await content;
    return { label: labelOf(props), href, draft: key, typed: draft, record };
  };
}

/** What the form is called where it waits: by its title and its document. */
function labelOf<C extends Call, T, Values>({ title, draft, record }: FormBodyProps<C, T, Values>): string {
  const name = (typeof title === "string" ? title : title(record)).replace(/^Form /, "");
  const of = draft?.(record) ?? NEW;
  return of === NEW || name.includes(of) ? name : `${name} ${of}`;
}

function useLatest<T>(ref: RefObject<T>, value: T): void {
  useEffect(() => {
    ref.current = value;
  });
}

/** Ctrl+Enter sends from any field, also from one in which Enter does something else. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

const said = (errors: Partial<FieldErrors> = {}): FieldErrors =>
  Object.fromEntries(Object.entries(errors).flatMap(([name, error]) => (error === undefined ? [] : [[name, error]])));
