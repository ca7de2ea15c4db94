import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Komentar, komentar } from "#areas/sistem/komentar/contract.ts";
import { becomeLive } from "../api/connection.ts";
import { browserStore } from "../offline/browserStore.ts";
import { OutboxLine } from "../shell/OutboxLine.tsx";
import { type PretendServer, pretendServer, Refused } from "../testing/server.ts";
import { onStage } from "../testing/stage.tsx";
import { KomentarPanel } from "./KomentarPanel.tsx";

const waiting = browserStore("kantor-kiriman", "kiriman", { keyPath: "id" });

afterEach(async () => {
  becomeLive("reconnecting");
  await waiting("readwrite", (store) => store.clear());
});

const boleh = { boleh: true, alasan: null };
const tidak = { boleh: false, alasan: "Tidak" };
const SAAT = "2026-11-20T03:00:00.000Z" as Komentar["dibuat"];

function satu(isi: string, dihapus: Komentar["dihapus"] = null): Komentar {
  const aksi = dihapus ? { ubah: tidak, hapus: tidak, urung: boleh } : { ubah: boleh, hapus: boleh, urung: tidak };
  return {
    idKomentar: 7,
    nama: "Penguji",
    isi: dihapus ? "" : isi,
    dibuat: SAAT,
    diubah: null,
    dihapus,
    versi: 1,
    aksi,
  };
}

async function bicara(data: () => Komentar[]): Promise<PretendServer> {
  const server = pretendServer();
  server.answers(komentar.getKomentar, () => ({ data: data() }));
  server.answers(komentar.getSebutan, { data: [] });
  await onStage(() => (
    <main>
      <OutboxLine />
      <KomentarPanel jenis="order" id="SO-1" />
    </main>
  ));
  return server;
}

const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const panel = page.getByRole("region", { name: "Komentar" });
const field = page.getByRole("textbox", { name: "Tulis komentar" });

test("a comment is deleted at once, and comes back from the toast or from its place in the conversation", async () => {
  let dihapus: Komentar["dihapus"] = null;
  const server = await bicara(() => [satu("Kirim besok", dihapus)]);
  server.answers(komentar.deleteKomentar, () => {
    dihapus = SAAT;
    return {};
  });
  server.answers(komentar.undoDeleteKomentar, () => {
    dihapus = null;
    return {};
  });
  for (const urungkan of ["Urungkan", "Urungkan: komentar dihapus"]) {
    await press("Hapus");
    await expect.element(panel.getByText(/^Komentar dihapus/)).toBeVisible();
    await press(urungkan);
    await expect.element(panel.getByText("Kirim besok")).toBeVisible();
  }
  expect(server.asked(komentar.undoDeleteKomentar).map(({ input }) => input)).toEqual([
    { idKomentar: 7 },
    { idKomentar: 7 },
  ]);
});

test("a comment without a network waits in its conversation, goes out once, or back into its field", async () => {
  const said: Komentar[] = [];
  const server = await bicara(() => said);
  const lost = () => {
    throw new TypeError("Failed to fetch");
  };
  server.answers(komentar.addKomentar, lost);
  await field.fill("Sudah di gudang");
  await press("Kirim");
  await expect.element(panel.getByText("menunggu jaringan")).toBeVisible();
  await expect.element(panel.getByText("Sudah di gudang")).toBeVisible();
  await expect.element(field).toHaveValue("");
  await field.fill("Besok dimuat");
  await press("Ubah");
  await expect.element(field).toHaveValue("Sudah di gudang\nBesok dimuat");
  await expect.element(panel.getByText("menunggu jaringan")).not.toBeInTheDocument();

  await press("Kirim");
  await expect.element(panel.getByText("menunggu jaringan")).toBeVisible();
  server.answers(komentar.addKomentar, () => {
    throw new Refused(404, "Dokumen tidak ditemukan");
  });
  becomeLive("live");
  await expect.element(panel.getByText("belum terkirim")).toBeVisible();
  await expect.element(panel.getByText("Dokumen tidak ditemukan")).toBeVisible();
  await press("Ok");

  // From the list of what waits the text comes back as well.
  await press("Lihat");
  await page.getByRole("dialog").getByRole("button", { name: "Ubah" }).click();
  await expect.element(field).toHaveValue("Sudah di gudang\nBesok dimuat");
  becomeLive("reconnecting");
  server.answers(komentar.addKomentar, lost);
  await press("Kirim");
  await expect.element(panel.getByText("menunggu jaringan")).toBeVisible();
  const tried = server.asked(komentar.addKomentar).length;
  server.answers(komentar.addKomentar, ({ isi }) => {
    said.push(satu(String(isi)));
    return { data: { idKomentar: 7 } };
  });
  becomeLive("live");
  await expect.element(panel.getByRole("button", { name: "Hapus" })).toBeVisible();
  await expect.element(panel.getByText("menunggu jaringan")).not.toBeInTheDocument();
  const [first, ...again] = server.asked(komentar.addKomentar).slice(tried - 1);
  expect(again.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual([first?.headers.get("Idempotency-Key")]);
});
