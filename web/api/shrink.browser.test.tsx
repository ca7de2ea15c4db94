import { expect, test } from "vitest";
import { photo } from "../testing/photo.ts";
import { smaller } from "./shrink.ts";

const start = async (file: Blob, length = 64): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, length).arrayBuffer()));

async function drawn(type: string, width: number, height: number, fill: string): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  if (context) context.fillStyle = fill;
  context?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type));
  return new File([blob ?? ""], `gambar.${type.slice(6)}`, { type });
}

test("a phone's photo is sent as small as it is kept, with nothing but the picture, and always as the same bytes", async () => {
  const large = await photo();
  const sent = await smaller(large);
  expect(sent.size).toBeLessThan(large.size / 2);
  expect([sent.name, sent.type]).toEqual(["muatan.webp", "image/webp"]);
  const { width, height } = await createImageBitmap(sent);
  expect([width, height]).toEqual([1600, 1200]);
  expect(await start(sent)).toMatch(/^RIFF.{4}WEBPVP8 /s);
  expect(await smaller(large)).toBe(sent);
});

test("a screenshot too, with its transparency; what is no picture stays as it is", async () => {
  const screenshot = await smaller(await drawn("image/png", 900, 2000, "#228be6"));
  const { width, height } = await createImageBitmap(screenshot);
  expect([screenshot.type, width, height]).toEqual(["image/webp", 720, 1600]);
  const glass = await smaller(await drawn("image/png", 40, 20, "rgb(0 0 0 / 40%)"));
  expect(await start(glass)).toMatch(/^RIFF.{4}WEBPVP8X.+ALPH/s);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  context?.drawImage(await createImageBitmap(glass), 0, 0);
  expect(context?.getImageData(5, 5, 1, 1).data[3]).toBeCloseTo(102, -1);
  for (const file of [
    new File(["x".repeat(500_000)], "impor.xlsx", { type: "application/vnd.ms-excel" }),
    new File(["%PDF-1.7"], "surat.pdf", { type: "application/pdf" }),
    new File(["bukan gambar"], "surat.jpg", { type: "image/jpeg" }),
  ]) {
    expect(await smaller(file)).toBe(file);
  }
});

test("a browser that writes no WebP sends a JPEG on paper", async () => {
  const write = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
    write.call(this, done, type === "image/webp" ? "image/png" : type, quality);
  };
  try {
    const sent = await smaller(await drawn("image/png", 60, 40, "rgb(0 0 0 / 0%)"));
    expect([sent.type, sent.name]).toEqual(["image/jpeg", "gambar.jpeg"]);
    expect(await start(sent, sent.size)).not.toMatch(/ICC_PROFILE|Exif/);
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    context?.drawImage(await createImageBitmap(sent), 0, 0);
    expect([...(context?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
  } finally {
    HTMLCanvasElement.prototype.toBlob = write;
  }
});
