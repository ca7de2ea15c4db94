import { Button, Input } from "@mantine/core";
import { type PointerEvent, useEffect, useRef } from "react";
import classes from "./signature.module.css";

type SignatureFieldProps = {
  label: string;
  value: readonly File[];
  onChange: (files: File[]) => void;
  error?: string | undefined;
};

/** A name that is drawn with a finger or a mouse, as a picture; nothing drawn is no picture. */
export function SignatureField({ label, value, onChange, error }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { start, move, end, clear } = useDrawing(canvas, onChange);
  const kept = useRef(value[0]);
  // A draft that was filled in earlier has its signature already.
  useEffect(() => {
    if (kept.current) void show(canvas.current, kept.current);
  }, []);
  return (
    <Input.Wrapper label={label} error={error} labelElement="div" data-wide>
      <canvas
        ref={canvas}
        className={classes.pad}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={value.length > 0 ? `${label}: sudah digambar` : `${label}: belum digambar`}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={value.length === 0}
        title={value.length === 0 ? "Belum ada tanda tangan" : undefined}
        onClick={clear}
      >
        Ulangi tanda tangan
      </Button>
    </Input.Wrapper>
  );
}

/** Of the picture; on the screen it is as wide as its form. */
const WIDTH = 800;
const HEIGHT = 280;

async function show(canvas: HTMLCanvasElement | null, file: File): Promise<void> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture) canvas?.getContext("2d")?.drawImage(picture, 0, 0, WIDTH, HEIGHT);
}

function useDrawing(canvas: React.RefObject<HTMLCanvasElement | null>, onChange: (files: File[]) => void) {
  const drawing = useRef(false);
  const empty = useRef(true);
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) * WIDTH) / width, y: ((clientY - top) * HEIGHT) / height };
  };
  const clear = () => {
    canvas.current?.getContext("2d")?.clearRect(0, 0, WIDTH, HEIGHT);
    empty.current = true;
    onChange([]);
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (empty.current) {
      // A picture without a ground would be black on paper.
      pen.fillStyle = "#fff";
      pen.fillRect(0, 0, WIDTH, HEIGHT);
      empty.current = false;
    }
    const { x, y } = at(event);
    Object.assign(pen, { lineWidth: 5, lineCap: "round", lineJoin: "round", strokeStyle: "#111" });
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 0.1, y);
    pen.stroke();
    drawing.current = true;
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext("2d");
    if (!drawing.current || !pen) return;
    const { x, y } = at(event);
    pen.lineTo(x, y);
    pen.stroke();
  };
  const end = () => {
    if (!drawing.current) return;
    drawing.current = false;
    canvas.current?.toBlob((blob) => {
      if (blob) onChange([new File([blob], "tanda-tangan.png", { type: "image/png" })]);
    }, "image/png");
  };
  return { start, move, end, clear };
}
