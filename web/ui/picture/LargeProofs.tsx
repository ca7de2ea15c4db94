import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from "react";
import { useDialog } from "../dialog/useDialog.ts";
import classes from "../ui.module.css";
import { ImageViewer, type Shown } from "./ImageViewer.tsx";
import { PdfPage, useSheets } from "./PdfPage.tsx";
import { isPdf, isPdfFile, openPdf, type PdfDocument } from "./pdf.ts";
import { useAddresses } from "./useAddresses.ts";

/** Proofs as large as their place allows, so that a decision needs no press; one opens the viewer. */
export function LargeProofs({ images, name }: { images: readonly string[]; name: string }) {
  const viewer = useDialog<Shown>();
  return (
    <div className={classes.proofs}>
      {images.map((address, at) => {
        const label = `${name}, ${at + 1} dari ${images.length}`;
        const open = {
          "aria-label": `Perbesar ${name} ${at + 1}`,
          onClick: () => viewer.open({ images, at, name }),
        };
        if (isPdf(address)) return <FirstPage key={address} address={address} label={label} open={open} />;
        return (
          <button key={address} type="button" {...open}>
            <img src={address} alt={label} />
          </button>
        );
      })}
      <ImageViewer dialog={viewer} />
    </div>
  );
}

type FirstPageProps = { address: string; label: string; open: ComponentProps<"button"> };

/** The first page of a PDF; the others are one press away. */
function FirstPage({ address, label, open }: FirstPageProps) {
  const addresses = useMemo(() => [address], [address]);
  const [first] = useSheets(addresses);
  if (!first) return null;
  return (
    <div>
      <button type="button" {...open}>
        <PdfPage sheet={first} label={label} />
      </button>
      {first.pages > 1 && <p>Halaman 1 dari {first.pages}</p>}
    </div>
  );
}

/** A form beside the files that were chosen for it, which are read while it is filled. */
export const BesideProofs = ({ files, children }: { files: readonly File[]; children: ReactNode }) => (
  <div className={files.length > 0 ? classes.besideProofs : undefined}>
    {children}
    {files.length > 0 && <ChosenProofs files={files} />}
  </div>
);

/** Every page of these files. */
function ChosenProofs({ files }: { files: readonly File[] }) {
  const pictures = useMemo(() => files.filter((file) => !isPdfFile(file)), [files]);
  const addresses = useAddresses(pictures);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
    <section className={classes.proofs} aria-label="Dokumen yang dipilih" tabIndex={0}>
      {files.map((file) =>
        isPdfFile(file) ? (
          <ChosenPdf key={`${file.name} ${file.size}`} file={file} />
        ) : (
          <div key={`${file.name} ${file.size}`} className={classes.proofPage}>
            <img src={addresses[pictures.indexOf(file)]} alt={file.name} />
          </div>
        ),
      )}
    </section>
  );
}

function ChosenPdf({ file }: { file: File }) {
  const [pdf, setPdf] = useState<PdfDocument | null>(null);
  useEffect(() => {
    let gone = false;
    let opened: PdfDocument | null = null;
    const open = async () => {
      opened = await openPdf({ data: await file.arrayBuffer() });
      if (gone) await opened.loadingTask.destroy();
      else setPdf(opened);
    };
    // What cannot be opened is said at the field.
    open().catch(() => {});
    return () => {
      gone = true;
      void opened?.loadingTask.destroy();
    };
  }, [file]);
  const pages = pdf?.numPages ?? 0;
  return Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
    <div key={page} className={classes.proofPage}>
      <PdfPage sheet={{ address: "", page, pages, pdf }} label={`${file.name}, ${page} dari ${pages}`} />
    </div>
  ));
}
