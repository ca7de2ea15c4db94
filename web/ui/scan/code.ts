/** What a code can be read from. */
export type CodeSource = HTMLVideoElement | ImageBitmap;
/** The text of a QR code or Code 128 in the picture, or null. */
export type CodeReader = (source: CodeSource) => Promise<string | null>;
