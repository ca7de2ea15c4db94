import { FREQUENT_CALLS } from "#areas/frequentCalls.ts";
import { type Area, KETERANGAN_AREA } from "#areas/keterangan.ts";
import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import { type FoundKunci, problemOfKunci } from "../kunci/kunci.ts";
import { documentedCalls } from "../openapi/document.ts";

type Json = Record<string, unknown>;
/** A call as a program over MCP is told of it. */
export type Tool = {
  name: string;
  /** Whether it is proposed to a person instead of made. */
  proposed: boolean;
  call: Call;
  title: string;
  description: string;
  inputSchema: Json;
  words: string;
  area: string;
};

export const CARI_PANGGILAN = "cari_panggilan";
export const PANGGIL = "panggil";
export const USULKAN = "usulkan";
/** So many calls are found at once: with their inputs a page of text. */
const MOST_FOUND = 8;

/** Every call that reads and answers JSON, and those that may be proposed, by their names. */
export function allTools(areas: Readonly<Record<string, Area>>, { reads, proposes }: Kinds): Tool[] {
  const english = new Map(FREQUENT_CALLS.map(({ call, en }) => [call, en]));
  const asked = (call: Call) =>
    call.method === "GET" && call.answers === "json" && call.permission.kind !== "public" && reads(call);
  return documentedCalls([])
    .filter(({ call }) => asked(call) || proposes(call))
    .map(({ resource, operationId, name, path, call, input: { $schema: _, ...inputSchema } }) => {
      const area = KETERANGAN_AREA[areas[resource] ?? "sistem"];
      const description = `${call.summary}. / ${english.get(call) ?? `Of: ${area.en}`}.${pagedIn(inputSchema)}`;
      const words = [name, path, call.summary, call.tindakan, english.get(call) ?? ""].join(" ").toLowerCase();
      return {
        name: operationId,
        proposed: !asked(call),
        call,
        title: call.summary,
        description,
        inputSchema,
        words,
        area: `${area.id} ${area.en}`.toLowerCase(),
      };
    });
}

export type Kinds = {
  /** Whether the handler changes nothing. */
  reads(call: Call): boolean;
  /** Whether it may be proposed to a person. */
  proposes(call: Call): boolean;
};

const pagedIn = ({ properties = {} }: { properties?: Json }): string =>
  "limit" in properties ? " Per halaman: page, limit (1-100). / Paged: page, limit (1-100)." : "";

/** What this key may ask, and what it may propose. */
export const toolsOf = (tools: readonly Tool[], kunci: FoundKunci): Tool[] =>
  tools.filter(
    ({ call, proposed }) =>
      (!proposed || kunci.usul) && mayCall(call.permission, kunci.user) && problemOfKunci(call, kunci, true) === null,
  );

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };

/** The tools as they are listed: the frequent calls by their names, two for all others, and one that proposes. */
export function listed(tools: readonly Tool[], { usul }: Pick<FoundKunci, "usul">) {
  const frequent = FREQUENT_CALLS.flatMap(({ call }) => tools.filter((tool) => tool.call === call));
  const own = frequent.map(({ name, title, description, inputSchema }) => ({
    ...{ name, title, description },
    inputSchema: { ...inputSchema, type: "object" as const },
    annotations: READ_ONLY,
  }));
  return [...own, ...GENERAL, ...(usul ? [PROPOSING] : [])];
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

const PROPOSING = {
  name: USULKAN,
  title: "Mengusulkan",
  description:
    "Mengusulkan sebuah perubahan: panggilannya diperiksa, lalu menunggu sampai seseorang mengirimnya dari Kotak Persetujuan. Nama dan isiannya dari cari_panggilan. / Proposes a change: it is checked, and waits until a person sends it.",
  inputSchema: {
    type: "object" as const,
    properties: {
      nama: { type: "string" },
      isian: { type: "object" },
      catatan: { type: "string", description: "Mengapa, untuk orang yang memeriksanya / why, for who reads it" },
    },
    required: ["nama", "isian"],
  },
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
};

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
