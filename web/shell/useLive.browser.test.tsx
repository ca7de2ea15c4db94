import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import type { Topic } from "#kernel/topics.ts";
import { useCall } from "../api/hooks.ts";
import { pretendServer } from "../testing/server.ts";
import { onStage } from "../testing/stage.tsx";
import { useLive } from "./useLive.ts";

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

/** A window that shows the divisions; answers how to add one at the server, and how to hide the window and show it again. */
async function openWindow(visibility: DocumentVisibilityState = "visible") {
  const server = pretendServer();
  const names = ["Perakitan"];
  const boleh = { boleh: true, alasan: null };
  const aksi = { edit: boleh, hapus: boleh };
  server.answers(divisi.getDivisi, () => ({
    data: names.map((namaDivisi, at) => ({ idDivisi: at + 1, namaDivisi, aksi })),
  }));
  const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  onTestFinished(() => look.mockRestore());
  const Layar = () => {
    useLive(1);
    const { data } = useCall(divisi.getDivisi, {});
    return <p>{data?.data.map(({ namaDivisi }) => namaDivisi).join(", ")}</p>;
  };
  await onStage(Layar);
  return {
    server,
    add: (name: string) => names.push(name),
    becomes(next: DocumentVisibilityState) {
      look.mockReturnValue(next);
      document.dispatchEvent(new Event("visibilitychange"));
    },
    shows: (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible(),
    asked: () => server.asked(divisi.getDivisi).length,
  };
}

test("a hidden window closes its stream; visible again it opens one and asks anew for what it shows", async () => {
  const { server, add, becomes, shows, asked } = await openWindow();
  await shows("Perakitan");
  await until(() => expect(server.streamsOpen).toBe(1));

  becomes("hidden");
  await until(() => expect(server.streamsOpen).toBe(0));
  add("Pengecatan");
  expect([server.streamsAsked, asked()]).toEqual([1, 1]);

  becomes("visible");
  await shows("Perakitan, Pengecatan");
  await until(() => expect(server.streamsOpen).toBe(1));
  expect([server.streamsAsked, asked()]).toEqual([2, 2]);
});

test("a window that was opened hidden holds no stream until it is looked at", async () => {
  const { server, add, becomes, shows } = await openWindow("hidden");
  await shows("Perakitan");
  expect(server.streamsAsked).toBe(0);
  add("Pengecatan");
  becomes("visible");
  await shows("Perakitan, Pengecatan");
  await until(() => expect(server.streamsOpen).toBe(1));
});

test("a visible window follows the topics it knows, and asks anew where the stream broke", async () => {
  const { server, add, shows } = await openWindow();
  await shows("Perakitan");
  await until(() => expect(server.streamsOpen).toBe(1));
  add("Pengecatan");
  server.announce("dari versi lain" as Topic, "divisi");
  await shows("Perakitan, Pengecatan");

  add("Gudang");
  server.hangUp();
  await shows("Perakitan, Pengecatan, Gudang");
  expect(server.streamsAsked).toBe(2);
});

test("a visible window asks anew before the addresses of its pictures end, a hidden one does not", async () => {
  const every = vi.spyOn(globalThis, "setInterval");
  onTestFinished(() => every.mockRestore());
  const { add, becomes, shows, asked } = await openWindow();
  await shows("Perakitan");
  const passes = () => {
    for (const [run, ms] of every.mock.calls) if (ms === 25 * 60_000 && typeof run === "function") run();
  };
  add("Pengecatan");
  passes();
  await shows("Perakitan, Pengecatan");
  becomes("hidden");
  passes();
  expect(asked()).toBe(2);
});
