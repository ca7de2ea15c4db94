import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { session as calls } from "#areas/karyawan/session/contract.ts";
import { answer, call, row } from "#kernel/call.ts";
import { everyone } from "#kernel/permission.ts";
import { becomeLive } from "../api/connection.ts";
import { useCall } from "../api/hooks.ts";
import { queries } from "../api/queries.ts";
import { signOut, useSessionState } from "../api/session.ts";
import { dropSession, keepSession, readSession } from "../api/sessionStore.ts";
import { browserStore } from "../offline/browserStore.ts";
import { type PretendServer, pretendServer } from "../testing/server.ts";
import { onStage } from "../testing/stage.tsx";
import { noteRecent, Recent, recentOf } from "./recent.ts";
import { SavedLine } from "./SavedLine.tsx";

const barang = (path: string, more: object = {}) =>
  call(`GET /ujiWeb/${path}`, {
    summary: "Barang",
    tindakan: "melihat barang",
    permission: everyone,
    input: z.object({ ke: z.number() }),
    output: answer(row({ nama: z.string() })),
    reads: ["produk"],
    ...more,
  });
const getBarang = barang("getBarang");
const getRahasia = barang("getRahasia", { neverKept: true });

function Halaman() {
  const satu = useCall(getBarang, { ke: 1 });
  const rahasia = useCall(getRahasia, { ke: 1 });
  return (
    <main>
      <SavedLine />
      <p>Barang: {satu.data?.data.nama ?? satu.error?.message}</p>
      <p>Rahasia: {rahasia.data?.data.nama ?? rahasia.error?.message}</p>
    </main>
  );
}

/** A screen that is opened and left. */
function Layar() {
  const [opened, open] = useState(true);
  return (
    <>
      <button type="button" onClick={() => open(!opened)}>
        {opened ? "Tinggalkan" : "Buka"}
      </button>
      {opened && <Halaman />}
    </>
  );
}

const kept = browserStore("kantor-jawaban", "jawaban", { keyPath: "key" });
const keysKept = async () => ((await kept("readonly", (store) => store.getAllKeys())) ?? []) as string[];
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000 });
const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
const LINE = /^Data tersimpan dari \d\d\.\d\d \(baru saja\), menunggu jaringan$/;

// A sign-in leaves nothing of the one before; what is under way must not come into the next test.
afterEach(() => becomeLive("reconnecting"));

function answering(server: PretendServer, nama: string | null) {
  for (const one of [getBarang, getRahasia])
    server.answers(one, () => {
      if (nama === null) throw new TypeError("Failed to fetch");
      return { data: { nama } };
    });
}

const press = (name: string) => page.getByRole("button", { name }).click();

/** The screen once with answers, and then opened by a page that knows none, without a network. */
async function again(server: PretendServer, between: () => void = () => {}) {
  answering(server, "Oven");
  await onStage(Layar);
  await says("Barang: Oven");
  expect(page.getByText(LINE).query()).toBeNull();
  await until(async () => expect(await keysKept()).toHaveLength(1));
  await press("Tinggalkan");
  queries.clear();
  answering(server, null);
  between();
  await press("Buka");
}

test("without a network the last answer is shown with its age, and the new one when the server is back", async () => {
  const server = pretendServer();
  await again(server);
  await says("Barang: Oven");
  await says(LINE);
  await says("Rahasia: Periksa koneksi internet anda!");
  answering(server, "Oven baru");
  becomeLive("live");
  await says("Barang: Oven baru");
  await says("Rahasia: Oven baru");
  expect(page.getByText(LINE).query()).toBeNull();
});

test("rows that came before the code of their screen are kept as well", async () => {
  answering(pretendServer(), null);
  const body = { status: 200, message: "", data: { nama: "Oven" } };
  window.kantorEarly = {
    ...{ url: "/api/ujiWeb/getBarang?ke=1", token: "token-uji", sent: performance.now() },
    ...{ answer: Promise.resolve(new Response()), body },
  };
  await onStage(Layar);
  await says("Barang: Oven");
  await until(async () => expect(await keysKept()).toHaveLength(1));
});

test("nobody else sees what was kept, and who signs out leaves nothing behind", async () => {
  const server = pretendServer();
  await again(server, () => {
    const { session } = readSession();
    if (session) keepSession({ ...session, idUser: 2 as typeof session.idUser, token: "token lain" });
  });
  await says("Barang: Periksa koneksi internet anda!");
  dropSession();
  await until(async () => expect(await keysKept()).toEqual([]));
  expect(localStorage.getItem("kantor.simpanan")).toBeNull();
});

test("what somebody could see with other rights is not shown any more", async () => {
  const server = pretendServer();
  await again(server, () => {
    const { session } = readSession();
    if (session) keepSession({ ...session, role: "Sales", menu: [] });
  });
  await says("Barang: Periksa koneksi internet anda!");
});

test("what was opened last is gone with the sign-out, the customer's name and number too", async () => {
  const server = pretendServer();
  server.answers(calls.logout, () => ({}));
  await onStage(() => null);
  const idUser = readSession().session?.idUser ?? 0;
  const opened = { address: "/admin/pelanggan?buka=7", label: "Ratna Dewi", description: "Pelanggan · 081255557777" };
  noteRecent(idUser, opened);
  expect(recentOf(idUser)).toEqual([opened]);
  signOut();
  // A page that is about to leave notes nothing more.
  noteRecent(idUser, opened);
  expect(JSON.stringify(localStorage)).not.toMatch(/Ratna|5555/);
});

test("what was opened last is gone when somebody else signs in where the session ended, and stays for the same person", async () => {
  pretendServer();
  function Shell() {
    const { session } = useSessionState();
    return (
      <>
        <p>Masuk: {session?.token}</p>
        {session && <Recent idUser={session.idUser} />}
      </>
    );
  }
  await onStage(Shell);
  const { session } = readSession();
  if (!session) throw new Error("onStage signs somebody in");
  const opened = { address: "/admin/pelanggan?buka=7", label: "Ratna Dewi", description: "Pelanggan · 081255557777" };
  noteRecent(session.idUser, opened);
  const signIn = async (token: string, idUser: number) => {
    dropSession();
    keepSession({ ...session, idUser: idUser as typeof session.idUser, token });
    await says(`Masuk: ${token}`);
  };
  await signIn("hari kedua", session.idUser);
  expect(recentOf(session.idUser)).toEqual([opened]);
  await signIn("orang lain", session.idUser + 10);
  await expect.poll(() => JSON.stringify(localStorage)).not.toMatch(/Ratna|5555/);
});

test("the newest sixty stay", async () => {
  pretendServer();
  await onStage(() => null);
  const ask = (ke: number) =>
    queries.fetchQuery({
      queryKey: [getBarang.path, { ke }],
      queryFn: async () => ({ data: { nama: "Oven" } }),
      meta: { reads: getBarang.reads, call: getBarang },
    });
  for (let ke = 0; ke < 65; ke++) await ask(ke);
  await until(async () => expect(await keysKept()).toHaveLength(60));
});
