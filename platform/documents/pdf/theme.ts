/**
 * The look of PDFs: an accent, a warning colour, everything else black and grey, so that it prints well on cheap
 * printers.
 */
export const ACCENT = "#0b7267";
export const GREY = "#5f6b6a";
/** For warnings. */
export const WARNING = "#b02a00";
export const LINE = "#d5dcdb";

export const PAGE_MARGIN = 42;
/** The width of A4 in points without margins. */
export const PAGE_WIDTH = 595.28 - 2 * PAGE_MARGIN;
