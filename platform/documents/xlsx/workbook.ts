import { type ColumnKind, numberFormats } from "./cell.ts";
import { escapeXml } from "./sheetXml.ts";
import type { ZipEntry } from "./zip.ts";

/** The rows of a sheet that look different. */
export type Phase = "header" | "body" | "total";

const PHASES: readonly Phase[] = ["header", "body", "total"];
const KINDS = Object.keys(numberFormats) as ColumnKind[];
/** Number formats below this number are those of the program. */
const FIRST_FORMAT = 164;

/** The style of a cell, as the number under which `styles` lists it. */
export const styleOf = (kind: ColumnKind, phase: Phase): number =>
  1 + KINDS.indexOf(kind) * PHASES.length + PHASES.indexOf(phase);

const PLAIN = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>';

function style(kind: ColumnKind, phase: Phase): string {
  const at = PHASES.indexOf(phase);
  const format = phase === "header" ? 0 : FIRST_FORMAT + KINDS.indexOf(kind);
  const horizontal = kind === "text" ? "" : ' horizontal="right"';
  const vertical = phase === "header" ? ' vertical="center"' : kind === "text" ? ' vertical="top"' : "";
  const [font, fill, border] =
    [
      [1, 2, 1],
      [0, 0, 0],
      [1, 0, 2],
    ][at] ?? [];
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment${horizontal}${vertical}/></xf>`;
}

const listed = (name: string, parts: readonly string[]): string =>
  `<${name} count="${parts.length}">${parts.join("")}</${name}>`;
const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
const fill = (pattern: string, colour = "") =>
  `<fill><patternFill patternType="${pattern}">${colour}</patternFill></fill>`;
const border = (top: string, bottom: string) =>
  `<border><left/><right/><top${top}/><bottom${bottom}/><diagonal/></border>`;
const THIN = ' style="thin"';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const styles = (): string => {
  const formats = KINDS.map(
    (kind, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escapeXml(numberFormats[kind])}"/>`,
  );
  const cells = KINDS.flatMap((kind) => PHASES.map((phase) => style(kind, phase)));
  return `${HEAD}<styleSheet xmlns="${MAIN}">${[
    listed("numFmts", formats),
    listed("fonts", [font(""), font("<b/>")]),
    listed("fills", [fill("none"), fill("gray125"), fill("solid", '<fgColor rgb="FFE9EFEE"/>')]),
    listed("borders", [border("", ""), border("", THIN), border(THIN, "")]),
    listed("cellStyleXfs", [PLAIN]),
    listed("cellXfs", [PLAIN.replace("/>", ' xfId="0"/>'), ...cells]),
    listed("cellStyles", ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
  ].join("")}</styleSheet>`;
};

const relations = (parts: readonly (readonly [type: string, target: string])[]): string => {
  const each = parts.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join("")}</Relationships>`;
};

export const sheetPath = (sheet: number): string => `xl/worksheets/sheet${sheet}.xml`;

/** The parts of a workbook beside its sheets, which have these names. */
export function workbookParts(names: readonly string[]): ZipEntry[] {
  const sheets = names.map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const paths = names.map((_, at) => sheetPath(at + 1));
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${CONTENT}.${type}+xml"/>`;
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override("xl/workbook.xml", "sheet.main"),
    override("xl/styles.xml", "styles"),
    ...paths.map((path) => override(path, "worksheet")),
  ];
  const workbook = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join("")}</sheets></workbook>`;
  const inWorkbook = paths.map((path) => ["worksheet", path.replace("xl/", "")] as const);
  const part = (path: string, content: string): ZipEntry => ({ path, content: [content] });
  return [
    part("xl/styles.xml", styles()),
    part("xl/workbook.xml", workbook),
    part("xl/_rels/workbook.xml.rels", relations([...inWorkbook, ["styles", "styles.xml"]])),
    part("_rels/.rels", relations([["officeDocument", "xl/workbook.xml"]])),
    part("[Content_Types].xml", `${HEAD}<Types xmlns="${PACKAGE}/content-types">${types.join("")}</Types>`),
  ];
}

/** A sheet up to its rows: the header stays in sight, columns have these widths. */
export const sheetStart = (widths: readonly number[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join("")}</cols><sheetData>`;
export const SHEET_END = "</sheetData></worksheet>";
