import { useState } from "react";
import type { Call, ClientInput } from "#kernel/call.ts";
import { CallFailed, download } from "../../api/client.ts";
import { showError, showSuccess } from "../dialog/dialogs.ts";

type Download<C extends Call> = {
  call: C;
  /** The sentence for a failure without a message from the server. */
  fallback: string;
  /** The problem of the chosen days; with one nothing is fetched and it is shown instead. */
  masalah?: string | null;
};

/** Downloads a file and then shows 'Download Berhasil'. */
export function useDownload<C extends Call>({ call, fallback, masalah = null }: Download<C>) {
  const [busy, setBusy] = useState(false);
  const fetchFile = async (input: ClientInput<C>) => {
    if (masalah !== null) return showError(masalah);
    setBusy(true);
    try {
      await download(call, input);
      showSuccess("Download Berhasil");
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.status !== 403) showError(error.sentence(fallback));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fetchFile };
}
