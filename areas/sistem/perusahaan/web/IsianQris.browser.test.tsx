import QRCode from "qrcode";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { qrisDari } from "#kernel/qris.ts";
import { onStage } from "#web/testing/stage.tsx";
import { IsianQris } from "./IsianQris.tsx";

const STIKER = qrisDari({
  "00": "01",
  "01": "11",
  "51": "0014ID.CO.QRIS.WWW",
  "53": "360",
  "58": "ID",
  "59": "REJEKI",
});

async function gambar(text: string): Promise<File> {
  const canvas = document.createElement("canvas");
  await QRCode.toCanvas(canvas, text, { scale: 6 });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return new File([blob ?? ""], "stiker.png", { type: "image/png" });
}

test("the code is read from a picture of the sticker, and another code is named", async () => {
  const set = vi.fn();
  const form = {
    values: { qris: "" },
    set,
    field: () => ({ value: "", onChange: () => undefined }),
    errorAt: () => undefined,
  };
  await onStage(() => <IsianQris form={form as never} />);
  const masukan = document.querySelector<HTMLInputElement>('input[aria-label="Gambar stiker QRIS"]');
  if (!masukan) throw new Error("no field for a picture");
  await userEvent.upload(masukan, await gambar("https://contoh.id"));
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("Teks ini bukan kode QRIS. Salin seluruhnya, atau baca dari gambar stikernya");
  expect(set).not.toHaveBeenCalled();
  await userEvent.upload(masukan, await gambar(STIKER));
  await expect.element(page.getByRole("status")).toHaveTextContent("QRIS REJEKI terbaca");
  expect(set).toHaveBeenCalledWith("qris", STIKER);
});
