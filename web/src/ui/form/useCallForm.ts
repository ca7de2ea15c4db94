import { type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, useRef } from "react";
import type { Answer, Call } from "#contract/kernel/call.ts";
import { CallFailed } from "../../api/client.ts";
import { type Sent, useAction } from "../../api/hooks.ts";
import { confirm, toastError, withLoading } from "../dialog/dialogs.ts";
import { unusableFields } from "../field/unusable.ts";
import type { FieldErrors } from "./checkForm.ts";
import type { FormApi } from "./formTypes.ts";
import { useWrongFields } from "./useWrongFields.ts";

export type Loose = Record<string, unknown>;
/** The form engine: it knows no names of fields. */
export type Engine = UseFormReturnType<Loose>;

type CallFormOptions<C extends Call, Values, Input> = {
  call: C;
  start: Values;
  /** What is sent of what was typed, and what is wrong with it; `unusable` are the texts that mean nothing. */
  judge: (typed: Values, unusable: FieldErrors) => { input: Input; errors: FieldErrors };
  /** The sentence for a failure that the server did not explain. */
  fallback: string;
  quiet?: boolean;
  toastWhenWrong?: string;
  /** The question asked before sending; none without it. */
  ask?: string;
  busy: string;
  done: (answer: Answer<C>, sent: Input) => void;
  /** What a refusal has to say at the fields. */
  failed: (failure: CallFailed, engine: Engine) => FieldErrors | Promise<FieldErrors>;
};

/** What every form does with a call: it is checked, asked about and sent once, and what is wrong stands at its fields. */
export function useCallForm<C extends Call, Values extends object, Input extends object>(
  options: CallFormOptions<C, Values, Input>,
) {
  const { call, fallback, quiet, ask, busy, toastWhenWrong } = options;
  const engine: Engine = useForm<Loose>({ mode: "controlled", initialValues: options.start as Loose });
  const element = useRef<HTMLFormElement>(null);
  const { unplaced, pointOut } = useWrongFields(element, engine.errors);
  const action = useAction(call, { fallback, quiet });
  const sending = useRef(false);

  const showWrong = (errors: FieldErrors): boolean => {
    if (Object.keys(errors).length === 0) return false;
    engine.setErrors(errors);
    pointOut();
    return true;
  };
  const send = async () => {
    const { input, errors } = options.judge(engine.getValues() as Values, unusableFields(element.current));
    if (showWrong(errors)) {
      if (toastWhenWrong) toastError(toastWhenWrong);
      return;
    }
    if (ask && !(await confirm({ title: ask }))) return;
    try {
      options.done(await withLoading(action.mutateAsync(input as Sent<C>), busy), input);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      showWrong(await options.failed(failure, engine));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    engine.clearErrors();
    void send().finally(() => {
      sending.current = false;
    });
  };
  return { engine, api: apiOf<Values>(engine), element, unplaced, submit };
}

/** The names of the call come back here. */
const apiOf = <Values extends object>(engine: Engine): FormApi<Values> => ({
  values: engine.values as Values,
  field: (name, kind) => ({ value: undefined, ...engine.getInputProps(name, { type: kind }), "data-field": name }),
  set: (name, value) => engine.setFieldValue<Loose, string>(name, value),
  errorAt: (path) => (engine.errors[path] === undefined ? undefined : String(engine.errors[path])),
});
