import type { Call } from "#kernel/call.ts";
import type { DrafEmail } from "#kernel/surat.ts";
import { type Addressed, useAddress } from "../ui/dialog/useAddress.ts";
import { useFormAddress } from "../ui/dialog/useFormAddress.ts";

/** A mail that is ready to go, and the key of the document it belongs to. */
export type Surat = DrafEmail & { kunci: string };

type Kirim = { dialog: Addressed<Surat>; opener: Addressed<string> };

/** The form of a mail, opened by the key of its document: `?kirim=SO-2611-00001`. The server has the text ready. */
export function useKirim(call: Call, draf: (kunci: string) => Promise<{ data: DrafEmail }>): Kirim {
  const opener = useAddress("kirim");
  const dialog = useFormAddress<Surat>("kirim", {
    call,
    key: ({ kunci }) => kunci,
    load: async (kunci) => ({ ...(await draf(kunci)).data, kunci }),
  });
  return { dialog, opener };
}
