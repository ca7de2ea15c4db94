import { notXlsx } from "./refused.ts";
import { partOf } from "./zipGuard.ts";

const attribute = (element: string, name: RegExp): string => name.exec(element)?.[2] ?? "";
const NAME = /\sname\s*=\s*(["'])(.*?)\1/;
const ID = /\s(?:\w+:)id\s*=\s*(["'])(.*?)\1/;
const STATE = /\sstate\s*=\s*(["'])(.*?)\1/;
const RELATION = /\sId\s*=\s*(["'])(.*?)\1/;
const WORKSHEET = /\sType\s*=\s*(["'])[^"']*\/worksheet\1/;

/**
 * Which sheet of a workbook people see first, counted from 0 among all: neither a hidden one nor a chart. Null if it has
 * only such. One that has one of these names, in small letters, comes before others.
 */
export function firstVisibleSheet(file: Buffer, named: readonly string[] = []): number | null {
  const relations = partOf(file, /(^|\/)_rels\/workbook\.xml\.rels$/i).match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? [];
  const worksheets = new Set(
    relations.filter((relation) => WORKSHEET.test(relation)).map((relation) => attribute(relation, RELATION)),
  );
  const sheets = (partOf(file, /(^|\/)workbook\.xml$/i).match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? []).filter(
    (sheet) => attribute(sheet, NAME) !== "" && attribute(sheet, ID) !== "",
  );
  // A Word file has none.
  if (sheets.length === 0) throw notXlsx();
  const shown = sheets.map((sheet) => !/hidden/i.test(attribute(sheet, STATE)) && worksheets.has(attribute(sheet, ID)));
  const wanted = sheets.findIndex((sheet, at) => shown[at] && named.includes(attribute(sheet, NAME).toLowerCase()));
  const at = wanted === -1 ? shown.indexOf(true) : wanted;
  return at === -1 ? null : at;
}
