import { type RefObject, useEffect } from "react";

/**
 * A field whose text means nothing (a day that no calendar has, half a number) says so through the browser's own
 * validity: whoever is about to send a form, or to close it, finds it there, wherever in the form the field stands.
 */
export function useUnusable(input: RefObject<HTMLInputElement | null>, masalah: string | null): void {
  useEffect(() => {
    input.current?.setCustomValidity(masalah ?? "");
  }, [input, masalah]);
}

/** What is wrong with the texts of a form's fields, by the names of the fields. */
export function unusableFields(form: HTMLFormElement | null): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const input of form?.querySelectorAll("input") ?? []) {
    if (input.validity.customError) wrong[input.dataset.field ?? input.ariaLabel ?? ""] ??= input.validationMessage;
  }
  return wrong;
}
