/** What goes out to others is tried again after these minutes: a whole day and a little more. */
export const JEDA_MENIT = [1, 2, 5, 10, 15, 30, 60, 120, 240, 240, 240, 240, 240];
export const MENIT_MS = 60_000;
