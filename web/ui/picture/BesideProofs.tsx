import { type ReactNode, useMemo } from "react";
import classes from "../ui.module.css";
import { PdfPage, useOpened } from "./PdfPage.tsx";
import { isPdfFile, openPdf, type PdfDocument } from "./pdf.ts";
import { useAddresses } from "./useAddresses.ts";

/** A form beside the files that were chosen for it, which are read while it is filled. */
export const BesideProofs = ({ files, children }: { files: readonly File[]; children: ReactNode }) => (
  <div className={files.length > 0 ? classes.besideProofs : undefined}>
    {children}
    {files.length > 0 && <ChosenProofs files={files} />}
  </div>
);

const ofFile = async (file: File): Promise<PdfDocument> => openPdf({ data: await file.arrayBuffer() });

/** Every page of these files; what cannot be opened is said at its field. */
function ChosenProofs({ files }: { files: readonly File[] }) {
  const pictures = useMemo(() => files.filter((file) => !isPdfFile(file)), [files]);
  const pdfs = useMemo(() => files.filter(isPdfFile), [files]);
  const addresses = useAddresses(pictures);
  const opened = useOpened(pdfs, ofFile);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
    <section className={classes.proofs} aria-label="Dokumen yang dipilih" tabIndex={0}>
      {files.map((file) => {
        const pdf = opened.get(file);
        const key = `${file.name} ${file.size}`;
        if (isPdfFile(file)) return <Pages key={key} name={file.name} pdf={pdf === "broken" ? undefined : pdf} />;
        return (
          <div key={key} className={classes.proofPage}>
            <img src={addresses[pictures.indexOf(file)]} alt={file.name} />
          </div>
        );
      })}
    </section>
  );
}

function Pages({ name, pdf }: { name: string; pdf: PdfDocument | undefined }) {
  if (pdf === undefined) return null;
  return Array.from({ length: pdf.numPages }, (_, at) => at + 1).map((page) => (
    <div key={page} className={classes.proofPage}>
      <PdfPage sheet={{ page, pdf }} label={`${name}, ${page} dari ${pdf.numPages}`} />
    </div>
  ));
}
