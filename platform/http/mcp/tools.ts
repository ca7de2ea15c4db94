import { FREQUENT_CALLS } from "#areas/frequentCalls.ts";
import { type Area, KETERANGAN_AREA } from "#areas/keterangan.ts";
import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import { type FoundKunci, problemOfKunci } from "../kunci/kunci.ts";
import { documentedCalls } from "../openapi/document.ts";

type Json = Record<string, unknown>;
/** A call that only reads, as a program over MCP is told of it. */
export type Tool = {
  name: string;
  call: Call;
  title: string;
  description: string;
  inputSchema: Json;
  words: string;
  area: string;
};

export const CARI_PANGGILAN = "cari_panggilan";
export const PANGGIL = "panggil";
/** So many calls are found at once: with their inputs a page of text. */
const MOST_FOUND = 8;

/** Every call that reads and answers JSON, by its name. `reads`: its handler changes nothing. */
export function allTools(areas: Readonly<Record<string, Area>>, reads: (call: Call) => boolean): Tool[] {
  const english = new Map(FREQUENT_CALLS.map(({ call, en }) => [call, en]));
  return documentedCalls([])
    .filter(
      ({ call }) =>
        call.method === "GET" && call.answers === "json" && call.permission.kind !== "public" && reads(call),
    )
    .map(({ resource, operationId, name, path, call, input: { $schema: _, ...inputSchema } }) => {
      const area = KETERANGAN_AREA[areas[resource] ?? "sistem"];
      const description = `${call.summary}. / ${english.get(call) ?? `Of: ${area.en}`}.${pagedIn(inputSchema)}`;
      const words = [name, path, call.summary, call.tindakan, english.get(call) ?? ""].join(" ").toLowerCase();
      return {
        name: operationId,
        call,
        title: call.summary,
        description,
        inputSchema,
        words,
        area: `${area.id} ${area.en}`.toLowerCase(),
      };
    });
}

const pagedIn = ({ properties = {} }: { properties?: Json }): string =>
  "limit" in properties ? " Per halaman: page, limit (1-100). / Paged: page, limit (1-100)." : "";

/** What this key may ask. */
export const toolsOf = (tools: readonly Tool[], kunci: FoundKunci): Tool[] =>
  tools.filter(({ call }) => mayCall(call.permission, kunci.user) && problemOfKunci(call, kunci, true) === null);

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };

/** The tools as they are listed: the frequent calls by their names, and two for all others. */
export function listed(tools: readonly Tool[]) {
  const frequent = FREQUENT_CALLS.flatMap(({ call }) => tools.filter((tool) => tool.call === call));
  const own = frequent.map(({ name, title, description, inputSchema }) => ({
    ...{ name, title, description },
    inputSchema: { ...inputSchema, type: "object" as const },
    annotations: READ_ONLY,
  }));
  return [...own, ...GENERAL];
}

const GENERAL = [
  {
    name: CARI_PANGGILAN,
    title: "Mencari panggilan",
    description:
      "Mencari panggilan lain yang boleh dipakai kunci ini, dengan isiannya. / Finds other calls that this key may use, with their inputs.",
    inputSchema: {
      type: "object" as const,
      properties: {
        kata: { type: "string", description: "Kata kunci, misalnya: umur piutang / words, such as: receivables" },
      },
      required: ["kata"],
    },
    annotations: READ_ONLY,
  },
  {
    name: PANGGIL,
    title: "Memanggil",
    description:
      "Memanggil satu panggilan dengan namanya dari cari_panggilan. / Calls one of them by its name from cari_panggilan.",
    inputSchema: {
      type: "object" as const,
      properties: { nama: { type: "string" }, isian: { type: "object" } },
      required: ["nama"],
    },
    annotations: READ_ONLY,
  },
];

/** The calls that most of the words are said of; what is said of their area alone counts less. Frequent ones first. */
export function findTools(tools: readonly Tool[], kata: string): Tool[] {
  const words = kata
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const frequent = new Set<Call>(FREQUENT_CALLS.map(({ call }) => call));
  const hitsOf = ({ words: own, area, call }: Tool) => {
    const hits = words.reduce((sum, word) => sum + (own.includes(word) ? 4 : area.includes(word) ? 1 : 0), 0);
    return hits > 0 && frequent.has(call) ? hits + 0.5 : hits;
  };
  return tools
    .map((tool) => ({ tool, hits: hitsOf(tool) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, MOST_FOUND)
    .map(({ tool }) => tool);
}
