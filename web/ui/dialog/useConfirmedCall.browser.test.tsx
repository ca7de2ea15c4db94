import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { everyone } from "#kernel/permission.ts";
import { dropSession } from "../../api/sessionStore.ts";
import { pretendServer } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { useConfirmedCall } from "./useConfirmedCall.ts";

const hapusBarang = call("PATCH /ujiWeb/hapusBarang", {
  summary: "Menghapus barang",
  tindakan: "menghapus barang",
  permission: everyone,
  input: z.object({ nama: text("Nama") }),
  output: answer(row({})),
  changes: ["produk"],
});

test("an action that is pressed twice while its question is being written asks once", async () => {
  let say = (_: string) => {};
  const meaning = new Promise<string>((resolve) => {
    say = resolve;
  });
  function Barang() {
    const hapus = useConfirmedCall({
      call: hapusBarang,
      input: (nama: string) => ({ nama }),
      ask: "Hapus barang ini?",
      text: () => meaning,
      busy: "Menghapus…",
      fallback: "Gagal hapus barang",
    });
    return (
      <main>
        <button type="button" onClick={() => void hapus("Oven")}>
          Hapus
        </button>
      </main>
    );
  }
  const server = pretendServer();
  server.answers(hapusBarang, () => ({ data: {} }));
  const screen = await onStage(Barang);
  const button = screen.getByRole("button", { name: "Hapus", exact: true });
  await button.click();
  await button.click();
  say("Tiga unit ikut hilang.");
  const question = screen.getByRole("dialog", { name: "Hapus barang ini?" });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await button.click();
  await screen.getByRole("button", { name: "Ok" }).click();
  await expect.poll(() => server.asked(hapusBarang).length).toBe(1);

  // Who is signed out meanwhile is asked no more: the question would lie over the login page, for whoever comes next.
  await expect.element(question).not.toBeInTheDocument();
  await button.click();
  await expect.element(question).toBeVisible();
  dropSession();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.asked(hapusBarang)).toHaveLength(1);
});
