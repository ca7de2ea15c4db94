import { useEffect } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { isianRetur } from "#areas/penjualan/retur/isiRetur.ts";
import { unggahan } from "#areas/sistem/unggahan/contract.ts";
import { becomeLive } from "../../api/connection.ts";
import { DokumenField } from "../../documents/DokumenField.tsx";
import { forgetFormDrafts } from "../../offline/formDrafts.ts";
import { kirimanStore } from "../../offline/waiting.ts";
import { photo } from "../../testing/photo.ts";
import { type PretendServer, pretendServer, Refused } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { useDialog } from "../dialog/useDialog.ts";
import { RecordField } from "../record/RecordField.tsx";
import { FormShell } from "./FormShell.tsx";

/** As a form that is none of those that wait for a network by themselves (areas/mayWait.ts). */
const uji: typeof retur.addRetur = { ...retur.addRetur, path: "/uji" };

afterEach(() => forgetFormDrafts(1));

function Form({ call = uji }: { call?: typeof uji }) {
  const dialog = useDialog<string>();
  const { open } = dialog;
  useEffect(() => open("SO-1"), [open]);
  return (
    <FormShell
      dialog={dialog}
      title="Retur"
      call={call}
      initial={() => ({
        idSj: "SJ-1",
        barang: [{ idOrderan: 1 as never, baik: 1, rusak: 0 }],
        seri: [],
        alasan: "",
        lanjut: "" as const,
        dokumen: [],
      })}
      checkedBy="server"
      draft={(idSo) => idSo}
      fallback="Gagal"
    >
      {(form) => (
        <>
          <RecordField of={isianRetur} name="alasan" form={form} />
          <DokumenField form={form} />
        </>
      )}
    </FormShell>
  );
}

async function choose(file: File): Promise<void> {
  const find = () => document.querySelector<HTMLInputElement>('input[aria-label="Dokumen"]');
  await expect.poll(find).not.toBeNull();
  const field = find() as HTMLInputElement;
  await userEvent.upload(field, file);
  await expect.element(page.getByAltText(file.name)).toBeVisible();
}

const offer = () => page.getByText("Isian ini belum terkirim");
const noAnswer = () => {
  throw new TypeError("Failed to fetch");
};
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const answered = (server: PretendServer) => server.answers(uji, { data: { idRetur: "RT-1" } });

test("a form that got no answer waits by itself, also where the code for that is not there yet", async () => {
  const server = pretendServer();
  server.answers(retur.addRetur, noAnswer);
  await onStage(() => <Form call={retur.addRetur} />);
  await page.getByRole("textbox", { name: /^Alasan Retur/ }).fill("Pintu penyok");
  await press("Simpan");
  await expect.element(page.getByText("Belum terkirim: menunggu jaringan")).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Retur" })).not.toBeInTheDocument();
  expect(await kirimanStore("readonly", (store) => store.count())).toBe(1);
  await kirimanStore("readwrite", (store) => store.clear());
});

test("a form whose page was closed is offered again with its photo, goes on where its upload stopped, and is sent once", async () => {
  const server = pretendServer();
  const first = await onStage(() => <Form />);
  await page.getByRole("textbox", { name: /^Alasan Retur/ }).fill("Pintu penyok");
  await choose(await photo());
  let pieces = 0;
  const stored = server.keepsPieces(() => {
    pieces += 1;
    if (pieces > 2) throw new TypeError("Failed to fetch");
  });
  await press("Simpan");
  await expect.element(page.getByText(/^Koneksi terputus. Isian dan foto tetap di sini/)).toBeVisible();
  expect(stored()).toBe(2);
  await expect.poll(() => server.asked(uji)).toEqual([]);
  // The phone closes the page.
  await first.unmount();

  const again = await onStage(() => <Form />);
  await expect.element(offer()).toBeVisible();
  await expect.element(page.getByText(/dengan 1 foto/)).toBeVisible();
  await press("Lanjutkan");
  await expect.element(page.getByRole("textbox", { name: /^Alasan Retur/ })).toHaveValue("Pintu penyok");
  // Now only the answer is lost.
  server.keepsPieces(() => {});
  server.answers(uji, () => {
    throw new TypeError("Failed to fetch");
  });
  await press("Simpan");
  await expect.poll(() => server.asked(uji)).toHaveLength(1);
  const sent = server.asked(unggahan.unggah).map(({ input }) => Number(input.ke));
  expect(sent.filter((ke) => ke === 0)).toHaveLength(1);
  await expect.element(page.getByText(/^Koneksi terputus/)).toBeVisible();
  await again.unmount();

  await onStage(() => <Form />);
  await press("Lanjutkan");
  answered(server);
  await press("Simpan");
  await expect.element(page.getByRole("dialog", { name: "Retur" })).not.toBeInTheDocument();
  const [lost, last] = server.asked(uji);
  expect(last?.headers.get("Idempotency-Key")).toBe(lost?.headers.get("Idempotency-Key"));
  expect(last?.input).toMatchObject({ alasan: "Pintu penyok" });
  const [dokumen] = last ? (last.input.dokumen as File[]) : [];
  expect(dokumen?.size).toBeGreaterThan(65_536);
});

