import { useEffect } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pretendServer, Refused } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { useDialog } from "../dialog/useDialog.ts";
import { DateField } from "../field/DateField.tsx";
import { MoneyInput } from "../field/MoneyInput.tsx";
import { FieldGroup } from "./Fields.tsx";
import { FormShell } from "./FormShell.tsx";

const filled = { namaBarang: "Las", idKategori: 1, idLokasi: 1, harga: 1_000_000, tglAssetMasuk: "2026-11-01" };

function Form({ reload }: { reload?: () => Promise<undefined> }) {
  const dialog = useDialog();
  const { open } = dialog;
  useEffect(() => open(), [open]);
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Asset"
      call={listAsset.addAsset}
      initial={() => filled}
      checkedBy="server"
      fallback="Gagal"
      {...(reload ? { reload } : {})}
    >
      {({ field }) => (
        <FieldGroup title="Pembelian">
          <MoneyInput label="Harga" {...field("harga")} />
          <DateField label="Tanggal Asset Masuk" max="2026-11-21" {...field("tglAssetMasuk")} />
        </FieldGroup>
      )}
    </FormShell>
  );
}

test("a text that means nothing keeps the form from being sent, whoever checks it, and has the cursor", async () => {
  const server = pretendServer();
  const screen = await onStage(() => <Form />);
  const harga = screen.getByLabelText("Harga");
  const masuk = screen.getByLabelText("Tanggal Asset Masuk");
  await masuk.fill("31-06-2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Tanggal tidak ada")).toBeVisible();
  await expect.element(masuk).toHaveFocus();
  await harga.fill("12.5");
  await masuk.fill("22-11-2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Isi dengan rupiah bulat, misalnya 2.500.000")).toBeVisible();
  await expect.element(screen.getByText("Tanggal tidak boleh setelah 21-11-2026")).toBeVisible();
  await expect.element(harga).toHaveFocus();
  expect(server.asked(listAsset.addAsset)).toEqual([]);
});

test("what can not be read is typing too: the form asks before it closes", async () => {
  const screen = await onStage(() => <Form />);
  const harga = screen.getByLabelText("Harga");
  await harga.fill("1.000.000,5");
  await harga.fill("1000000");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await screen.unmount();

  const again = await onStage(() => <Form />);
  await again.getByLabelText("Harga").fill("1e6");
  await userEvent.keyboard("{Escape}");
  await expect.element(again.getByText("Tutup form ini?")).toBeVisible();
  await again.getByRole("button", { name: "Lanjut mengisi" }).click();
  await expect.element(again.getByLabelText("Harga")).toHaveValue("1e6");
});

test("a press beside a form asks, and who goes on is back in the field", async () => {
  const screen = await onStage(() => <Form />);
  const harga = screen.getByLabelText("Harga");
  await harga.fill("5");
  const beside = document.querySelector(".mantine-Modal-overlay");
  await userEvent.click(beside as Element, { position: { x: 5, y: 5 } });
  await expect.element(screen.getByText("Tutup form ini?")).toBeVisible();
  await screen.getByRole("button", { name: "Lanjut mengisi" }).click();
  await expect.element(screen.getByText("Tutup form ini?")).not.toBeInTheDocument();
  await expect.element(harga).toHaveFocus();
});

test("while the record is loaded again after a refusal the form says that it waits, and sends nothing", async () => {
  const server = pretendServer();
  server.answers(listAsset.addAsset, () => {
    throw new Refused(409, "Data ini baru saja diubah");
  });
  const loaded = Promise.withResolvers<undefined>();
  const screen = await onStage(() => <Form reload={() => loaded.promise} />);
  const simpan = screen.getByRole("button", { name: "Simpan" });
  await simpan.click();
  await screen.getByRole("button", { name: "Ok", exact: true }).click();
  await expect.element(simpan).toHaveAttribute("aria-disabled", "true");
  await expect.element(simpan).toHaveAttribute("title", "Memuat data terbaru…");
  await expect.element(simpan).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(server.asked(listAsset.addAsset)).toHaveLength(1);
  loaded.resolve(undefined);
  await expect.element(simpan).not.toHaveAttribute("aria-disabled");
  await simpan.click();
  await expect.poll(() => server.asked(listAsset.addAsset)).toHaveLength(2);
});

test("on a screen at 400 % fields stay inside of their frame, seven days inside of the page, and no word is broken", async () => {
  await page.viewport(320, 640);
  const screen = await onStage(() => <Form />);
  const form = screen.getByRole("dialog", { name: "Tambah Asset" });
  for (const frame of [form, form.getByRole("group", { name: "Pembelian" })])
    expect(frame.element().scrollWidth).toBe(frame.element().clientWidth);
  await screen.getByLabelText("Tanggal Asset Masuk").click();
  const kalender = page.getByRole("dialog", { name: "Kalender" });
  await expect.poll(() => kalender.element().getBoundingClientRect().width).toBeLessThan(320);
  await userEvent.keyboard("{Escape}");
  // As few letters fit in a line here as on a wider telephone whose letters are twice as large.
  await page.viewport(195, 640);
  const word = document.createRange();
  word.selectNodeContents(form.getByText("Simpan", { exact: true }).element());
  expect(word.getClientRects()).toHaveLength(1);
});
