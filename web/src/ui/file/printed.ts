import { CallFailed, print } from "../../api/client.ts";
import { showError, withLoading } from "../dialog/dialogs.ts";

type Pdf = { data: { base64: string; nama: string } };

/** Opens a document that a call answers as PDF; blocks meanwhile and says when it failed. */
export async function printed(pdf: Promise<Pdf>, fallback: string): Promise<void> {
  try {
    const { data } = await withLoading(pdf, "Menyiapkan PDF…");
    print(data.base64, data.nama);
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    // A 403 was said where the session ended.
    if (failure.status !== 403) showError(failure.sentence(fallback));
  }
}
