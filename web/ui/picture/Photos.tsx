import { Group, Text } from "@mantine/core";
import { IconFileTypePdf } from "@tabler/icons-react";
import { onOpening } from "../dialog/onOpening.tsx";
import { useDialog } from "../dialog/useDialog.ts";
import classes from "../ui.module.css";
import type { Shown } from "./ImageViewer.tsx";
import { isPdf } from "./isPdf.ts";

/** The viewer of pictures and PDFs, whose code comes when it is opened or when there is time for it. */
export const Viewer = onOpening(() => import("./ImageViewer.tsx").then((file) => file.ImageViewer));

/** The sign of a PDF in the size of a small picture: its first page would need the code that draws it. */
export const PdfSign = ({ alt = "" }: { alt?: string }) => (
  <span className={classes.pdfThumb} {...(alt && { role: "img", "aria-label": alt })}>
    <IconFileTypePdf size={32} stroke={1.5} aria-hidden />
    PDF
  </span>
);

/** What is stored at an address, small. */
export const Thumb = ({ address, alt = "" }: { address: string; alt?: string }) =>
  isPdf(address) ? <PdfSign alt={alt} /> : <img src={address} alt={alt} loading="lazy" />;

/** Thumbnails of a record's photos and PDFs; a click opens the viewer. */
export function Photos({ images, name }: { images: readonly string[]; name: string }) {
  const viewer = useDialog<Shown>();
  if (images.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Tidak ada foto
      </Text>
    );
  }
  return (
    <>
      <Group gap="xs">
        {images.map((image, at) => (
          <button
            key={image}
            type="button"
            className={classes.thumb}
            aria-label={`Perbesar ${name} ${at + 1}${isPdf(image) ? " (PDF)" : ""}`}
            onClick={() => viewer.open({ images, at, name })}
          >
            <Thumb address={image} />
          </button>
        ))}
      </Group>
      <Viewer dialog={viewer} />
    </>
  );
}
