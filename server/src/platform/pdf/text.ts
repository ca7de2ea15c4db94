const LONGEST_RUN = 24;
const ZERO_WIDTH_SPACE = "\u200b";

/**
 * Text as typed by people, safe to lay out: no characters without a shape, and words without an end may break, since
 * they would otherwise run over the next column.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}|\p{Emoji_Presentation}|\ufe0f/gu, "")
    .replace(new RegExp(`\\S{${LONGEST_RUN}}(?=\\S)`, "g"), `$&${ZERO_WIDTH_SPACE}`);
}
