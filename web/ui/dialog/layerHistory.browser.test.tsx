import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { addLayer, closeAddress, followLayers, openAddress } from "./layerHistory.ts";

const LIST = "/admin/produk";
const DETAIL = `${LIST}?buka=OVN-1`;
const FORM = `${DETAIL}&ubah=OVN-1`;

/** A page whose browser has much to do: steps back wait until they are let go. */
function slowBrowser(at: string) {
  const history = createMemoryHistory({ initialEntries: ["/admin/karyawan", at], initialIndex: 1 });
  const go = history.go.bind(history);
  const held: (() => void)[] = [];
  history.go = (steps, options) => void held.push(() => go(steps, options));
  followLayers(history);
  return {
    history,
    address: () => history.location.href,
    back: () => go(-1),
    /** Lets the next step back arrive, once it has begun. */
    arrives: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.shift()?.();
    },
    /** Waits until a step back would have begun; answers how many did. */
    begun: async () => {
      await new Promise((done) => setTimeout(done, 20));
      return held.length;
    },
  };
}

test("a layer that was opened from its page closes back to it, with the filters of the moment", async () => {
  const page = slowBrowser(LIST);
  openAddress(DETAIL, "buka");
  expect(page.address()).toBe(DETAIL);
  closeAddress(`${LIST}?page=2`);
  expect(page.address()).toBe(`${LIST}?page=2`);
  await page.arrives();
  expect(page.address()).toBe(`${LIST}?page=2`);
  page.back();
  expect(page.address()).toBe("/admin/karyawan");
});

test("a layer that was opened by a link closes in its place", async () => {
  const page = slowBrowser(DETAIL);
  closeAddress(LIST);
  expect([page.address(), await page.begun()]).toEqual([LIST, 0]);
  page.back();
  expect(page.address()).toBe("/admin/karyawan");
});

test("a layer that is opened while another one closes gets the entry after the page's", async () => {
  const page = slowBrowser(LIST);
  openAddress(DETAIL, "buka");
  closeAddress(LIST);
  openAddress(`${LIST}?ubah=OVN-1`, "ubah");
  await page.arrives();
  expect(page.address()).toBe(`${LIST}?ubah=OVN-1`);
  page.back();
  expect(page.address()).toBe(LIST);
});

test("a form and the detail below it that close together leave no step behind", async () => {
  const page = slowBrowser(LIST);
  openAddress(DETAIL, "buka");
  openAddress(FORM, "ubah");
  closeAddress(DETAIL);
  closeAddress(LIST);
  await page.arrives();
  await page.arrives();
  expect([page.address(), await page.begun()]).toEqual([LIST, 0]);
  page.back();
  expect(page.address()).toBe("/admin/karyawan");
});

test("who goes to another screen at the same moment is not led back", async () => {
  const page = slowBrowser(LIST);
  openAddress(DETAIL, "buka");
  closeAddress(LIST);
  page.history.push("/admin/po");
  expect([await page.begun(), page.address()]).toEqual([0, "/admin/po"]);
});

test("a layer without an address has an entry where its page was loaded, and leaves it when it closes", async () => {
  const page = slowBrowser(LIST);
  const place = () => page.history.location.state.__TSR_index;
  const layer = { close: () => {}, guarded: () => false, ask: () => {}, addressed: () => false };
  const remove = addLayer(layer);
  expect([page.address(), place()]).toEqual([LIST, 2]);
  addLayer(layer)();
  expect([place(), await page.begun()]).toEqual([2, 0]);
  remove();
  await page.arrives();
  expect([page.address(), place()]).toEqual([LIST, 1]);

  // Above the entry of a detail it needs none.
  openAddress(DETAIL, "buka");
  addLayer(layer)();
  expect([place(), await page.begun()]).toEqual([2, 0]);
});
