import { saveFile } from "../../api/client.ts";
import { showError } from "../dialog/dialogs.ts";

const fileOf = (base64: string, name: string): File =>
  new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: "application/pdf" });

/** Whether this browser hands files to other apps: phones do. */
export const sharesFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([""], "a.pdf", { type: "application/pdf" })] }) ?? false;

/** Hands a PDF with its name to the phone's share sheet. */
export async function sharePdf(base64: string, name: string): Promise<void> {
  try {
    await navigator.share({ files: [fileOf(base64, name)], title: name });
  } catch (failure) {
    // The person closed the sheet.
    if (failure instanceof DOMException && failure.name === "AbortError") return;
    showError("Perangkat ini tidak dapat membagikan PDF, unduh saja filenya");
  }
}

export const savePdf = (base64: string, name: string): void => saveFile(fileOf(base64, name), name);
