import { ActionIcon, Group, Modal, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconDownload, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { type PointerEvent, type ReactNode, useEffect, useState } from "react";
import { useModalLayer } from "../dialog/modalLayer.ts";
import { modalLook } from "../dialog/modalLook.ts";
import type { Dialog } from "../dialog/useDialog.ts";
import classes from "../ui.module.css";
import { isPdf } from "./isPdf.ts";
import { PdfPage, type Sheet, useSheets } from "./PdfPage.tsx";

/** The pictures and PDFs to view, and the first one to show. */
export type Shown = { images: readonly string[]; at: number; name: string };

const LARGEST = 5;
const STILL = { zoom: 1, x: 0, y: 0 };

/** Shows pictures and the pages of PDFs over the page one at a time, with zoom (wheel, buttons, + and -) and panning. */
export function ImageViewer({ dialog }: { dialog: Dialog<Shown> }) {
  const isTop = useModalLayer(dialog.opened, dialog);
  const { record } = dialog;
  return (
    <Modal
      opened={dialog.opened}
      onClose={() => isTop() && dialog.close()}
      size="xl"
      title={record?.name}
      zIndex={300}
      {...modalLook}
    >
      {record && <Stage key={dialog.opening} {...record} />}
    </Modal>
  );
}

function Stage({ images, at, name }: Shown) {
  const sheets = useSheets(images);
  const [shown, setShown] = useState({ address: images[at], page: 1 });
  const [view, setView] = useState(STILL);
  const several = sheets.length > 1;
  const index = sheets.findIndex(({ address, page }) => address === shown.address && page === shown.page);
  const sheet = sheets[index];

  const zoomBy = (factor: number) =>
    setView((before) => {
      const zoom = Math.min(LARGEST, Math.max(1, before.zoom * factor));
      return zoom === 1 ? STILL : { ...before, zoom };
    });
  const step = (by: number) => {
    const next = sheets[(index + by + sheets.length) % sheets.length];
    if (next) setShown({ address: next.address, page: next.page });
    setView(STILL);
  };
  const move = (event: PointerEvent) => {
    if (event.buttons !== 1 || view.zoom === 1) return;
    setView((before) => ({ ...before, x: before.x + event.movementX, y: before.y + event.movementY }));
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "ArrowRight" && several) step(1);
      if (event.key === "ArrowLeft" && several) step(-1);
      if (event.key === "+" || event.key === "=") zoomBy(1.4);
      if (event.key === "-") zoomBy(1 / 1.4);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the mouse's way to what the buttons below do */}
      <div
        className={classes.stage}
        data-zoomed={view.zoom > 1 || undefined}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2)}
        onDoubleClick={() => (view.zoom > 1 ? setView(STILL) : zoomBy(2.5))}
        onPointerMove={move}
      >
        <div className={classes.sheet} style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}>
          {sheet && <SheetView sheet={sheet} label={several ? `${name}, ${index + 1} dari ${sheets.length}` : name} />}
        </div>
      </div>
      <Tools sheet={sheet} zoom={view.zoom} zoomBy={zoomBy} step={several ? step : undefined} />
    </>
  );
}

const SheetView = ({ sheet, label }: { sheet: Sheet; label: string }) =>
  isPdf(sheet.address) ? (
    <PdfPage key={`${sheet.address} ${sheet.page}`} sheet={sheet} label={label} />
  ) : (
    <img src={sheet.address} alt={label} draggable={false} />
  );

type ToolsProps = {
  sheet: Sheet | undefined;
  zoom: number;
  zoomBy: (factor: number) => void;
  step?: (by: number) => void;
};

const Tools = ({ sheet, zoom, zoomBy, step }: ToolsProps) => (
  <Group justify="center" mt="sm" gap="xs">
    {step && <Tool label="Gambar sebelumnya" icon={<IconChevronLeft size={18} />} act={() => step(-1)} />}
    <Tool label="Perkecil" icon={<IconZoomOut size={18} />} act={() => zoomBy(1 / 1.4)} />
    <Text size="sm" w={48} ta="center" className={classes.number} role="status">
      {Math.round(zoom * 100)}%
    </Text>
    <Tool label="Perbesar" icon={<IconZoomIn size={18} />} act={() => zoomBy(1.4)} />
    {step && <Tool label="Gambar berikutnya" icon={<IconChevronRight size={18} />} act={() => step(1)} />}
    {sheet && isPdf(sheet.address) && (
      <ActionIcon component="a" href={sheet.address} download variant="default" size="lg" aria-label="Unduh PDF">
        <IconDownload size={18} />
      </ActionIcon>
    )}
  </Group>
);

function Tool({ label, icon, act }: { label: string; icon: ReactNode; act: () => void }) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} data-tip={label} onClick={act}>
      {icon}
    </ActionIcon>
  );
}
