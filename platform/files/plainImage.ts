/**
 * Whether the bytes are a JPEG or WebP that holds a picture and nothing else, from the first byte to the last: no
 * metadata, no comment, no profile, no second picture and nothing behind it. Such a file cannot be two things at once.
 */
export const isPlain = (file: Buffer): boolean => isPlainJpeg(file) || isPlainWebp(file);

const START_OF_JPEG = 0xffd8;
const END_OF_JPEG = 0xd9;
const JFIF = 0xe0;
const SCAN = 0xda;
/** Tables and frames: quantisation, Huffman, restart interval, and the frames of baseline and progressive pictures. */
const PARTS = new Set([0xdb, 0xc4, 0xdd, 0xc0, 0xc1, 0xc2, SCAN]);
/** The header that encoders write first: no room for a thumbnail behind it. */
const JFIF_BYTES = 16;

/** Encoders need some ten. A browser draws the whole picture once more for each: with thousands it stands still. */
const MOST_SCANS = 20;

function isPlainJpeg(file: Buffer): boolean {
  if (file.length < 4 || file.readUInt16BE(0) !== START_OF_JPEG) return false;
  let scans = 0;
  let at = 2;
  while (at + 4 <= file.length) {
    const [start, marker] = [file[at], file[at + 1] ?? 0];
    if (start !== 0xff) return false;
    const length = file.readUInt16BE(at + 2);
    if (marker === JFIF ? !(at === 2 && isJfif(file, at + 4, length)) : !PARTS.has(marker)) return false;
    at += 2 + length;
    if (marker === SCAN) {
      scans += 1;
      if (scans > MOST_SCANS) return false;
      at = endOfScan(file, at);
      if (file[at + 1] === END_OF_JPEG) return at + 2 === file.length;
    }
  }
  return false;
}

const isJfif = (file: Buffer, at: number, length: number): boolean =>
  length === JFIF_BYTES && file.toString("latin1", at, at + 5) === "JFIF\0";

/** Where the compressed data ends: at the first marker that is neither an escaped 0xff nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const inside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!inside) return at;
  }
  return file.length;
}

/** The parts of a picture without metadata: a simple one, or one with transparency. */
const WEBP = [/^VP8 $/, /^VP8L$/, /^VP8X(ALPH)?VP8 $/, /^VP8XVP8L$/];
/** In the header of a picture with several parts: transparency, and nothing else. */
const ALPHA = 0x10;

function isPlainWebp(file: Buffer): boolean {
  if (file.length < 20 || file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP") {
    return false;
  }
  if (file.readUInt32LE(4) !== file.length - 8) return false;
  let parts = "";
  let at = 12;
  while (at + 8 <= file.length) {
    const name = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    if (name === "VP8X" && (length !== 10 || ((file[at + 8] ?? 0) & ~ALPHA) !== 0)) return false;
    parts += name;
    at += 8 + length + (length % 2);
  }
  return at === file.length && WEBP.some((known) => known.test(parts));
}
