import { constants, inflateRawSync, type ZlibOptions } from "node:zlib";
import { notXlsx, otherEncoding, tooBig } from "./refused.ts";

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
/** What the reader needs. Others may be in UTF-16: a query of Excel (customXml) is. */
const TEXT_PARTS = /(\.rels|\[Content_Types\]\.xml|(workbook|sharedStrings|styles)\.xml|worksheets\/[^/]+\.xml)$/i;

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const ZIP64 = 0xffffffff;

type Entry = { name: string; packed: number; unpacked: number; stored: boolean; local: number };

/** What the directory of the archive says of each of its parts. */
function* entriesOf(file: Buffer): Generator<Entry> {
  const end = findEnd(file);
  const entries = file.readUInt16LE(end + 10);
  if (entries > MAX_ENTRIES) throw tooBig();
  let at = file.readUInt32LE(end + 16);
  for (let n = 0; n < entries; n++) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY) throw notXlsx();
    const nameLength = file.readUInt16LE(at + 28);
    yield {
      name: file.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      stored: file.readUInt16LE(at + 10) === 0,
      local: file.readUInt32LE(at + 42),
    };
    at += ENTRY_BYTES + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
}

/**
 * Refuses archives that would unpack to more than a spreadsheet needs, before anything is unpacked. The reader stops at
 * the declared size of an entry, so the declared sizes are a true limit; an entry without one is refused. So are parts in
 * another encoding than UTF-8: the reader would take them for empty ones, or spoil the letters of their names.
 */
export function checkUnpackedSize(file: Buffer): void {
  let sheetBytes = 0;
  for (const entry of entriesOf(file)) {
    const { name, packed, unpacked } = entry;
    if (!READ_PARTS.test(name)) continue;
    if (packed === 0 || unpacked === 0 || unpacked === ZIP64) throw notXlsx();
    const isSheet = /worksheets\/[^/]+\.xml$/i.test(name);
    if (isSheet) sheetBytes += unpacked;
    if ((!isSheet && unpacked > MAX_PART_BYTES) || sheetBytes > MAX_SHEET_BYTES) throw tooBig();
    if (/\.rels$/i.test(name)) expectNoDisguise(textOf(file, entry, MAX_RELATIONS_BYTES));
    if (TEXT_PARTS.test(name) && !isUtf8(file, entry)) throw otherEncoding();
  }
}

/** The first part of that name as text; empty if there is none. */
export function partOf(file: Buffer, name: RegExp): string {
  for (const entry of entriesOf(file)) if (name.test(entry.name)) return textOf(file, entry, MAX_PART_BYTES);
  return "";
}

/** Refuses shared texts under the name of a sheet, which would give them the larger limit of a sheet. */
function expectNoDisguise(relations: string): void {
  for (const [relation] of relations.matchAll(/<[^<>]*sharedStrings[^<>]*>/gi)) {
    if (/Target\s*=\s*["'][^"']*(worksheets|&)/i.test(relation)) throw notXlsx();
  }
}

function packedBytes(file: Buffer, { local, packed }: Entry): Buffer {
  if (local + LOCAL_BYTES > file.length || file.readUInt32LE(local) !== LOCAL) throw notXlsx();
  const start = local + LOCAL_BYTES + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  return file.subarray(start, start + packed);
}

function textOf(file: Buffer, entry: Entry, maxOutputLength: number): string {
  const bytes = packedBytes(file, entry);
  return (entry.stored ? bytes : inflated(bytes, { maxOutputLength })).toString("utf8");
}

/** More than the declaration of an XML file has, packed. */
const BEGINNING = 512;
const UTF16 = ["fffe", "feff"];
const DECLARED = /^\ufeff?<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/;

function isUtf8(file: Buffer, entry: Entry): boolean {
  const packed = packedBytes(file, entry).subarray(0, BEGINNING);
  const start = entry.stored ? packed : inflated(packed, { finishFlush: constants.Z_SYNC_FLUSH });
  if (UTF16.includes(start.toString("hex", 0, 2))) return false;
  const declared = DECLARED.exec(start.toString("utf8", 0, BEGINNING))?.[1] ?? "utf-8";
  return /^(utf-?8|(us-)?ascii)$/i.test(declared);
}

function inflated(bytes: Buffer, options: ZlibOptions): Buffer {
  try {
    return inflateRawSync(bytes, options);
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
