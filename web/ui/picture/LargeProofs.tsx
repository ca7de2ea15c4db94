import { type ComponentProps, useMemo } from "react";
import { useDialog } from "../dialog/useDialog.ts";
import classes from "../ui.module.css";
import type { Shown } from "./ImageViewer.tsx";
import { isPdf } from "./isPdf.ts";
import { PdfPage, useSheets } from "./PdfPage.tsx";
import { Viewer } from "./Photos.tsx";

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
      <Viewer dialog={viewer} />
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
