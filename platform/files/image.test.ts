import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkAndEncode, ImageRefused } from "./image.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kantor-gambar-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function saved(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const plain = (width: number, height: number, channels: 3 | 4 = 3, alpha = 1) =>
  sharp({ create: { width, height, channels, background: { r: 10, g: 120, b: 100, alpha } } });

const refusal = (path: string) =>
  checkAndEncode(path).then(
    () => null,
    (error: unknown) => (error instanceof ImageRefused ? error.kind : error),
  );

describe("an uploaded picture", () => {
  test("is made 1600 px at most", async () => {
    const image = await checkAndEncode(await saved("besar.jpg", await plain(4000, 3000).jpeg().toBuffer()));
    expect(image).toMatchObject({ width: 1600, height: 1200, format: "jpeg" });
    expect(await sharp(image.content).metadata()).toMatchObject({ width: 1600, height: 1200, format: "jpeg" });
  });

  test("that is small and nothing but a picture is kept as it is", async () => {
    for (const bytes of [
      await plain(1600, 1200).jpeg().toBuffer(),
      await plain(900, 1600).jpeg({ progressive: true }).toBuffer(),
      await plain(1600, 10).webp().toBuffer(),
      await plain(20, 10).webp({ lossless: true }).toBuffer(),
      await plain(20, 10, 4, 0.5).webp().toBuffer(),
    ]) {
      const path = await saved("apa-adanya", bytes);
      const { width, height, format } = await sharp(bytes).metadata();
      expect(await checkAndEncode(path)).toEqual({ content: path, bytes: bytes.length, width, height, format });
    }
  });

  test("that holds anything besides is encoded anew", async () => {
    const jpeg = await plain(60, 40).jpeg().toBuffer();
    const webp = await plain(60, 40).webp().toBuffer();
    const exif = { IFD0: { Copyright: "rahasia" } };
    const segment = (marker: number, text: string) =>
      Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
    const insidePart = (text: string) => Buffer.concat([jpeg.subarray(0, 20), segment(0xfe, text), jpeg.subarray(20)]);
    const longer = Buffer.concat([webp, Buffer.from("junk\x04\0\0\0<a/>")]);
    longer.writeUInt32LE(longer.length - 8, 4);
    for (const [what, bytes] of Object.entries({
      "text behind it": Buffer.concat([jpeg, Buffer.from("<script>")]),
      "text behind a webp": Buffer.concat([webp, Buffer.from("<script>")]),
      "a part nobody knows": longer,
      "a comment": insidePart("<?php"),
      metadata: await plain(60, 40).jpeg().withExif(exif).toBuffer(),
      "metadata in a webp": await plain(60, 40).webp().withExif(exif).toBuffer(),
      "a profile": await plain(60, 40).webp().withIccProfile("p3").toBuffer(),
      "too many pixels": await plain(1601, 40).webp().toBuffer(),
      "print colours": await plain(60, 40).toColourspace("cmyk").jpeg().toBuffer(),
    })) {
      const { content, format } = await checkAndEncode(await saved("lebih", bytes));
      expect([what, format, Buffer.isBuffer(content)]).toEqual([what, "jpeg", true]);
      expect(content.toString("latin1"), what).not.toMatch(/<script|<a\/>|php|rahasia/);
    }
  });

  test("is never enlarged", async () => {
    const image = await checkAndEncode(await saved("kecil.png", await plain(40, 30).png().toBuffer()));
    expect(image).toMatchObject({ width: 40, height: 30 });
    expect(await sharp(image.content).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  test("stands upright and tells nothing of where it was taken", async () => {
    const bytes = await plain(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: "rahasia" }, IFD3: { GPSLatitude: "51/1 30/1 3230/100" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const image = await checkAndEncode(await saved("miring.jpg", bytes));
    expect(image).toMatchObject({ width: 200, height: 300 });
    const { exif, orientation, icc, xmp } = await sharp(image.content).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
  });

  test("keeps its transparency, and loses an alpha channel that shows nothing", async () => {
    const seeThrough = await saved("tembus.png", await plain(50, 50, 4, 0.5).png().toBuffer());
    const image = await checkAndEncode(seeThrough);
    expect(image.format).toBe("png");
    expect((await sharp(image.content).stats()).isOpaque).toBe(false);
    const opaque = await saved("layar.png", await plain(50, 50, 4).png().toBuffer());
    expect((await checkAndEncode(opaque)).format).toBe("jpeg");
  });

  test("may be grey, in print colours or with deep colours", async () => {
    const grey = await plain(20, 20).toColourspace("b-w").png().toBuffer();
    const print = await plain(20, 20).toColourspace("cmyk").jpeg().toBuffer();
    const deep = await plain(20, 20).toColourspace("rgb16").png().toBuffer();
    for (const [name, bytes] of Object.entries({ grey, print, deep })) {
      const { content } = await checkAndEncode(await saved(name, bytes));
      expect((await sharp(content).metadata()).depth).toBe("uchar");
    }
  });

  test("is what its bytes say, not its name", async () => {
    expect((await checkAndEncode(await saved("foto.txt", await plain(9, 9).png().toBuffer()))).format).toBe("jpeg");
    expect((await checkAndEncode(await saved("foto.jpg", await plain(9, 9).webp().toBuffer()))).format).toBe("webp");
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [
      svg,
      Buffer.from("RIFF1234WEBM"),
      Buffer.from("GIF89a"),
      Buffer.from("<html>"),
      Buffer.alloc(0),
    ]) {
      expect(await refusal(await saved("foto.jpg", bytes))).toBe("type");
    }
  });

  test("is refused beyond 40 megapixels, before it is unpacked", async () => {
    const bomb = await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(await saved("bom.png", bomb))).toBe("pixels");
    expect(await refusal(await saved("garis.png", await plain(1, 20_001).png().toBuffer()))).toBe("side");
    expect(await refusal(await saved("panorama.png", await plain(20_000, 1).png().toBuffer()))).toBeNull();
  });

  test("is not kept as it is when a browser would have to draw it over and over", async () => {
    const jpeg = await plain(200, 200).jpeg({ progressive: true }).toBuffer();
    const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const drawn = (times: number) =>
      Buffer.concat([jpeg.subarray(0, -2), ...Array(times).fill(last), jpeg.subarray(-2)]);
    expect(await refusal(await saved("berulang.jpg", drawn(1)))).toBeNull();
    expect(await refusal(await saved("berulang.jpg", drawn(30)))).toBe("broken");
  });

  test("is refused when it is cut off or garbage", async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 256));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect(await refusal(await saved("putus.jpg", whole.subarray(0, whole.length / 2)))).toBe("broken");
    const webp = await plain(300, 300).webp().toBuffer();
    expect(await refusal(await saved("putus.webp", webp.subarray(0, webp.length / 2)))).toBe("broken");
    const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    expect(await refusal(await saved("acak.jpg", Buffer.concat([start, Buffer.alloc(500, 7)])))).toBe("broken");
  });

  test("waits its turn in a burst, and all are done", async () => {
    const path = await saved("banyak.jpg", await plain(800, 600).jpeg().toBuffer());
    const images = await Promise.all(Array.from({ length: 12 }, () => checkAndEncode(path)));
    expect(images.every((image) => image.width === 800)).toBe(true);
  });
});
