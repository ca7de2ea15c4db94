import { inflateRawSync } from "node:zlib";
import { notXlsx, tooBig } from "./refused.ts";

const MB = 1024 * 1024;
/**
 * Sheets are read as a stream. Other parts become a tree of objects of up to a hundred times their size, above all the
 * shared texts; a sheet of ten thousand rows has less than 8 MB of them.
 */
const MAX_SHEET_BYTES = 64 * MB;
const MAX_PART_BYTES = 8 * MB;
const MAX_RELATIONS_BYTES = MB;
const MAX_ENTRIES = 2000;
/** Pictures and the like are never unpacked. */
const READ_PARTS = /\.(xml|rels)$/i;

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const ZIP64 = 0xffffffff;

/**
 * Refuses archives that would unpack to more than a spreadsheet needs, before anything is unpacked. The reader stops at
 * the declared size of an entry, so the declared sizes are a true limit; an entry without one is refused.
 */
export function checkUnpackedSize(file: Buffer): void {
  const end = findEnd(file);
  const entries = file.readUInt16LE(end + 10);
  if (entries > MAX_ENTRIES) throw tooBig();
  let sheetBytes = 0;
  let at = file.readUInt32LE(end + 16);
  for (let n = 0; n < entries; n++) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY) throw notXlsx();
    const packed = file.readUInt32LE(at + 20);
    const unpacked = file.readUInt32LE(at + 24);
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
    if (READ_PARTS.test(name)) {
      if (packed === 0 || unpacked === 0 || unpacked === ZIP64) throw notXlsx();
      const isSheet = /worksheets\/[^/]+\.xml$/i.test(name);
      if (isSheet) sheetBytes += unpacked;
      if ((!isSheet && unpacked > MAX_PART_BYTES) || sheetBytes > MAX_SHEET_BYTES) throw tooBig();
      if (/\.rels$/i.test(name)) expectNoDisguise(file, at, packed);
    }
    at += ENTRY_BYTES + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
}

/** Refuses shared texts under the name of a sheet, which would give them the larger limit of a sheet. */
function expectNoDisguise(file: Buffer, entry: number, packed: number): void {
  const local = file.readUInt32LE(entry + 42);
  if (local + LOCAL_BYTES > file.length || file.readUInt32LE(local) !== LOCAL) throw notXlsx();
  const start = local + LOCAL_BYTES + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const bytes = file.subarray(start, start + packed);
  const stored = file.readUInt16LE(entry + 10) === 0;
  const relations = stored ? bytes : inflated(bytes);
  for (const [relation] of relations.toString("utf8").matchAll(/<[^<>]*sharedStrings[^<>]*>/gi)) {
    if (/Target\s*=\s*["'][^"']*(worksheets|&)/i.test(relation)) throw notXlsx();
  }
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateRawSync(bytes, { maxOutputLength: MAX_RELATIONS_BYTES });
  } catch (error) {
    throw notXlsx(error);
  }
}

function findEnd(file: Buffer): number {
  const lowest = Math.max(0, file.length - END_BYTES - LONGEST_COMMENT);
  for (let at = file.length - END_BYTES; at >= lowest; at--) {
    if (file.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw notXlsx();
}
