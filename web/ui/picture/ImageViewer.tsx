import { ActionIcon, Group, Modal, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { type PointerEvent, type ReactNode, useEffect, useState } from "react";
import { useModalLayer } from "../dialog/modalLayer.ts";
import { modalLook } from "../dialog/modalLook.ts";
import { type Dialog, useDialog } from "../dialog/useDialog.ts";
import classes from "../ui.module.css";

/** The pictures to view, and the first one to show. */
export type Shown = { images: readonly string[]; at: number; name: string };

const LARGEST = 5;
const STILL = { zoom: 1, x: 0, y: 0 };

/** Shows pictures over the page one at a time, with zoom (wheel, buttons, + and -) and panning. */
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
  const [index, setIndex] = useState(at);
  const [view, setView] = useState(STILL);
  const several = images.length > 1;

  const zoomBy = (factor: number) =>
    setView((before) => {
      const zoom = Math.min(LARGEST, Math.max(1, before.zoom * factor));
      return zoom === 1 ? STILL : { ...before, zoom };
    });
  const step = (by: number) => {
    setIndex((before) => (before + by + images.length) % images.length);
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
        <img
          src={images[index]}
          alt={several ? `${name}, ${index + 1} dari ${images.length}` : name}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        />
      </div>
      <Group justify="center" mt="sm" gap="xs">
        {several && <Tool label="Gambar sebelumnya" icon={<IconChevronLeft size={18} />} act={() => step(-1)} />}
        <Tool label="Perkecil" icon={<IconZoomOut size={18} />} act={() => zoomBy(1 / 1.4)} />
        <Text size="sm" w={48} ta="center" className={classes.number} role="status">
          {Math.round(view.zoom * 100)}%
        </Text>
        <Tool label="Perbesar" icon={<IconZoomIn size={18} />} act={() => zoomBy(1.4)} />
        {several && <Tool label="Gambar berikutnya" icon={<IconChevronRight size={18} />} act={() => step(1)} />}
      </Group>
    </>
  );
}

function Tool({ label, icon, act }: { label: string; icon: ReactNode; act: () => void }) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} data-tip={label} onClick={act}>
      {icon}
    </ActionIcon>
  );
}

/** Thumbnails of a record's photos; a click opens the viewer. */
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
            aria-label={`Perbesar ${name} ${at + 1}`}
            onClick={() => viewer.open({ images, at, name })}
          >
            <img src={image} alt="" loading="lazy" />
          </button>
        ))}
      </Group>
      <ImageViewer dialog={viewer} />
    </>
  );
}
