import { contract } from "#contract/contract.ts";

const summaries = new Map<string, string>(
  Object.values(contract).flatMap((resource) =>
    Object.entries(resource).map(([name, call]): [string, string] => [name, call.summary]),
  ),
);

/** What a call does, in words; what no call did (a start, an import of old data) keeps its own name. */
export const summaryOf = (call: string): string => summaries.get(call) ?? call;

const CAPITALS: Readonly<Record<string, string>> = {
  nik: "NIK",
  ktp: "KTP",
  rt: "RT",
  rw: "RW",
  po: "PO",
  dp: "DP",
  so: "SO",
};

/** `alamatKtp` as people read it: Alamat KTP. */
export function labelOf(field: string): string {
  const words = field
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .split(" ");
  const label = words.map((word) => CAPITALS[word] ?? word).join(" ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}
