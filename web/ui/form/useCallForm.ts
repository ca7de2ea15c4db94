import { type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { Answer, Call } from "#kernel/call.ts";
import { CallFailed } from "../../api/client.ts";
import { UploadCancelled } from "../../api/failure.ts";
import { type Intent, type Sent, useAction } from "../../api/hooks.ts";
import { type Typed, Waits } from "../../offline/waiting.ts";
import { type Asked, confirm, toastError, withLoading } from "../dialog/dialogs.ts";
import { unusableFields } from "../field/unusable.ts";
import type { FieldErrors } from "./checkForm.ts";
import type { FormApi } from "./formTypes.ts";
import { useSendingAgain } from "./useSendingAgain.ts";
import { useWrongFields } from "./useWrongFields.ts";

export type Loose = Record<string, unknown>;
/** Mantine's form without the types of its fields. */
export type Engine = UseFormReturnType<Loose>;

type CallFormOptions<C extends Call, Values, Input> = {
  call: C;
  start: Values;
  /**
   * Turns the typed values into the input of the call, and finds problems; `unusable` are those of texts that are no
   * values.
   */
  judge: (typed: Values, unusable: FieldErrors) => { input: Input; errors: FieldErrors };
  /** The sentence for a failure without a message from the server. */
  fallback: string;
  quiet?: boolean;
  toastWhenWrong?: string;
  /** The call under way, where a draft keeps it. */
  intent?: RefObject<Intent | null>;
  onSending?: (intent: Intent) => void;
  /** A question before sending; a function asks only where it answers one. */
  ask?: string | ((input: Input) => Promise<Asked | null>);
  busy: string;
  /** What is kept of the form, should the call have to wait for a network. */
  typed?: (() => Promise<Typed>) | undefined;
  /** The call waits; the form is done. */
  waits?: () => void;
  done: (answer: Answer<C>, sent: Input) => void;
  /** The messages for fields after a refusal. */
  failed: (failure: CallFailed, engine: Engine) => Promise<FieldErrors>;
};

/**
 * The form of a call: checks, asks, sends once and shows problems at their fields. `catchingUp`: after a refusal the record
 * is loaded again, and nothing is sent meanwhile.
 */
export function useCallForm<C extends Call, Values extends object, Input extends object>(
  options: CallFormOptions<C, Values, Input>,
) {
  const { call, fallback, quiet, ask, busy, toastWhenWrong, intent, onSending } = options;
  const engine: Engine = useForm<Loose>({ mode: "controlled", initialValues: options.start as Loose });
  const element = useRef<HTMLFormElement>(null);
  const { unplaced, pointOut } = useWrongFields(element, engine.errors);
  const action = useAction(call, { fallback, quiet, intent, onSending, typed: options.typed });
  const sending = useRef(false);
  const [catchingUp, setCatchingUp] = useState(false);
  const [handlers] = useState<Handlers>(() => new Map());

  const sendOnce = (act: () => Promise<void>) => {
    if (sending.current) return;
    sending.current = true;
    waiting.end();
    engine.clearErrors();
    void act().finally(() => {
      sending.current = false;
    });
  };
  const showWrong = (errors: FieldErrors): boolean => {
    if (Object.keys(errors).length === 0) return false;
    engine.setErrors(errors);
    pointOut();
    return true;
  };
  const waiting = useSendingAgain(() => sendOnce(() => send(true)));
  const send = async (again = false) => {
    const { input, errors } = options.judge(engine.getValues() as Values, unusableFields(element.current));
    if (showWrong(errors)) {
      if (toastWhenWrong) toastError(toastWhenWrong);
      return;
    }
    const asked = again ? undefined : ask;
    const question = typeof asked === "function" ? await withLoading(asked(input)) : asked ? { title: asked } : null;
    if (question && !(await confirm(question))) return;
    try {
      options.done(await withLoading(action.mutateAsync(input as Sent<C>), busy), input);
    } catch (failure) {
      if (failure instanceof UploadCancelled) return;
      if (failure instanceof Waits) return options.waits?.();
      if (!(failure instanceof CallFailed)) throw failure;
      if (takesPictures(call) && failure.status === null) waiting.begin();
      setCatchingUp(true);
      showWrong(await options.failed(failure, engine).finally(() => setCatchingUp(false)));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sendOnce(send);
  };
  return { engine, api: apiOf<Values>(engine, handlers), element, unplaced, submit, catchingUp, waiting: waiting.on };
}

/** A form with photos is sent again by itself after a lost connection. */
const takesPictures = ({ files }: Call): boolean => Object.values(files).some(({ kind }) => kind === "image");

/** The functions of each field as they were first: later ones do the same, and a field need not be drawn again for them. */
type Handlers = Map<
  string,
  Pick<ReturnType<Engine["getInputProps"]>, "onChange" | "onFocus" | "onBlur"> & { value: unknown }
>;

/** The engine copies every list with each key: one that holds the same is the one that the field was drawn with. */
const steady = (before: unknown, now: unknown): unknown =>
  Array.isArray(before) &&
  Array.isArray(now) &&
  before.length === now.length &&
  before.every((one, at) => Object.is(one, now[at]))
    ? before
    : now;

/** Gives the form its typed field names again. */
const apiOf = <Values extends object>(engine: Engine, handlers: Handlers): FormApi<Values> => ({
  values: engine.values as Values,
  field: (name, kind) => {
    const props = engine.getInputProps(name, { type: kind });
    const { onChange, onFocus, onBlur } = handlers.get(name) ?? props;
    const value = steady(handlers.get(name)?.value, props.value);
    handlers.set(name, { onChange, onFocus, onBlur, value });
    return { ...props, onChange, onFocus, onBlur, value, "data-field": name };
  },
  set: (name, value) => engine.setFieldValue<Loose, string>(name, value),
  errorAt: (path) => (engine.errors[path] === undefined ? undefined : String(engine.errors[path])),
});
