import { CallFailed, print } from "../../api/client.ts";
import { showError, withLoading } from "../dialog/dialogs.ts";

export type Pdf = { data: { base64: string; nama: string } };

/** Opens a PDF that a call answers, or hands it on otherwise; blocks the screen meanwhile and shows a failure. */
export async function printed(
  pdf: Promise<Pdf>,
  fallback: string,
  hand: (base64: string, nama: string) => void = print,
): Promise<void> {
  try {
    const { data } = await withLoading(pdf, "Menyiapkan PDF…");
    hand(data.base64, data.nama);
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    // A 403 ends the session, which has shown its message already.
    if (failure.status !== 403) showError(failure.sentence(fallback));
  }
}
