import { Group, Text } from "@mantine/core";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useDialog } from "../dialog/useDialog.ts";
import classes from "../ui.module.css";
import { ImageViewer, type Shown } from "./ImageViewer.tsx";
import { isPdf } from "./pdf.ts";

/** A small picture, or the sign of a PDF: its first page would need the code that draws it. */
export const Thumb = ({ address, alt = "" }: { address: string; alt?: string }) =>
  isPdf(address) ? (
    <span className={classes.pdfThumb} {...(alt && { role: "img", "aria-label": alt })}>
      <IconFileTypePdf size={32} stroke={1.5} aria-hidden />
      PDF
    </span>
  ) : (
    <img src={address} alt={alt} loading="lazy" />
  );

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
      <ImageViewer dialog={viewer} />
    </>
  );
}
