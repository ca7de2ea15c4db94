type Telling = {
  /** Success; shown for a moment. */
  success: (message: string) => void;
  /** Failure; shown until closed. */
  failure: (message: string) => void;
  /** A remark that does not interrupt. */
  aside: (message: string) => void;
  /** The same, where nothing is wrong. */
  info: (message: string) => void;
};

let telling: Telling = { success: () => {}, failure: () => {}, aside: () => {}, info: () => {} };

/** How calls show messages; the app sets it (web/ui/dialog/dialogs.ts), so that api does not import ui. */
export const tell: Telling = {
  success: (message) => telling.success(message),
  failure: (message) => telling.failure(message),
  aside: (message) => telling.aside(message),
  info: (message) => telling.info(message),
};

export function tellWith(how: Telling): void {
  telling = how;
}
