import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

/** After the dialog that was shown while sending has given the focus back. */
const AFTER_RETURN_MS = 40;
/** A select is read-only too, but it has something to open. */
const FIELDS = "input:not([type=hidden], [readonly]:not([aria-haspopup])), textarea, select, button";

/** Brings the first wrong field under the cursor, and finds the problems of fields that the form does not show. */
export function useWrongFields(form: RefObject<HTMLFormElement | null>, errors: Readonly<Record<string, ReactNode>>) {
  const [unplaced, setUnplaced] = useState<string[]>([]);
  const asked = useRef(false);

  useEffect(() => {
    // Without this the focus of a new form would be on its close button.
    form.current?.querySelector(FIELDS)?.setAttribute("data-autofocus", "");
  }, [form]);

  useEffect(() => {
    const names = Object.keys(errors);
    if (names.length === 0) setUnplaced([]);
    // Later a field may leave the form with its message: that is settled, not unplaced.
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

/** The sentence stands below its field: in the middle neither is behind the form's buttons. */
function pointAt(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
