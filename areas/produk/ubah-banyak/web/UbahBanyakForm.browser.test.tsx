import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { ubahBanyak } from "../contract.ts";
import { type Sasaran, UbahBanyakForm } from "./UbahBanyakForm.tsx";

function Halaman() {
  const dialog = useDialog<Sasaran>();
  return (
    <>
      <button type="button" onClick={() => dialog.open({ sebut: "2 produk", idProduk: [1, 2] })}>
        Buka
      </button>
      <UbahBanyakForm dialog={dialog} />
    </>
  );
}

test("who has only looked at the preview leaves without a question; what is sent names the preview that was seen", async () => {
  const server = pretendServer();
  server.answers(ubahBanyak.getRiwayatUbahBanyak, { data: [] });
  server.answers(ubahBanyak.getUbahBanyak, ({ minimalStock }) => ({
    data: { jumlah: 2, baris: [], tanda: `pratinjau ${minimalStock || "kosong"}` },
  }));
  server.answers(ubahBanyak.ubahBanyakProduk, { data: { idUbahBanyak: 5, jumlah: 2 } }, "2 produk diubah");
  await onStage(Halaman);
  const form = page.getByRole("dialog", { name: "Ubah Banyak: 2 produk" });
  await page.getByRole("button", { name: "Buka" }).click();
  await expect.element(form.getByText("Belum ada yang berubah dari 2 produk")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(form).not.toBeInTheDocument();

  await page.getByRole("button", { name: "Buka" }).click();
  await form.getByRole("textbox", { name: "Minimal Stock" }).fill("9");
  await expect.poll(() => server.asked(ubahBanyak.getUbahBanyak).at(-1)?.input.minimalStock).toBe("9");
  await userEvent.keyboard("{Escape}");
  await page.getByRole("dialog", { name: "Tutup form ini?" }).getByRole("button", { name: "Lanjut mengisi" }).click();
  await form.getByRole("button", { name: "Ubah", exact: true }).click();
  await expect.element(page.getByText("2 produk diubah")).toBeVisible();
  expect(server.asked(ubahBanyak.ubahBanyakProduk)[0]?.input).toMatchObject({ tanda: "pratinjau 9" });
});
