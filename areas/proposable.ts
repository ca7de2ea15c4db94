import { contract } from "#areas/contract.ts";
import { NEVER_BY_KEY } from "#areas/neverByKey.ts";
import type { Call } from "#kernel/call.ts";

/** The call by which a program proposes another. */
export const PROPOSING: Call = contract.usulan.addUsulan;

const named = Object.values(contract).flatMap((calls) => Object.entries<Call>(calls));

const needsFiles = ({ files }: Call): boolean => Object.values(files).some(({ min }) => min > 0);

/** Why a program may not propose this call to a person; null where it may. */
export function problemOfProposing(call: Call): string | null {
  if (call.method === "GET") return `Panggilan ${call.path} hanya membaca, panggil langsung`;
  if (NEVER_BY_KEY.has(call) || call.permission.kind === "public" || call === PROPOSING) {
    return `Panggilan untuk ${call.tindakan} tidak dapat diusulkan, hanya untuk yang login sendiri`;
  }
  if (needsFiles(call)) {
    return `Panggilan untuk ${call.tindakan} membutuhkan file, dan usulan tidak membawa file: minta orangnya mengisinya sendiri`;
  }
  return null;
}

/** The calls that may be proposed, by their path. */
export const PROPOSABLE: ReadonlyMap<string, Call> = new Map(
  named.filter(([, call]) => problemOfProposing(call) === null).map(([, call]) => [call.path, call]),
);

/** The calls of this name or path: several where rooms name theirs alike. */
export const callsNamed = (name: string): Call[] =>
  named.filter(([own, { path }]) => own === name || path === name).map(([, call]) => call);
