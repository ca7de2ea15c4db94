/** Up to this width a list shows cards; paper has room for all columns. */
export const PHONE = "screen and (max-width: 48em)";
