import { byLetters } from "./byLetters.ts";

/**
 * Letters choose in a select that is not searched, as in the browser's own: "K" for Kirim. They are the way from a list
 * to a decision without the mouse, so every such select has them, from the first form or filter that is loaded on.
 */
const PAUSE_MS = 700;
let typed = "";
let last = 0;
let field: HTMLInputElement | undefined;

window.addEventListener("keydown", (event) => {
  const { key, target, timeStamp } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || key.length > 1 || key === " ") return;
  if (!(target instanceof HTMLInputElement) || !target.readOnly || target.role !== "combobox") return;
  typed = target === field && timeStamp - last < PAUSE_MS ? typed + key : key;
  last = timeStamp;
  field = target;
  const options = optionsOf(target);
  const labels = options.map(({ textContent }) => textContent);
  const chosen = options.findIndex((option) => option.hasAttribute("data-combobox-active"));
  let found = byLetters(labels, typed, chosen);
  // What was typed before meant nothing together with it.
  if (found === -1) {
    typed = key;
    found = byLetters(labels, typed, chosen);
  }
  // Pressed again it might be taken back.
  if (found !== chosen) options[found]?.click();
});

/** In one that is searched Enter takes the choice that is lit, also the first letter's, whose list has just opened. */
window.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  if (target.readOnly || target.role !== "combobox" || target.ariaExpanded !== "true") return;
  const lit = optionsOf(target).find((option) => option.hasAttribute("data-combobox-selected"));
  if (!lit) return;
  event.preventDefault();
  lit.click();
});

let awaited: MutationObserver | undefined;

/** What is typed in a select before its choices have come lights the first that fits as soon as they do. A field of tags takes what is typed. */
window.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.matches(".mantine-Select-input")) return;
  awaited?.disconnect();
  if (optionsOf(target).length > 0) return;
  awaited = new MutationObserver((_, watch) => {
    const isLeft = document.activeElement !== target;
    const options = optionsOf(target);
    if (!isLeft && options.length === 0) return;
    watch.disconnect();
    if (isLeft || target.value === "" || options.some((one) => one.hasAttribute("data-combobox-selected"))) return;
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", code: "ArrowDown", bubbles: true }));
  });
  awaited.observe(document.body, { childList: true, subtree: true });
});

/** The choices of a select, also while its list is closed; none where nobody may choose. */
function optionsOf({ id, ariaLabel }: HTMLInputElement): HTMLElement[] {
  const list = [...document.querySelectorAll("[role=listbox]")].find(
    (one) =>
      one.getAttribute("aria-labelledby") === `${id}-label` || (ariaLabel !== null && one.ariaLabel === ariaLabel),
  );
  if (!list || list.closest("[data-hidden]")) return [];
  return [...list.querySelectorAll<HTMLElement>("[role=option]:not([data-combobox-disabled])")];
}
