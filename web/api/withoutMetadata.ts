/**
 * A JPEG or WebP of a canvas without the colour profile that browsers write into it: colours of the web need none, and
 * the server keeps a picture that holds nothing else as it is.
 */
export function withoutMetadata(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (textAt(file, 0, 4) === "RIFF") return webp(file);
  return file[0] === 0xff && file[1] === 0xd8 ? jpeg(file) : file;
}

const textAt = (file: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...file.subarray(at, at + length));
const view = (file: Uint8Array): DataView => new DataView(file.buffer, file.byteOffset, file.byteLength);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Of a WebP only the picture and its transparency. */
function webp(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const chunks = new Map<string, Uint8Array>();
  for (let at = 12; at + 8 <= file.length; ) {
    const length = view(file).getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    chunks.set(textAt(file, at, 4), file.slice(at, end));
    at = end;
  }
  const header = chunks.get("VP8X");
  const alpha = chunks.get("ALPH");
  // In the header: transparency, and nothing else.
  if (header) header[8] = (header[8] ?? 0) & 0x10;
  const picture = chunks.get("VP8 ") ?? chunks.get("VP8L");
  if (!picture) return file;
  const parts = alpha && header ? [header, alpha, picture] : [picture];
  const whole = joined([file.slice(0, 12), ...parts]);
  view(whole).setUint32(4, whole.length - 8, true);
  return whole;
}

const SCAN = 0xda;

/** Of a JPEG all but the parts for applications (0xe1 to 0xef) and comments (0xfe). */
function jpeg(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts = [file.slice(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === SCAN) break;
    const end = at + 2 + view(file).getUint16(at + 2);
    if (!((marker >= 0xe1 && marker <= 0xef) || marker === 0xfe)) parts.push(file.slice(at, end));
    at = end;
  }
  return joined([...parts, file.slice(at)]);
}
