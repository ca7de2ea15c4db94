import { Alert, Button, Group } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconAlertCircle } from "@tabler/icons-react";
import { useBlocker } from "@tanstack/react-router";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Call } from "#contract/kernel/call.ts";
import { CallFailed } from "../../api/client.ts";
import { type Sent, useAction } from "../../api/hooks.ts";
import { confirm, toastError, withLoading } from "../dialog/dialogs.ts";
import { unusableFields } from "../field/unusable.ts";
import classes from "../ui.module.css";
import { checkForm, errorsOf, type FieldErrors } from "./checkForm.ts";
import type { FormApi, FormShellProps, FormValues } from "./formTypes.ts";
import { mayLoseTyping } from "./mayLoseTyping.ts";
import { takeOver } from "./takeOver.ts";
import { useWrongFields } from "./useWrongFields.ts";

const CHECK_AGAIN = "Periksa kembali isian anda jangan ada yang salah atau kosong";

type Loose = Record<string, unknown>;
type FormBodyProps<C extends Call, T> = FormShellProps<C, T> & {
  record: T;
  /** Whether something would be lost, told at any moment. */
  dirty: RefObject<() => boolean>;
  onCancel: () => void;
};

/** The inside of a form dialog, made anew for each opening. */
export function FormBody<C extends Call, T>(props: FormBodyProps<C, T>) {
  const { call, dialog, dirty } = props;
  const [record, setRecord] = useState(props.record);
  const [base, setBase] = useState(() => props.initial(record) as Loose);
  const form = useForm<Loose>({ mode: "controlled", initialValues: base });
  const [notice, setNotice] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const { unplaced, pointOut } = useWrongFields(element, form.errors);
  const action = useAction(call, { fallback: props.fallback, quiet: props.quiet });
  const sending = useRef(false);

  useEffect(() => {
    dirty.current = () => form.isDirty() || Object.keys(unusableFields(element.current)).length > 0;
  });
  useEffect(
    () => () => {
      dirty.current = () => false;
    },
    [dirty],
  );
  useBlocker({
    // The browser's Back closes the form first: its shell sees to that.
    shouldBlockFn: async ({ action, current, next }) =>
      (action === "PUSH" || action === "REPLACE") &&
      dirty.current() &&
      current.pathname !== next.pathname &&
      next.pathname.startsWith("/admin") &&
      !(await mayLoseTyping()),
    enableBeforeUnload: () => dirty.current(),
  });

  const showWrong = (errors: FieldErrors) => {
    form.setErrors(errors);
    pointOut();
  };

  /** Answers what a colleague typed at the same fields. */
  const takeOverChanges = async (failure: CallFailed): Promise<FieldErrors> => {
    const fresh = await props.reload?.(record).catch(() => undefined);
    if (!fresh) return {};
    setRecord(() => fresh);
    const merged = takeOver(base, props.initial(fresh) as Loose, form.getValues());
    if (!merged) return {};
    setBase(merged.base);
    form.setInitialValues(merged.base);
    form.setValues(merged.values);
    if (failure.errors.length === 0) setNotice(failure.message);
    return merged.conflicts;
  };

  const send = async () => {
    const typed = form.getValues() as FormValues<C>;
    const input = props.prepare?.(typed, record) ?? typed;
    const schemaErrors = props.checkedBy === "browser" ? checkForm(call, input as Loose) : {};
    // A text that means nothing is no value yet: whatever the rules say about the value is not about it.
    const errors = { ...schemaErrors, ...said(props.check?.(input, record)), ...unusableFields(element.current) };
    if (Object.keys(errors).length > 0) {
      showWrong(errors);
      if (props.toastWhenWrong) toastError(props.toastWhenWrong === true ? CHECK_AGAIN : props.toastWhenWrong);
      return;
    }
    if (props.ask && !(await confirm({ title: props.ask }))) return;
    try {
      const answer = await withLoading(action.mutateAsync(input as Sent<C>), props.busy ?? "Menyimpan…");
      dialog.close();
      props.done?.(answer, record, input);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      const conflicts = failure.status === 409 ? await takeOverChanges(failure) : {};
      const wrong = { ...conflicts, ...errorsOf(failure.errors) };
      if (Object.keys(wrong).length > 0) showWrong(wrong);
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    form.clearErrors();
    await send().finally(() => {
      sending.current = false;
    });
  };

  // The form engine knows no names; the ones of the call come back here.
  const api: FormApi<FormValues<C>> = {
    values: form.values as FormValues<C>,
    field: (name, kind) => ({ value: undefined, ...form.getInputProps(name, { type: kind }), "data-field": name }),
    set: (name, value) => form.setFieldValue<Loose, string>(name, value),
    errorAt: (path) => (form.errors[path] === undefined ? undefined : String(form.errors[path])),
  };
  const problems = [...(notice === null ? [] : [notice]), ...unplaced];
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      {problems.length > 0 && (
        <Alert color="orange" mb="md" icon={<IconAlertCircle aria-hidden />} role="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
      {props.children(api, record)}
      <Group justify="flex-end" className={classes.formFoot}>
        <Button variant="default" onClick={props.onCancel}>
          Batal
        </Button>
        <Button type="submit">{props.submit ?? "Simpan"}</Button>
      </Group>
    </form>
  );
}

const said = (errors: Partial<FieldErrors> = {}): FieldErrors =>
  Object.fromEntries(Object.entries(errors).flatMap(([name, error]) => (error === undefined ? [] : [[name, error]])));
