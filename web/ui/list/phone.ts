/** Up to this width a list shows cards; paper has room for all columns. */
export const PHONE = "screen and (max-width: 48em)";
/** Wide enough for two lines of search, filters and buttons: no filter is hidden here. */
export const WIDE = "(min-width: 80em)";
