import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { onStage } from "#web/testing/stage.tsx";
import type { IsianKeyIn } from "../keyIn.ts";
import { LembarKeyIn } from "./LembarKeyIn.tsx";

const ISIAN: readonly IsianKeyIn[] = [
  { bagian: "Dokumen Transaksi", label: "Uang Muka", nilai: "Ya", cara: "centang" },
  { bagian: "Dokumen Transaksi", label: "Nomor Faktur", nilai: "", cara: "salin" },
  { bagian: "Dokumen Transaksi", label: "Referensi", nilai: "INV-2611-00001", cara: "salin" },
  { bagian: "Transaksi 1", label: "Kode", nilai: "841900", cara: "salin" },
  { bagian: "Transaksi 2", label: "Kode", nilai: "200302", cara: "salin" },
  { bagian: "Uang Muka", label: "PPN", nilai: "550000", cara: "periksa" },
];

const ditulis: string[] = [];
beforeEach(() => {
  ditulis.length = 0;
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void ditulis.push(text));
});
afterEach(() => void vi.restoreAllMocks());

const lihat = () => onStage(() => <LembarKeyIn isian={ISIAN} />);

test("each field shows what is done with it, and its own value is copied", async () => {
  const screen = await lihat();
  await expect
    .element(screen.getByRole("row", { name: /^PPN/ }))
    .toHaveTextContent("PPN550000Terisi sendiri, bandingkan");
  await expect.element(screen.getByRole("row", { name: /^Uang Muka/ })).toHaveTextContent("Uang MukaYaCentang");
  await expect
    .element(screen.getByRole("row", { name: /^Nomor Faktur/ }))
    .toHaveTextContent("Nomor FakturBelum adaSalin");
  await expect.element(screen.getByRole("button", { name: "Salin: Nomor Faktur, Dokumen Transaksi" })).toBeDisabled();
  await screen.getByRole("button", { name: "Salin: Kode, Transaksi 2" }).click();
  await expect.element(screen.getByRole("button", { name: "Tersalin: Kode, Transaksi 2" })).toBeVisible();
  await expect.element(screen.getByText("Kode disalin")).toBeVisible();
  expect(ditulis).toEqual(["200302"]);
});

test("the keyboard copies field after field with one button, and begins again", async () => {
  const screen = await lihat();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Berikutnya: Referensi");
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Salin berikutnya" })).toHaveFocus();
  for (const seharusnya of [["INV-2611-00001"], ["INV-2611-00001", "841900"], ["INV-2611-00001", "841900", "200302"]]) {
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => ditulis).toEqual(seharusnya);
  }
  await expect.element(screen.getByRole("status")).toHaveTextContent("Semua isian sudah disalin");
  await screen.getByRole("button", { name: "Mulai dari awal" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Berikutnya: Referensi");
});

test("what could not be copied is not called copied", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new TypeError("no clipboard"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  const screen = await lihat();
  await screen.getByRole("button", { name: "Salin berikutnya" }).click();
  await expect.element(screen.getByText("Peramban ini tidak mengizinkan menyalin")).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Berikutnya: Referensi");
});
