/** A fault in a text of SQL: the text with it, where it is, and what stands there before and after. */
export type Fault = { text: string; at: number; before: string; after: string };

/** What is looked for, and what stands there instead. What is found inside a literal or a comment is none. */
const OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\S) \+ (?!interval)/g, " - "],
  [/(?<=\S) - (?!interval)/g, " + "],
  [/(?<=(?:\w|\))) \* (?=[\w(])(?<!select \* )/g, " / "],
  [/(?<=^|[\s(])-(?=[a-z(])/g, ""],
  [/ = /g, " <> "],
  [/ <> /g, " = "],
  [/ <= /g, " < "],
  [/ < /g, " <= "],
  [/ >= /g, " > "],
  [/ > /g, " >= "],
  [/(?<=\s)and(?=\s)(?<!between \S+ and)/g, "or"],
  [/(?<=\s)or(?=\s)(?<!create or)/g, "and"],
  [/\bwhere(?=\s)(?!\s+true)/g, "where true or"],
  [/\bcoalesce\(/g, "nullif("],
  [/\bsum\(/g, "max("],
  [/\bmax\(/g, "min("],
  [/\bmin\(/g, "max("],
  [/\bgreatest\(/g, "least("],
  [/\bleast\(/g, "greatest("],
  [/ desc\b/g, ""],
  [/\b(order by [\w.]+)(?=[,)\s]|$)(?! desc)/g, "$1 desc"],
  [/\bnot exists\b/g, "exists"],
  [/(?<!not )\bexists\b/g, "not exists"],
  [/ not in\b/g, " in"],
  [/(?<!not) in \(/g, " not in ("],
  [/\bis not null\b/g, "is null"],
  [/\bis null\b/g, "is not null"],
  [/\bis not distinct from\b/g, "is distinct from"],
  [/\bis distinct from\b/g, "is not distinct from"],
  [/\bleft join\b/g, "join"],
  [/\b(then|else) 0\b/g, "$1 1"],
  [/\b(then|else) (-?)1\b/g, "$1 0"],
];
const COMMENT = /--[^\n]*/g;
const LITERAL = /'[^']*'/g;
/** A word that the database compares or stores, and no format, day, setting or sentence. */
const WORD =
  /(?<!(?:interval|date|time zone) )'(?!(?:day|month|year)')[a-zA-Z][\w/-]*'(?!\))|(?<=[(,] ?)'[A-Za-z][\w-]*'(?=\)? ?[,)])/g;

const hidden = (text: string, what: RegExp): string => text.replaceAll(what, (found) => "~".repeat(found.length));

function found(seen: string, text: string, what: RegExp, instead: string): Fault[] {
  return [...seen.matchAll(what)].map((match) => {
    const [{ length }, at] = [match[0], match.index];
    const after = instead.replaceAll(/\$(\d)/g, (_, group) => match[Number(group)] ?? "");
    return {
      text: text.slice(0, at) + after + text.slice(at + length),
      at,
      before: text.slice(at, at + length),
      after,
    };
  });
}

/** Everything that can be broken in a piece of SQL, one at a time. */
export function faultsOf(text: string): Fault[] {
  const words = hidden(text, COMMENT);
  const code = hidden(words, LITERAL);
  return [
    ...OPERATORS.flatMap(([what, instead]) => found(code, text, what, instead)),
    ...found(words, text, WORD, "'lain'"),
  ];
}
