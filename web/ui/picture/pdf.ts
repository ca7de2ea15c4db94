import type { PDFDocumentProxy } from "pdfjs-dist";

export type PdfDocument = PDFDocumentProxy;
/** As the server has it (platform/files/pdf.ts). */
const MAX_PAGES = 20;
/** A picture inside a page that is larger than this is left out: it would take the memory of the whole tab. */
const MAX_IMAGE_PIXELS = 40_000_000;

/** Whether a chosen file is a PDF, by what the browser says of it. */
export const isPdfFile = ({ type, name }: File): boolean =>
  type === "application/pdf" || (type === "" && /\.pdf$/i.test(name));

/** Half a megabyte of code: loaded when somebody opens the first PDF. */
async function library() {
  const [pdfjs, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.min.mjs?url"),
  ]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return pdfjs;
}

/** Opens a PDF to be drawn. Nothing in it runs: scripts, forms and attachments are not looked at. */
export async function openPdf(source: { url: string } | { data: ArrayBuffer }): Promise<PdfDocument> {
  const { getDocument, version } = await library();
  return getDocument({
    ...source,
    // Our content security policy allows no WebAssembly: scanned pages are read by the same code as JavaScript.
    useWasm: false,
    wasmUrl: new URL(`${import.meta.env.BASE_URL}assets/pdf-${version}/`, document.baseURI).href,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  }).promise;
}

/** Why a chosen PDF cannot be a proof; null if nothing is wrong, or if its reader cannot be loaded: the server looks too. */
export async function pdfProblem(file: File): Promise<string | null> {
  const pdfjs = await library().catch(() => null);
  if (!pdfjs) return null;
  try {
    const opened = await openPdf({ data: await file.arrayBuffer() });
    const { numPages } = opened;
    await opened.loadingTask.destroy();
    return numPages > MAX_PAGES ? `${file.name} lebih dari ${MAX_PAGES} halaman` : null;
  } catch (error) {
    if (!(error instanceof pdfjs.PasswordException)) return `${file.name} bukan PDF yang dapat dibaca`;
    return `${file.name} terkunci kata sandi. Cetak sebagai PDF tanpa kata sandi, lalu pilih lagi`;
  }
}
