import type { ModalProps } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import type { Answer, Call, ClientInput } from "#contract/kernel/call.ts";
import type { Dialog } from "../dialog/useDialog.ts";

/** What a form holds: every field of the call's input, none forgotten, and the version of the record that it shows. */
export type FormValues<C extends Call> = {
  -readonly [Name in keyof ClientInput<C>]-?: Name extends "versi" ? number : Exclude<ClientInput<C>[Name], undefined>;
};

export type FieldProps = GetInputPropsReturnType & Required<Pick<GetInputPropsReturnType, "value">>;

/** What a form's fields are made with. */
export type FormApi<Values> = {
  readonly values: Values;
  /** Everything an input needs: `<TextInput label="Nama" {...form.field("nama")} />`. */
  readonly field: (name: keyof Values & string, kind?: "checkbox") => FieldProps;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** The problem at a place deeper than a field, e.g. "listProduk.0.qty". */
  readonly errorAt: (path: string) => string | undefined;
};

export type FormShellProps<C extends Call, T> = {
  dialog: Dialog<T>;
  title: string | ((record: T) => string);
  call: C;
  /** What the form starts with: every field of the call, named. */
  initial: (record: T) => FormValues<C>;
  /** "browser" checks with the call's schema before sending as well; "server" leaves all checks to the server. */
  checkedBy: "browser" | "server";
  /** The sentence for a failure that the server did not explain. */
  fallback: string;
  /** Checks beyond the schema, by field. */
  check?: (values: FormValues<C>, record: T) => Partial<Record<keyof FormValues<C> & string, string>>;
  /** What is sent, where it is not just what was typed. */
  prepare?: (values: FormValues<C>, record: T) => FormValues<C>;
  /** The question asked before sending; none without it. */
  ask?: string;
  /** Whether failed checks also show the toast 'Periksa kembali isian anda …', or what it says instead. */
  toastWhenWrong?: boolean | string;
  /**
   * The record as it is now, for 409: what a colleague changed is taken over, what was typed here stays. A form that
   * stands in the address knows it.
   */
  reload?: (record: T) => Promise<T | undefined>;
  /** What is shown instead of the form, where a 409 means that nothing is left to do with the record; null: it stays. */
  instead?: (record: T) => Promise<(() => void) | null>;
  submit?: string;
  /** What the blocking dialog says meanwhile. */
  busy?: string;
  /** The screen itself says that it worked. */
  quiet?: boolean;
  done?: (answer: Answer<C>, record: T, sent: FormValues<C>) => void;
  size?: ModalProps["size"];
  children: (form: FormApi<FormValues<C>>, record: T) => ReactNode;
};
