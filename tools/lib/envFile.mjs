const QUOTED = /'([^']*)'|"((?:\\.|[^"\\])*)"/gs;
/** A name, then texts in quotes or a text without; a backslash at the end of a line goes on in the next one. */
const LINE = /^[ \t]*([A-Za-z_]\w*)[ \t]*=[ \t]*((?:(?:'[^']*'|"(?:\\.|[^"\\])*")[ \t]*)*)((?:\\.|[^\\\n])*)/gms;

const inQuotes = (text) => text.replace(/\\(["\\`$])|\\\n/g, "$1");
const withoutQuotes = (text) => text.trimEnd().replace(/\\(.)|\\\n/g, "$1");

/**
 * What a file holds as systemd reads an EnvironmentFile: a value is all of its line, whatever signs are in it, so that one file
 * serves the unit and the commands. A shell would stop at the first blank, and other readers of such files at a #.
 */
export const environmentIn = (text) =>
  Object.fromEntries(
    [...text.replace(/\r\n?/g, "\n").matchAll(LINE)].map(([, name, quoted, rest]) => {
      const parts = [...quoted.matchAll(QUOTED)].map(([, plain, escaped]) => plain ?? inQuotes(escaped));
      return [name, parts.join("") + withoutQuotes(rest)];
    }),
  );
