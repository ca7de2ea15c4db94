/** Up to this width a list shows cards. */
export const PHONE = "(max-width: 48em)";
