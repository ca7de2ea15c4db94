/** Where this device keeps how the app looks; web/opening.ts reads it before anything is painted. */
export const TAMPILAN_KEY = "kantor.tampilan";
export const MODE_KEY = "kantor.mode";

export const ACCENTS = ["teal", "blue", "indigo", "grape", "pink", "orange"] as const;
export type Accent = (typeof ACCENTS)[number];
