import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { isianRetur } from "#areas/penjualan/retur/isiRetur.ts";
import { becomeLive } from "../api/connection.ts";
import { keepSession, readSession } from "../api/sessionStore.ts";
import { DokumenField } from "../documents/DokumenField.tsx";
import { browserStore } from "../offline/browserStore.ts";
import { forgetFormDrafts } from "../offline/formDrafts.ts";
import { sendWaiting } from "../offline/outbox.ts";
import { countWaiting } from "../offline/waiting.ts";
import { photo } from "../testing/photo.ts";
import { type PretendServer, pretendServer, Refused } from "../testing/server.ts";
import { onStage } from "../testing/stage.tsx";
import { useDialog } from "../ui/dialog/useDialog.ts";
import { FormShell } from "../ui/form/FormShell.tsx";
import { RecordField } from "../ui/record/RecordField.tsx";
import { OutboxLine } from "./OutboxLine.tsx";

const waiting = browserStore("kantor-kiriman", "kiriman", { keyPath: "id" });

afterEach(async () => {
  becomeLive("reconnecting");
  await forgetFormDrafts(1);
  await waiting("readwrite", (store) => store.clear());
});

function Layar() {
  const dialog = useDialog<string>();
  const { open } = dialog;
  return (
    <main>
      <OutboxLine />
      <button type="button" onClick={() => open("SO-1")}>
        Retur baru
      </button>
      <FormShell
        dialog={dialog}
        title="Retur"
        call={retur.addRetur}
        initial={() => ({ idSj: "SJ-1", barang: [], seri: [], alasan: "", lanjut: "" as const, dokumen: [] })}
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
    </main>
  );
}

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000 });
const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
const gone = (text: string | RegExp) => expect.element(page.getByText(text)).not.toBeInTheDocument();
const asked = (server: PretendServer) => server.asked(retur.addRetur);
const MENUNGGU = "1 kiriman menunggu jaringan";

/** A form with a photo that was sent without a network. */
async function sentWithoutNetwork(server: PretendServer): Promise<void> {
  server.answers(retur.addRetur, () => {
    throw new TypeError("Failed to fetch");
  });
  await onStage(Layar);
  await press("Retur baru");
  await page.getByRole("textbox", { name: /^Alasan Retur/ }).fill("Pintu penyok");
  const field = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[aria-label="Dokumen"]'));
  await userEvent.upload(field, await photo());
  await expect.element(page.getByAltText("muatan.jpg")).toBeVisible();
  await press("Simpan");
  await says("Belum terkirim: menunggu jaringan");
  await expect.element(page.getByRole("dialog", { name: "Retur" })).not.toBeInTheDocument();
  await says(MENUNGGU);
}

test("a form sent without a network waits with its photo, and goes out by itself, once", async () => {
  const server = pretendServer();
  await sentWithoutNetwork(server);
  expect(countWaiting()).toBe(1);
  const tried = asked(server).length;
  server.answers(retur.addRetur, { data: { idRetur: "RT-1" } });
  becomeLive("live");
  // Another window hears of the network as well.
  await Promise.all([sendWaiting(), sendWaiting()]);
  await says("Terkirim: Retur SO-1");
  await gone(MENUNGGU);
  const sent = asked(server).slice(tried);
  expect(sent).toHaveLength(1);
  const [last] = sent;
  expect(new Set(asked(server).map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
  expect(last?.input).toMatchObject({ alasan: "Pintu penyok", idSj: "SJ-1" });
  const [photoSent] = (last?.input.dokumen ?? []) as File[];
  expect(photoSent?.size).toBeGreaterThan(65_536);
});

test("what is refused at last says why, and leads back into its form with all that was typed", async () => {
  const server = pretendServer();
  await sentWithoutNetwork(server);
  server.answers(retur.addRetur, () => {
    throw new Refused(409, "Barang ini sudah kembali");
  });
  becomeLive("live");
  await says(/Retur SO-1 belum terkirim. Barang ini sudah kembali/);
  await press("Ok");
  await says("1 kiriman ditolak, perlu diperiksa");
  // It is not sent again by itself.
  const before = asked(server).length;
  await sendWaiting();
  expect(asked(server)).toHaveLength(before);
  await press("Lihat");
  await says("Barang ini sudah kembali");
  await press("Ubah");
  await expect.element(page.getByRole("dialog", { name: "Kiriman yang menunggu" })).not.toBeInTheDocument();
  await press("Retur baru");
  await says(/dengan 1 foto/);
  await press("Lanjutkan");
  await expect.element(page.getByRole("textbox", { name: /^Alasan Retur/ })).toHaveValue("Pintu penyok");
  await expect.element(page.getByAltText("muatan.webp")).toBeVisible();
  expect(countWaiting()).toBe(0);
});

test("nobody else sees or sends what waits, and it can be given up", async () => {
  const server = pretendServer();
  await sentWithoutNetwork(server);
  const { session } = readSession();
  if (!session) throw new Error("nobody is signed in");
  keepSession({ ...session, idUser: 2 as typeof session.idUser, token: "token lain" });
  await gone(MENUNGGU);
  const before = asked(server).length;
  await sendWaiting();
  expect(asked(server)).toHaveLength(before);
  keepSession(session);
  await says(MENUNGGU);
  await press("Lihat");
  await press("Batalkan");
  await press("Buang");
  await says("Tidak ada yang menunggu");
  await until(async () => expect(await waiting("readonly", (store) => store.count())).toBe(0));
});