test("what was sent, thrown away or given up is not offered again; one that waits stays until it is decided about", async () => {
  const server = pretendServer();
  answered(server);
  const type = async (text: string) => {
    await page.getByRole("textbox", { name: /^Alasan Retur/ }).fill(text);
    await new Promise((resolve) => setTimeout(resolve, 600));
  };
  const one = await onStage(() => <Form />);
  await type("Satu");
  await one.unmount();
  const two = await onStage(() => <Form />);
  await expect.element(offer()).toBeVisible();
  // Typing beside the offer does not replace what is offered.
  await type("Lain");
  await two.unmount();
  const three = await onStage(() => <Form />);
  await press("Lanjutkan");
  await expect.element(page.getByRole("textbox", { name: /^Alasan Retur/ })).toHaveValue("Satu");
  await press("Batal");
  await press("Tutup tanpa menyimpan");
  await expect.element(page.getByRole("dialog", { name: "Retur" })).not.toBeInTheDocument();
  await three.unmount();

  const four = await onStage(() => <Form />);
  await expect.element(page.getByRole("textbox", { name: /^Alasan Retur/ })).toHaveValue("");
  await type("Empat");
  expect(offer().query()).toBeNull();
  await press("Simpan");
  await expect.element(page.getByRole("dialog", { name: "Retur" })).not.toBeInTheDocument();
  await four.unmount();

  const five = await onStage(() => <Form />);
  await type("Lima");
  expect(offer().query()).toBeNull();
  await five.unmount();
  await onStage(() => <Form />);
  await press("Buang");
  await expect.element(offer()).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: /^Alasan Retur/ })).toHaveValue("");
});

test("an upload says how far it is, and can be stopped; what was refused is not uploaded again", async () => {
  const server = pretendServer();
  await onStage(() => <Form />);
  await page.getByRole("textbox", { name: /^Alasan Retur/ }).fill("Pintu penyok");
  await choose(await photo());
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  let pieces = 0;
  server.keepsPieces(async () => {
    pieces += 1;
    if (pieces > 2) await gate;
  });
  await press("Simpan");
  await expect.element(page.getByText(/^Mengirim foto [1-9]\d?%$/)).toBeVisible();
  await press("Batal mengirim");
  await expect.element(page.getByRole("dialog", { name: "Retur" })).toBeVisible();
  expect(page.getByText("Oops...").query()).toBeNull();
  go();
  server.keepsPieces(() => {});
  server.answers(uji, () => {
    throw new Refused(400, "Alasan tidak boleh kosong", [{ field: "alasan", message: "Jelaskan lebih lengkap" }]);
  });
  await press("Simpan");
  await expect.element(page.getByText("Jelaskan lebih lengkap")).toBeVisible();
  const sent = server.asked(unggahan.unggah).length;
  answered(server);
  await page.getByRole("textbox", { name: /^Alasan Retur/ }).fill("Pintu penyok di jalan");
  becomeLive("live");
  await press("Simpan");
  await expect.element(page.getByRole("dialog", { name: "Retur" })).not.toBeInTheDocument();
  expect(server.asked(unggahan.unggah)).toHaveLength(sent);
});

test("where only the form got no answer, it is sent again a moment later, under the same key", async () => {
  const server = pretendServer();
  server.keepsPieces(() => {});
  becomeLive("reconnecting");
  becomeLive("live");
  let tries = 0;
  server.answers(uji, () => {
    tries += 1;
    if (tries < 3) throw new TypeError("Failed to fetch");
    return { data: { idRetur: "RT-1" } };
  });
  await onStage(() => <Form />);
  await page.getByRole("textbox", { name: /^Alasan Retur/ }).fill("Pintu penyok");
  await choose(await photo());
  // The stream stays, or comes back at once.
  const stream = setInterval(() => becomeLive("live"), 50);
  onTestFinished(() => clearInterval(stream));
  const later = vi.spyOn(globalThis, "setTimeout");
  await press("Simpan");
  await expect.element(page.getByText(/^Koneksi terputus/)).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Retur" })).not.toBeInTheDocument();
  const pauses = later.mock.calls.map(([, ms]) => ms);
  later.mockRestore();
  expect(pauses.some((ms) => ms === 2_000 || ms === 4_000)).toBe(true);
  expect(tries).toBe(3);
  expect(new Set(server.asked(uji).map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
});
