import { toastError, toastInfo } from "../dialog/dialogs.ts";

/** Copies a text and says what was copied; answers whether it was. */
export async function copy(text: string, said: string): Promise<boolean> {
  const done = await taken(text);
  if (done) toastInfo(said);
  else toastError("Peramban ini tidak mengizinkan menyalin");
  return done;
}

async function taken(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return takenAsOfOld(text);
  }
}

/** Pages over plain HTTP, as in an office's own network, have no clipboard; what is marked in a field can be copied there. */
function takenAsOfOld(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Inside of the dialog that keeps the focus to itself.
  (before?.closest("[role=dialog]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
