import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { ImageUpload } from "./ImageUpload.tsx";

test("a file that is no picture is said at its field by its name, and is not taken", async () => {
  let taken: readonly File[] = [];
  const { container, getByText, getByRole } = await onStage(() => {
    const [files, setFiles] = useState<readonly File[]>([]);
    taken = files;
    return <ImageUpload label="Foto Produk" value={files} onChange={setFiles} max={5} />;
  });
  const letter = (name: string, type: string) => new File(["ini bukan gambar"], name, { type });
  await userEvent.upload(container.querySelector("input[type=file]") as HTMLInputElement, [
    letter("laporan.pdf", "application/pdf"),
    letter("surat.jpg", "image/jpeg"),
    letter("foto.heic", "image/heic"),
  ]);
  await expect.element(getByText("laporan.pdf bukan gambar jpg, jpeg atau png")).toBeVisible();
  await expect.element(getByText("surat.jpg bukan gambar jpg, jpeg atau png")).toBeVisible();
  await expect.element(getByText(/^foto.heic tidak dapat dibaca di perangkat ini/)).toBeVisible();
  await expect.poll(() => taken).toEqual([]);
  expect(getByRole("button", { name: /^Hapus Foto Produk/ }).elements()).toEqual([]);
});
