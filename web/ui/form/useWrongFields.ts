import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

/** Wait for the dialog shown while sending: it gives the focus back first. */
const AFTER_RETURN_MS = 40;
/** A select is read-only too, but can be opened. */
const FIELDS = "input:not([type=hidden], [readonly]:not([aria-haspopup])), textarea, select, button";

/** Focuses the first wrong field, and finds problems of fields that the form does not show. */
export function useWrongFields(form: RefObject<HTMLFormElement | null>, errors: Readonly<Record<string, ReactNode>>) {
  const [unplaced, setUnplaced] = useState<string[]>([]);
  const asked = useRef(false);

  useEffect(() => {
    // Otherwise the focus of a new form would be on its close button. A form may name another field itself.
    if (form.current?.querySelector("[data-autofocus]")) return;
    form.current?.querySelector(FIELDS)?.setAttribute("data-autofocus", "");
  }, [form]);

  useEffect(() => {
    const names = Object.keys(errors);
    if (names.length === 0) setUnplaced([]);
    // Only directly after sending: a field that disappears later takes its problem along.
    if (names.length === 0 || !asked.current) return;
    asked.current = false;
    setUnplaced(
      names
        .filter((name) => !form.current?.querySelector(`[data-field="${CSS.escape(name.split(".")[0] ?? "")}"]`))
        .map((name) => String(errors[name])),
    );
    setTimeout(() => pointAt(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')), AFTER_RETURN_MS);
  }, [errors, form]);

  return {
    unplaced,
    pointOut: () => {
      asked.current = true;
    },
  };
}

/** Scrolls the field to the middle, so that its message is not hidden by the form's buttons. */
function pointAt(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
