import { Loader, Text } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import classes from "../ui.module.css";
import { isPdf } from "./isPdf.ts";
import { openPdf, type PdfDocument } from "./pdf.ts";

/** One page as it is looked at: a picture, or a page of a PDF, which is null until it is opened. */
export type Sheet = {
  address: string;
  page: number;
  pages: number;
  pdf: PdfDocument | "broken" | null;
};

type Opened<Source> = ReadonlyMap<Source, PdfDocument | "broken">;

/** The PDFs of these sources, each as soon as it is open; closed when they are shown no more. `sources` are remembered by the caller. */
export function useOpened<Source>(
  sources: readonly Source[],
  open: (source: Source) => Promise<PdfDocument>,
): Opened<Source> {
  const [opened, setOpened] = useState<Opened<Source>>(new Map());
  useEffect(() => {
    let gone = false;
    const documents: PdfDocument[] = [];
    const begin = async (source: Source) => {
      const pdf = await open(source).catch(() => "broken" as const);
      if (pdf !== "broken" && gone) return pdf.loadingTask.destroy();
      if (pdf !== "broken") documents.push(pdf);
      if (!gone) setOpened((before) => new Map(before).set(source, pdf));
    };
    for (const source of sources) void begin(source);
    return () => {
      gone = true;
      for (const pdf of documents) void pdf.loadingTask.destroy();
    };
  }, [sources, open]);
  return opened;
}

const atAddress = (url: string): Promise<PdfDocument> => openPdf({ url });

/** The pages of all files, in their order; a PDF has one until it is opened. */
export function useSheets(addresses: readonly string[]): readonly Sheet[] {
  const pdfs = useMemo(() => addresses.filter(isPdf), [addresses]);
  const opened = useOpened(pdfs, atAddress);
  return addresses.flatMap((address) => {
    const pdf = opened.get(address) ?? null;
    const pages = pdf === null || pdf === "broken" ? 1 : pdf.numPages;
    return Array.from({ length: pages }, (_, at) => ({ address, page: at + 1, pages, pdf }));
  });
}

/** Draws a page of a PDF; `label` says to whom cannot see it which page of what that is. */
export function PdfPage({ sheet: { pdf, page }, label }: { sheet: Pick<Sheet, "pdf" | "page">; label: string }) {
  if (pdf === null) return <Loader className={classes.pdfWait} aria-label={`Membuka ${label}`} />;
  if (pdf === "broken") {
    return (
      <Text className={classes.pdfWait} size="sm">
        PDF ini tidak dapat ditampilkan. Unduh untuk membukanya.
      </Text>
    );
  }
  return <Drawn pdf={pdf} page={page} label={label} />;
}

/** As large as the server keeps pictures, so that small print can be read when it is enlarged. */
const LONGEST_SIDE = 1600;

function Drawn({ pdf, page, label }: { pdf: PdfDocument; page: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const draw = async () => {
      const read = await pdf.getPage(page);
      if (gone || !canvas.current) return;
      const { width, height } = read.getViewport({ scale: 1 });
      const viewport = read.getViewport({ scale: LONGEST_SIDE / Math.max(width, height) });
      canvas.current.width = Math.round(viewport.width);
      canvas.current.height = Math.round(viewport.height);
      const task = read.render({ canvas: canvas.current, viewport });
      stop = () => task.cancel();
      await task.promise;
      setDrawn(true);
    };
    // A page that was left while it was drawn ends as a failure that nobody sees.
    draw().catch(() => {});
    return () => {
      gone = true;
      stop();
    };
  }, [pdf, page]);
  return <canvas ref={canvas} role="img" aria-label={label} data-drawn={drawn || undefined} />;
}
