import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { session as calls } from "#areas/karyawan/session/contract.ts";
import { useSessionState } from "../api/session.ts";
import { browserStore } from "../offline/browserStore.ts";
import { draftKey } from "../offline/drafts.ts";
import {
  type FormDraft,
  forgetFormDrafts,
  formDraftKey,
  formsBegun,
  keepFormDraft,
  readFormDraft,
} from "../offline/formDrafts.ts";
import { countWaiting, kirimanStore } from "../offline/waiting.ts";
import { pretendServer } from "../testing/server.ts";
import { onStage } from "../testing/stage.tsx";
import { logOut } from "./shellActions.ts";
import { useUnsent } from "./useUnsent.ts";

const [SAYA, LAIN] = [1, 2];
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000 });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const question = () => page.getByRole("dialog", { name: "1 kiriman dan 2 isian belum terkirim" });

/** Nothing is kept of these people: neither of a test before nor for one after. */
const forget = async () => {
  for (const someone of [SAYA, LAIN]) await forgetFormDrafts(someone);
  await kirimanStore("readwrite", (store) => store.clear());
};
beforeEach(forget);
afterEach(forget);

function Layar() {
  useUnsent(SAYA);
  const { token } = useSessionState();
  return (
    <main>
      <p>{token === null ? "Sudah keluar" : "Masuk"}</p>
      <button type="button" onClick={() => void logOut()}>
        Log out
      </button>
    </main>
  );
}

const drafts = browserStore("kantor", "isian");

const draft = (days = 0): FormDraft => {
  const saved = Date.now() - days * 24 * 3_600_000;
  return { saved, label: "Tambah Pelanggan", values: { nama: "Ratna" }, uploads: [], sent: null };
};
const pelanggan = (idUser: number) => formDraftKey("/pelanggan baru", idUser);
const kept = (idUser: number) => readFormDraft(pelanggan(idUser));
const orderKept = (idUser: number) => localStorage.getItem(draftKey("order", idUser));

test("who signs out is asked about what was not sent, and takes away nothing that others began here", async () => {
  const server = pretendServer();
  server.answers(calls.logout, () => ({}));
  for (const someone of [SAYA, LAIN]) {
    await keepFormDraft(pelanggan(someone), draft(), () => true);
    await kirimanStore("readwrite", (store) => store.put({ id: `kiriman ${someone}`, idUser: someone }));
  }
  // Nobody comes back to it.
  await keepFormDraft(formDraftKey("/asset lama", LAIN), draft(31), () => true);
  await onStage(Layar);
  for (const someone of [SAYA, LAIN]) localStorage.setItem(draftKey("order", someone), '{"namaCustomer":"Ratna"}');
  const lama = draftKey("order", 3);
  const disimpan = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
  localStorage.setItem(lama, JSON.stringify({ namaCustomer: "Tuti", disimpan }));
  window.dispatchEvent(new Event("focus"));
  expect(localStorage.getItem(lama)).toBeNull();
  // One that was stored without its day begins to have one.
  expect(orderKept(LAIN)).toMatch(/"namaCustomer":"Ratna","disimpan":"\d{4}-/);
  // Names of documents that were opened are no work.
  localStorage.setItem(draftKey("terakhir", SAYA), "[]");

  await until(() => {
    expect(formsBegun(SAYA)).toHaveLength(1);
    expect(countWaiting()).toBe(1);
  });
  await press("Log out");
  await expect.element(question().getByText(/^Order\s+Tambah Pelanggan\s/)).toBeVisible();
  await press("Batal");
  await expect.element(question()).not.toBeInTheDocument();
  expect(await kept(SAYA)).not.toBeNull();
  expect(orderKept(SAYA)).not.toBeNull();

  await press("Log out");
  await press("Buang dan keluar");
  await expect.element(page.getByText("Sudah keluar")).toBeVisible();
  await until(async () => expect(await kept(SAYA)).toBeNull());
  expect(orderKept(SAYA)).toBeNull();
  expect(await kept(LAIN)).not.toBeNull();
  expect(orderKept(LAIN)).not.toBeNull();
  const waiting = () => kirimanStore<string[]>("readonly", (store) => store.getAllKeys());
  await until(async () => expect(await waiting()).toEqual([`kiriman ${LAIN}`]));
  expect(await drafts("readonly", (store) => store.getAllKeys())).toEqual([pelanggan(LAIN)]);
});

test("who has nothing unsent is not asked", async () => {
  const server = pretendServer();
  server.answers(calls.logout, () => ({}));
  await keepFormDraft(pelanggan(LAIN), draft(), () => true);
  await onStage(Layar);
  await press("Log out");
  await expect.element(page.getByText("Sudah keluar")).toBeVisible();
});
