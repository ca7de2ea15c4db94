const LONGEST_RUN = 24;
const ZERO_WIDTH_SPACE = "\u200b";

/**
 * Makes typed text safe to lay out: drops characters that the font lacks, and lets very long words break, which would
 * otherwise run over the next column.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}|\p{Emoji_Presentation}|\ufe0f/gu, "")
    .replace(new RegExp(`\\S{${LONGEST_RUN}}(?=\\S)`, "g"), `$&${ZERO_WIDTH_SPACE}`);
}
