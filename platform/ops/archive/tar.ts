import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { finished } from "node:stream/promises";

const BLOCK = 512;
const LONGEST_NAME = 100;

/** The header of the format that every `tar` reads, so that a base copy can be unpacked by hand too. */
function header(name: string, size: number, isFolder: boolean): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`${name} is too long a name for the archive`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number, at: number) =>
    block.write(value.toString(8).padStart(length - 1, "0"), at, "latin1");
  block.write(name, 0, "utf8");
  octal(isFolder ? 0o700 : 0o600, 8, 100);
  octal(0, 8, 108);
  octal(0, 8, 116);
  octal(size, 12, 124);
  octal(0, 12, 136);
  block.fill(" ", 148, 156);
  block.write(isFolder ? "5" : "0", 156, "latin1");
  block.write("ustar\x0000", 257, "latin1");
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return block;
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** What is to be packed: paths below a folder, folders before what is in them. */
export type Entry = { name: string; isFolder: boolean };

/**
 * Packs files of a folder that somebody writes into meanwhile: each has the size that it had when its turn came. A file
 * that is gone by then is left out; one that became shorter is filled with zeros.
 */
export async function* packed(folder: string, entries: Iterable<Entry>): AsyncGenerator<Buffer> {
  for (const { name, isFolder } of entries) {
    if (isFolder) {
      yield header(`${name}/`, 0, true);
      continue;
    }
    const path = join(folder, name);
    const size = await stat(path).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) continue;
    yield header(name, size, false);
    let left = size;
    if (size > 0) {
      for await (const chunk of createReadStream(path, { end: size - 1 })) {
        left -= chunk.length;
        yield chunk;
      }
    }
    yield Buffer.alloc(left);
    yield padding(size);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Cuts a stream into what is asked for, whatever pieces it comes in. */
class Reader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next bytes, at most `most`; empty at the end. */
  async some(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const next = await this.#source.next();
      if (next.done) return this.#rest;
      this.#rest = next.value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  async exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let left = size; left > 0; ) {
      const piece = await this.some(left);
      if (piece.length === 0) throw new Error("The base copy ends in the middle: it is damaged.");
      pieces.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(pieces);
  }
}

const textOf = (block: Buffer, from: number, length: number): string =>
  block.toString("utf8", from, from + length).replace(/\0.*$/s, "");

/** Unpacks what `packed` made into a folder. */
export async function unpack(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = new Reader(source);
  for (;;) {
    const block = await reader.exactly(BLOCK);
    const name = textOf(block, 0, LONGEST_NAME);
    if (name === "") return;
    const path = resolve(folder, name);
    if (!path.startsWith(`${resolve(folder)}${sep}`)) throw new Error(`${name} leads out of the folder: not unpacked.`);
    if (name.endsWith("/")) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const size = Number.parseInt(textOf(block, 124, 12), 8);
    const file = createWriteStream(path, { mode: 0o600 });
    for (let left = size; left > 0; ) {
      const piece = await reader.some(left);
      if (piece.length === 0) throw new Error("The base copy ends in the middle: it is damaged.");
      left -= piece.length;
      if (!file.write(piece)) await once(file, "drain");
    }
    file.end();
    await finished(file);
    await reader.exactly(padding(size).length);
  }
}
