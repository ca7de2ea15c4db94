import { isModalOpen } from "../dialog/modalLayer.ts";

const FIELD = "input:not([type=checkbox]), textarea, select";

/** Whether a pressed letter goes into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELD));

/** Menus and the choices of a select have keys of their own. */
const isChoosing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=menu], [role=listbox], [role=dialog]") !== null;

/** Whether a pressed letter belongs to the page: nobody types, and nothing lies over it. */
export const belongsToPage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isModalOpen() &&
  !isTyping(event.target) &&
  !isChoosing(event.target);
