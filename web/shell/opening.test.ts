import { expect, test } from "vitest";
import type { Call } from "#kernel/call.ts";
import type { Menu } from "#kernel/permission.ts";
import type { Tahun } from "../ui/list/daftar.ts";
import { firstCalls } from "./firstCalls.ts";
import { firstRequest } from "./opening.ts";
import { SCREENS } from "./screens.ts";

const tahun = { tglAwal: "2026-01-01", tglAkhir: "2026-11-22" } as Tahun;
const asked = (screen: string, search: string, role: string, ...menu: Menu[]) => {
  const call = firstCalls()[screen];
  return call && firstRequest(call, { screen, search, actor: { role, menu }, tahun });
};

test("a list that says how it begins is asked for early", () => {
  const rooms = import.meta.glob<Readonly<Record<string, unknown>>>("../../areas/*/*/web/daftar.ts", { eager: true });
  const early = Object.values(firstCalls()).map(({ path }) => path);
  const forgotten = Object.values(rooms).flatMap((room) =>
    Object.entries(room).flatMap(([name, daftar]) => {
      if (typeof daftar !== "object" || daftar === null || !("call" in daftar)) return [];
      return early.includes((daftar.call as Call).path) ? [] : [name];
    }),
  );
  // One begins with the month that it is then, the other stands below what its screen opens with.
  expect(forgotten.sort()).toEqual(["DAFTAR_LABA", "DAFTAR_PROYEKSI"]);
});

test("a list is asked for as its page will ask: its filters, those of the address, and nothing that is empty", () => {
  const inYear = "tglAwal=2026-01-01&tglAkhir=2026-11-22";
  const orders = "/api/orderWeb/getOrder";
  expect(asked("/admin/salesorder", "", "Kasir", "Sales Order")).toBe(`${orders}?page=1&limit=10&${inYear}`);
  expect(asked("/admin/salesorder", "?buka=SO-1&limit=50&cari=PT+Maju&page=2", "Kasir", "Sales Order")).toBe(
    `${orders}?page=2&limit=50&${inYear}&cari=PT+Maju`,
  );
  expect(asked("/admin/salesorder", "?limit=7&tglAwal=&statusSo=Cancel", "Kasir", "Sales Order")).toBe(
    `${orders}?page=1&limit=10&tglAkhir=2026-11-22&statusSo=Cancel`,
  );
  expect(asked("/admin/pemasok", "", "Management")).toBe("/api/pemasokWeb/getPemasok?page=1&limit=10&keadaan=aktif");
  expect(asked("/admin/persetujuan", "?buka=x", "Management")).toBe("/api/persetujuanWeb/getKotak?limit=100");
  expect(asked("/admin/dashboards", "", "Kasir", "Dashboard")).toBe("/api/dashboardWeb/getTugasSaya");
});

test("a filter that the list does not know is not asked for: its page begins without it", () => {
  const invoices = asked("/admin/invoiceorder", "", "Management");
  expect(asked("/admin/invoiceorder", "?bayar=Pending", "Management")).toBe(invoices);
  expect(asked("/admin/invoiceorder", "?urut=lama-sekali&page=nol", "Management")).toBe(invoices);
  expect(asked("/admin/invoiceorder", "?bayar=Lunas", "Management")).toContain("&bayar=Lunas");
  // Every filter with a few words, of every list.
  for (const [screen, call] of Object.entries(firstCalls())) {
    if (!("words" in call)) continue;
    const names = Object.keys(call.words).map((name) => (call.prefix === "" ? name : `${call.prefix}-${name}`));
    const search = `?${names.map((name) => `${name}=tidak-dikenal`).join("&")}`;
    expect(asked(screen, search, "Super Admin"), screen).toBe(asked(screen, "", "Super Admin"));
  }
});

test("one of two lists of a screen has its own part of the address; whose customers are shown depends on the person", () => {
  expect(asked("/admin/po", "?proses-page=2&selesai-page=3&limit=50", "Management")).toBe(
    "/api/poWeb/getPo?page=2&limit=10&statusPo=Proses",
  );
  expect(asked("/admin/po", "?tab=selesai", "Management")).toBeNull();
  const milik = (role: string) =>
    /milik=(\w+)/.exec(asked("/admin/piutang", "", role, "Piutang", "Sales Order") ?? "")?.[1];
  expect([milik("Sales"), milik("Management")]).toEqual(["saya", "semua"]);
});

test("nothing is asked for that the person may not see, and no list where the board is shown", () => {
  expect(asked("/admin/salesorder", "", "Kasir", "Produk")).toBeNull();
  expect(asked("/admin/suratjalan", "?tampil=papan", "Management")).toBeNull();
  expect(asked("/admin/suratjalan", "?tampil=daftar", "Management")).toContain("?page=1&limit=10&");
});

test.each(["?tglAwal=2026-12-31&tglAkhir=2026-01-01", "?tglAwal=30-02-1990", "?tglAkhir=2026-02-30"])(
  "nothing is asked for while the days are wrong: %s",
  (search) => {
    expect(asked("/admin/salesorder", search, "Management")).toBeNull();
  },
);

test("every list that is asked for early is the list of a screen", () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(Object.keys(firstCalls()).filter((path) => !paths.includes(path))).toEqual([]);
});
