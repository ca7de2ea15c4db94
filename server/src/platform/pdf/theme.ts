/** The look of printed documents: one accent, a warning, everything else black and grey, so that it survives a cheap printer. */
export const ACCENT = "#0b7267";
export const GREY = "#5f6b6a";
/** For what must not be overlooked. */
export const WARNING = "#b02a00";
export const LINE = "#d5dcdb";

export const PAGE_MARGIN = 42;
/** A4 in points, without the margins. */
export const PAGE_WIDTH = 595.28 - 2 * PAGE_MARGIN;
