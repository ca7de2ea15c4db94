import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file within an archive, as text that may arrive in pieces. */
export type ZipEntry = { path: string; content: Iterable<string> | AsyncIterable<string> };

const LOCAL = 0x04034b50;
const SUMS = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** The sums stand behind the content, which is not known before; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first of January 1980, the beginning of time for archives. */
const NO_DATE = 33;
const MOST_BYTES = 0xffff_ffff;
/** Three times as fast as the usual level, for files a third larger. */
const LEVEL = 2;
const PIECE = 64 * 1024;

/** An archive while its files arrive. They are compressed beside the event loop, and no faster than they are taken. */
export async function* zipped(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, content } of entries) {
    const name = Buffer.from(path);
    const start = offset;
    const sums = { crc: 0, packed: 0, size: 0 };
    const head = Buffer.concat([numbers([LOCAL, 4], ...about(sums), [name.length, 2], [0, 2]), name]);
    yield head;
    for await (const piece of packed(content, sums)) {
      sums.packed += piece.length;
      yield piece;
    }
    yield numbers([SUMS, 4], [sums.crc, 4], [sums.packed, 4], [sums.size, 4]);
    offset += head.length + sums.packed + 16;
    if (Math.max(offset, sums.size) > MOST_BYTES) throw new Error("An export is too large for its archive");
    const place = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [start, 4],
    ] as const;
    directory.push(numbers([CENTRAL, 4], [VERSION, 2], ...about(sums), [name.length, 2], ...place), name);
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const count = directory.length / 2;
  yield Buffer.concat([
    ...directory,
    numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [length, 4], [offset, 4], [0, 2]),
  ]);
}

type Sums = { crc: number; packed: number; size: number };
type Sized = readonly [value: number, bytes: 2 | 4];

/** What is said of a file in both places. */
const about = ({ crc, packed, size }: Sums): Sized[] => [
  [VERSION, 2],
  [FLAGS, 2],
  [DEFLATED, 2],
  [0, 2],
  [NO_DATE, 2],
  [crc, 4],
  [packed, 4],
  [size, 4],
];

function numbers(...parts: readonly Sized[]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [value, length] of parts) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}

async function* packed(content: ZipEntry["content"], sums: Sums): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: PIECE });
  // Where either of them fails or is left, so is the other; what it was comes out of `deflate`.
  const filling = pipeline(counted, deflate).catch(() => {});
  try {
    yield* deflate;
  } finally {
    await filling;
  }
}
