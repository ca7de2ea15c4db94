/** The chapter of a screen, and the three sentences that explain it to who opens it for the first time. */
export type Layar = { bab: string; kalimat: readonly [string, string, string] };
/** By the path of the screen. */
export type Penjelasan = Readonly<Record<string, Layar>>;

export const layar = (bab: string, ...kalimat: [string, string, string]): Layar => ({ bab, kalimat });
