type Telling = {
  /** It worked: for a moment. */
  success: (message: string) => void;
  /** It did not: until closed. */
  failure: (message: string) => void;
  /** A remark beside what the person is doing. */
  aside: (message: string) => void;
};

let telling: Telling = { success: () => {}, failure: () => {}, aside: () => {} };

/** Calls know what there is to say, and not how the app says it. */
export const tell: Telling = {
  success: (message) => telling.success(message),
  failure: (message) => telling.failure(message),
  aside: (message) => telling.aside(message),
};

export function tellWith(how: Telling): void {
  telling = how;
}
