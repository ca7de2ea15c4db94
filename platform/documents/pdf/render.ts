import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { loadFonts } from "./fonts.ts";
import { LAYOUTS } from "./table.ts";

let ready = false;

/** Loaded at the first use: processes that print nothing need not wait for fonts. */
function prepare(): void {
  if (ready) return;
  loadFonts();
  // Documents contain only what they are given: reading files and addresses is refused.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.setTableLayouts(LAYOUTS);
  ready = true;
}

export function renderPdf(document: TDocumentDefinitions): Promise<Buffer> {
  prepare();
  return pdfmake.createPdf(document).getBuffer();
}
