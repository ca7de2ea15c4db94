import { type RefObject, useEffect } from "react";

/**
 * Marks a field whose text is no value (such as half a number) by the browser's own validity, so that a form finds it
 * before it is sent or closed, wherever the field is in it.
 */
export function useUnusable(input: RefObject<HTMLInputElement | null>, masalah: string | null): void {
  useEffect(() => {
    input.current?.setCustomValidity(masalah ?? "");
  }, [input, masalah]);
}

/** The problems of such texts in a form, by field name. */
export function unusableFields(form: HTMLFormElement | null): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const input of form?.querySelectorAll("input") ?? []) {
    if (input.validity.customError) wrong[input.dataset.field ?? input.ariaLabel ?? ""] ??= input.validationMessage;
  }
  return wrong;
}
