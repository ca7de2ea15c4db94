import type { CodeReader, CodeSource } from "./code.ts";

const FORMATS = ["qr_code", "code_128"];

/** The browser's own reader of codes, which phones have and most computers have not. */
type Detector = { detect(source: CodeSource): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** The browser's reader where it knows both kinds of code, else one that is loaded now. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await ownReader()) ?? (await import("./zxing.ts")).zxingReader();
}

async function ownReader(): Promise<CodeReader | null> {
  const Detector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const known = await Detector?.getSupportedFormats().catch((): string[] => []);
  if (!Detector || !FORMATS.every((format) => known?.includes(format))) return null;
  const detector = new Detector({ formats: FORMATS });
  return async (source) => {
    const found = await detector.detect(source).catch(() => []);
    return found[0]?.rawValue ?? null;
  };
}
