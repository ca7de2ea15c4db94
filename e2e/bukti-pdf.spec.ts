import type { Locator } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { pdfOf } from "#test/support/files.ts";
import { idRekening } from "./asset.ts";
import { expect, expectAccessible, test } from "./office.ts";

/** How much of a drawn page is ink, in per mille. */
const inkOf = (page: Locator): Promise<number> =>
  page.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
    return (dark * 4000) / Math.max(1, data.length);
  });

async function asFile(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

test("a PDF is a proof: who decides sees its first page at once and turns the others by keys; a form takes one that can be read", async ({
  page,
  office,
}) => {
  const { data: need } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Modal" });
  const { data } = await office.call(pengajuan.addPengajuan, {
    ...need,
    tipePengajuan: "masuk",
    idRekeningTujuan: await idRekening(office, "BCA RJP"),
    nominalPengajuan: 1_000_000,
    deskripsiPengajuan: "Setoran",
    dokumen: [await pdfOf(3)],
  });
  await office.signIn(page, "Management", { at: "/admin/persetujuan" });
  const isi = page.getByRole("article");
  const nama = `Bukti ${data.idPengajuan}`;
  const pertama = isi.getByRole("img", { name: `${nama}, 1 dari 1` });
  await expect(pertama).toHaveAttribute("data-drawn", "true");
  expect(await inkOf(pertama)).toBeGreaterThan(1);
  await expect(isi.getByText("Halaman 1 dari 3")).toBeVisible();
  await isi.getByRole("button", { name: `Perbesar ${nama} 1` }).click();
  const viewer = page.getByRole("dialog", { name: nama });
  for (const ke of [1, 2, 3]) {
    const halaman = viewer.getByRole("img", { name: `${nama}, ${ke} dari 3` });
    await expect(halaman).toHaveAttribute("data-drawn", "true");
    expect(await inkOf(halaman)).toBeGreaterThan(1);
    if (ke < 3) await page.keyboard.press("ArrowRight");
  }
  await expectAccessible(page);
  const [unduhan] = await Promise.all([
    page.waitForEvent("download"),
    viewer.getByRole("link", { name: "Unduh PDF" }).click(),
  ]);
  expect(unduhan.suggestedFilename()).toMatch(/^bukti-[0-9a-f]{8}\.pdf$/);

  await page.goto(`${office.address}/admin/pengajuanBiaya`);
  await page.getByRole("button", { name: "Buat Pengajuan" }).click();
  const form = page.getByRole("dialog", { name: "Buat Pengajuan" });
  const input = form.locator('input[type="file"]');
  await input.setInputFiles([
    { name: "rusak.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 rusak") },
    await asFile(await pdfOf(21, "panjang.pdf")),
  ]);
  await expect(form.getByText("rusak.pdf bukan PDF yang dapat dibaca")).toBeVisible();
  await expect(form.getByText("panjang.pdf lebih dari 20 halaman")).toBeVisible();
  await expect(form.getByRole("button", { name: /^Hapus/ })).toHaveCount(0);
  await input.setInputFiles([await asFile(await pdfOf(3, "tagihan.pdf"))]);
  await expect(form.getByRole("img", { name: "tagihan.pdf" })).toBeVisible();
  await expectAccessible(page);
});
