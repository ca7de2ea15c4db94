import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { send } from "#web/api/client.ts";
import { useKirim } from "#web/documents/useKirim.ts";
import { pretendServer, Refused } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { po } from "../contract.ts";
import { KirimPo } from "./KirimPo.tsx";

const idPo = "PO-2611-00001";

function Halaman() {
  const { dialog } = useKirim(po.kirimEmailPo, (kunci) => send(po.getDrafEmailPo, { idPo: kunci }));
  return <KirimPo dialog={dialog} />;
}

test("a purchase order is mailed to the address that was asked for", async () => {
  const server = pretendServer();
  const surat = { alamat: "", perihal: `Purchase Order ${idPo}`, isi: "Yth. CV Baja,", lampiran: [`${idPo}.pdf`] };
  server.answers(po.getDrafEmailPo, { data: { ...surat, kendala: null } });
  server.answers(po.getDetailPo, () => {
    throw new Refused(404, "PO tidak ditemukan");
  });
  server.answers(po.kirimEmailPo, {}, "Email berhasil dikirim ke baja@contoh.id");
  await onStage(Halaman, { at: `/admin/uji?kirim=${idPo}` });
  const dialog = page.getByRole("dialog", { name: `Kirim PO ${idPo}` });
  await expect.element(dialog.getByText(/^Pemasok PO ini belum punya email/)).toBeVisible();
  await dialog.getByRole("button", { name: "Kirim" }).click();
  await expect.element(dialog.getByText("Email tidak boleh kosong")).toBeVisible();
  expect(server.asked(po.kirimEmailPo)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Kepada" }).fill("baja@contoh.id");
  await dialog.getByRole("button", { name: "Kirim" }).click();
  await expect.element(page.getByText("Email berhasil dikirim ke baja@contoh.id")).toBeVisible();
  expect(server.asked(po.kirimEmailPo)[0]?.input).toMatchObject({
    idPo,
    email: "baja@contoh.id",
    isi: "Yth. CV Baja,",
  });
});
