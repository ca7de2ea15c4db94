import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { loadFonts } from "./fonts.ts";

let ready = false;

/** On first use, not at import: processes that print nothing need not wait for fonts. */
function prepare(): void {
  if (ready) return;
  loadFonts();
  // Documents are made of what they are given; they read neither files nor addresses.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  ready = true;
}

export function renderPdf(document: TDocumentDefinitions): Promise<Buffer> {
  prepare();
  return pdfmake.createPdf(document).getBuffer();
}
