import type { Call } from "#kernel/call.ts";

type AnswerForm = {
  /** The header Accept. */
  accept(call: Call): string;
  read(call: Call, response: Response, body: unknown): unknown;
};

/** How answers travel: as plain JSON, until the code for packed lists has come (packedLists.ts). */
export const answerForm: AnswerForm = { accept: () => "application/json", read: (_, __, body) => body };
