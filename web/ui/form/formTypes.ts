import type { ModalProps } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import type { Asked } from "../dialog/dialogs.ts";
import type { Dialog } from "../dialog/useDialog.ts";

/** The values of a form: every field of the call's input, and the version of the record. */
export type FormValues<C extends Call> = {
  -readonly [Name in keyof ClientInput<C>]-?: Name extends "versi" ? number : Exclude<ClientInput<C>[Name], undefined>;
};

export type FieldProps = GetInputPropsReturnType &
  Required<Pick<GetInputPropsReturnType, "value">> & { readonly "data-field"?: string };

/** What the fields of a form get. */
export type FormApi<Values> = {
  readonly values: Values;
  /** The properties of an input: `<TextInput label="Nama" {...form.field("nama")} />`. */
  readonly field: (name: keyof Values & string, kind?: "checkbox") => FieldProps;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** The problem at a path inside a field, e.g. "listProduk.0.qty". */
  readonly errorAt: (path: string) => string | undefined;
};

/** `Values`: those of the form. They are other than the fields of the call where `prepare` says so by its type. */
export type FormShellProps<C extends Call, T, Values = FormValues<C>> = {
  dialog: Dialog<T>;
  title: string | ((record: T) => string);
  call: C;
  /** The first values of the form: every field of the call. */
  initial: (record: T) => NoInfer<Values>;
  /** "browser" also checks with the call's schema before sending; "server" leaves all checks to the server. */
  checkedBy: "browser" | "server";
  /** The sentence for a failure without a message from the server. */
  fallback: string;
  /** Checks besides the schema, by field. */
  check?: (values: FormValues<C>, record: T) => Partial<Record<keyof FormValues<C> & string, string>>;
  /** Turns the values of the form into the input of the call, where they differ. */
  prepare?: (values: Values, record: T) => ClientInput<C>;
  /** A question before sending; a function asks only where it answers one. */
  ask?: string | ((values: FormValues<C>, record: T) => Promise<Asked | null>);
  /** Whether, or with which text, a failed check also shows a toast ('Periksa kembali isian anda …'). */
  toastWhenWrong?: boolean | string;
  /**
   * Loads the record again after a 409: fields that a colleague changed are taken over, typed ones stay. A form with an
   * address does so by itself.
   */
  reload?: (record: T) => Promise<T | undefined>;
  /** What is shown instead of the form, where a 409 means that nothing is left to do with the record; null: it stays. */
  instead?: (record: T) => Promise<(() => void) | null>;
  submit?: string;
  /** Why it cannot be sent as things are: the button is disabled and says so. */
  held?: (record: T) => string | null;
  /** The text of the blocking dialog. */
  busy?: string;
  /** Shows no success message, because the screen shows the result. */
  quiet?: boolean;
  /** The name of the draft that keeps what was filled in, photos too, should the phone close the page. */
  draft?: (record: T) => string;
  done?: (answer: Answer<C>, record: T, sent: FormValues<C>) => void;
  size?: ModalProps["size"];
  children: (form: FormApi<NoInfer<Values>>, record: T) => ReactNode;
};
