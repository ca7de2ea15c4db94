import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { send } from "#web/api/client.ts";
import { useKirim } from "#web/documents/useKirim.ts";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { order } from "../contract.ts";
import { KirimOrder } from "./KirimOrder.tsx";

const idSo = "SO-2611-00001";
const surat = {
  alamat: "budi@contoh.id",
  perihal: `Sales Order ${idSo}`,
  isi: "Yth. Budi,",
  lampiran: [`${idSo}.pdf`],
  kendala: null,
};

function Halaman() {
  const { dialog } = useKirim(order.kirimEmail, (kunci) => send(order.getDrafEmail, { idSo: kunci }));
  return <KirimOrder dialog={dialog} />;
}

test("a mail is read and changed before it goes out", async () => {
  const server = pretendServer();
  server.answers(order.getDrafEmail, { data: surat });
  server.answers(order.kirimEmail, {}, "Email berhasil dikirim ke budi@contoh.id");
  await onStage(Halaman, { at: `/admin/uji?kirim=${idSo}` });
  const dialog = page.getByRole("dialog", { name: `Kirim order ${idSo}` });
  await expect.element(dialog.getByRole("textbox", { name: "Kepada" })).toHaveValue("budi@contoh.id");
  await expect.element(dialog.getByText(`Terlampir: ${idSo}.pdf`)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Perihal" }).fill("");
  await dialog.getByRole("button", { name: "Kirim" }).click();
  await expect.element(dialog.getByText("Perihal tidak boleh kosong")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Perihal" }).fill("Order anda");
  await dialog.getByRole("checkbox", { name: "PDF dwibahasa, Indonesia dan Inggris" }).click();
  await dialog.getByRole("button", { name: "Kirim" }).click();
  await expect.element(page.getByText("Email berhasil dikirim ke budi@contoh.id")).toBeVisible();
  expect(server.asked(order.kirimEmail)[0]?.input).toMatchObject({
    ...{ idSo, perihal: "Order anda", isi: "Yth. Budi,", dwibahasa: true },
  });
});

test("where the server cannot mail the form says so before anything is typed, and how to send it oneself", async () => {
  const server = pretendServer();
  const kendala = "Email belum dikonfigurasi. Minta administrator mengisi SMTP_URL.";
  server.answers(order.getDrafEmail, { data: { ...surat, kendala } });
  server.answers(order.cetakSoPdf, { data: { base64: btoa("%PDF-"), nama: `${idSo}.pdf` } });
  server.answers(order.kirimEmail, {}, "Terkirim");
  await onStage(Halaman, { at: `/admin/uji?kirim=${idSo}` });
  const dialog = page.getByRole("dialog", { name: `Kirim order ${idSo}` });
  await expect.element(dialog.getByText(/^Email belum dikonfigurasi/)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Kirim" })).toBeDisabled();
  const isi = dialog.getByRole("textbox", { name: "Isi email" });
  await isi.fill("Yth. Budi,\nsalam & sehat");
  const tujuan = dialog.getByRole("link", { name: "Buka aplikasi email" });
  await expect
    .element(tujuan)
    .toHaveAttribute(
      "href",
      "mailto:budi%40contoh.id?subject=Sales%20Order%20SO-2611-00001&body=Yth.%20Budi%2C%0D%0Asalam%20%26%20sehat",
    );
  const unduh = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await dialog.getByRole("button", { name: "Unduh PDF" }).click();
  await expect
    .poll(() => unduh.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual([`${idSo}.pdf`]);
  await isi.click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(dialog.getByRole("button", { name: "Kirim" })).toBeDisabled();
  expect(server.asked(order.kirimEmail)).toEqual([]);
});
