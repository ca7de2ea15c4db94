import { Code128Reader } from "@zxing/library";
import QRCode from "qrcode";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Id } from "#kernel/types.ts";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { codeInside } from "#web/ui/scan/ScanDialog.tsx";
import { seri } from "../contract.ts";
import { alamatSeri, type NomorUnitIsian } from "../isiSeri.ts";
import { SeriFields } from "./SeriFields.tsx";

const LINE = { idOrderan: 7 as Id<"orderan">, idProduk: 3 as Id<"produk">, nama: "Oven", qty: 3 };

/** Draws black bars and squares, given as rows of modules, on white. */
function drawn(rows: readonly (readonly boolean[])[], [wide, high]: [number, number], quiet = 24): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = (rows[0]?.length ?? 0) * wide + 2 * quiet;
  canvas.height = rows.length * high + 2 * quiet;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  rows.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(quiet + x * wide, quiet + y * high, wide, high);
    });
  });
  return new Promise((done) =>
    canvas.toBlob((blob) => done(new File([blob ?? ""], "kode.png", { type: "image/png" }))),
  );
}

function qr(text: string): Promise<File> {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  const rows = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => data[y * size + x] === 1));
  return drawn(rows, [5, 5]);
}

const [START_B, STOP] = [104, 106];
/** The widths of the bars and gaps of every symbol, as the standard lists them. */
const PATTERNS = (Code128Reader as unknown as { CODE_PATTERNS: Int32Array[] }).CODE_PATTERNS;

/** A barcode as makers print it on their plates. */
function code128(text: string): Promise<File> {
  const values = [...text].map((letter) => letter.charCodeAt(0) - 32);
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % 103;
  const widths = [START_B, ...values, check, STOP].flatMap((value) => [...(PATTERNS[value] ?? [])]);
  const bars = widths.flatMap((width, at) => Array.from({ length: width }, () => at % 2 === 0));
  return drawn([bars], [3, 120]);
}

function Form({ onChange, error }: { onChange?: (seri: NomorUnitIsian[]) => void; error?: string }) {
  const [value, setValue] = useState<NomorUnitIsian[]>([]);
  const put = (next: NomorUnitIsian[]) => {
    setValue(next);
    onChange?.(next);
  };
  return <SeriFields lines={[LINE]} value={value} onChange={put} error={error} />;
}

/** The phone's camera is absent, as on most computers. */
function withoutCamera() {
  const spy = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("", "NotFoundError"));
  onTestFinished(() => spy.mockRestore());
}

test("QR codes and Code 128 barcodes are read from a picture, and a picture without a code is not", async () => {
  expect(await codeInside(await qr("OVN-9-2611-1"))).toBe("OVN-9-2611-1");
  expect(await codeInside(await code128("MFG-2026/0077"))).toBe("MFG-2026/0077");
  expect(await codeInside(await drawn([[false, true, false]], [40, 90]))).toBeNull();
  expect(await codeInside(new File(["no picture"], "x.png", { type: "image/png" }))).toBeNull();
});

test("the browser's own reader is used where it knows both kinds of code", async () => {
  class Detector {
    static getSupportedFormats = async () => ["qr_code", "code_128", "ean_13"];
    detect = async () => [{ rawValue: "DARI-PERAMBAN" }];
  }
  vi.stubGlobal("BarcodeDetector", Detector);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await codeInside(await qr("OVN-9"))).toBe("DARI-PERAMBAN");
});

test("the scanner takes codes until every unit has its number, and says what is wrong with a code", async () => {
  withoutCamera();
  const onChange = vi.fn();
  await onStage(() => <Form onChange={onChange} />);
  await page.getByRole("button", { name: "Pindai" }).click();
  const dialog = page.getByRole("dialog", { name: "Pindai Oven" });
  await expect.element(dialog.getByText(/^Kamera tidak tersedia/)).toBeVisible();
  await expect.element(dialog.getByText("0 dari 3 unit")).toBeVisible();
  const foto = document.querySelector<HTMLInputElement>('input[aria-label="Foto kode"]');
  if (!foto) throw new Error("no field for a photo");
  // A label of ours holds the address of the public page; a plate of the maker holds the number alone.
  await userEvent.upload(foto, await qr(`https://kantor.test${alamatSeri("OVN-9/1", "abcdefghijklmnop")}`));
  await expect.element(dialog.getByText("OVN-9/1 tercatat")).toBeVisible();
  await userEvent.upload(foto, await code128("MFG-2026-0077"));
  await expect.element(dialog.getByText("2 dari 3 unit")).toBeVisible();
  await userEvent.upload(foto, await code128("MFG-2026-0077"));
  await expect.element(dialog.getByText("MFG-2026-0077 sudah tercatat")).toBeVisible();
  const ketik = dialog.getByLabelText("Nomor seri");
  await ketik.fill("a b");
  await dialog.getByRole("button", { name: "Tambah" }).click();
  await expect.element(dialog.getByText(/^Nomor seri terdiri dari 3 sampai 60/)).toBeVisible();
  await ketik.fill("ketik-1");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith(
    ["OVN-9/1", "MFG-2026-0077", "KETIK-1"].map((nomor) => ({ idOrderan: 7, nomor })),
  );
  await expect.element(page.getByRole("button", { name: "Pindai" })).toBeDisabled();
});

test("numbers are typed or proposed, and a refusal stands below them", async () => {
  const server = pretendServer();
  server.answers(seri.getUsulanSeri, { data: ["OVN-2611-1", "OVN-2611-2", "OVN-2611-3"] });
  const onChange = vi.fn();
  await onStage(() => <Form onChange={onChange} error="Nomor seri A-01 sudah dipakai di surat jalan SJ-1" />);
  await page.getByRole("combobox", { name: "Oven" }).fill("a-01");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Usulkan" }).click();
  await expect
    .poll(() => onChange)
    .toHaveBeenLastCalledWith(["A-01", "OVN-2611-1", "OVN-2611-2"].map((nomor) => ({ idOrderan: 7, nomor })));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Nomor seri A-01 sudah dipakai di surat jalan SJ-1");
});
