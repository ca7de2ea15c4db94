import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { order } from "#contract/penjualan/order.ts";
import { pretendServer } from "../../../../testing/server.ts";
import { onStage } from "../../../../testing/stage.tsx";
import { send } from "../../../api/client.ts";
import { useKirim } from "../../../documents/useKirim.ts";
import { KirimOrder } from "./KirimOrder.tsx";

const idSo = "SO-2611-00001";

function Halaman() {
  const { dialog } = useKirim(order.kirimEmail, (kunci) => send(order.getDrafEmail, { idSo: kunci }));
  return <KirimOrder dialog={dialog} />;
}

test("a mail is read and changed before it goes out", async () => {
  const server = pretendServer();
  server.answers(order.getDrafEmail, {
    data: { alamat: "budi@contoh.id", perihal: `Sales Order ${idSo}`, isi: "Yth. Budi,", lampiran: [`${idSo}.pdf`] },
  });
  server.answers(order.kirimEmail, {}, "Email berhasil dikirim ke budi@contoh.id");
  await onStage(Halaman, { at: `/admin/uji?kirim=${idSo}` });
  const dialog = page.getByRole("dialog", { name: `Kirim order ${idSo}` });
  await expect.element(dialog.getByRole("textbox", { name: "Kepada" })).toHaveValue("budi@contoh.id");
  await expect.element(dialog.getByText(`Terlampir: ${idSo}.pdf`)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Perihal" }).fill("");
  await dialog.getByRole("button", { name: "Kirim" }).click();
  await expect.element(dialog.getByText("Perihal tidak boleh kosong")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Perihal" }).fill("Order anda");
  await dialog.getByRole("button", { name: "Kirim" }).click();
  await expect.element(page.getByText("Email berhasil dikirim ke budi@contoh.id")).toBeVisible();
  expect(server.asked(order.kirimEmail)[0]?.input).toMatchObject({ idSo, perihal: "Order anda", isi: "Yth. Budi," });
});
