import { createMemoryHistory } from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { addLayer, followLayers, openAddress } from "./layerHistory.ts";

/** A page whose browser has much to do: steps back wait until they are let go. */
function slowBrowser(at: string) {
  const history = createMemoryHistory({ initialEntries: [at] });
  const go = history.go.bind(history);
  const held: (() => void)[] = [];
  const index = () => history.location.state.__TSR_index;
  history.go = (steps, options) => {
    // A browser counts from the entry on which the step was asked for.
    const to = index() + steps;
    held.push(() => go(to - index(), options));
  };
  followLayers(history);
  const layers: (() => void)[] = [];
  onTestFinished(async () => {
    for (const remove of layers) remove();
    // Removing a layer steps back over its entry.
    await new Promise((done) => setTimeout(done));
    for (const step of held.splice(0)) step();
  });
  const layer = () => {
    const close = vi.fn();
    const remove = addLayer({ close, guarded: () => false, ask: () => undefined });
    let gone = false;
    const once = () => {
      if (!gone) remove();
      gone = true;
    };
    layers.push(once);
    return { close, remove: once };
  };
  return {
    history,
    layer,
    address: () => history.location.href,
    depth: () => history.location.state.layers,
    /** Waits until a step back has begun. */
    begun: () => vi.waitFor(() => expect(held.length).toBeGreaterThan(0)),
    /** Waits until the step back counts as lost: its entry belongs to what is open now. */
    lost: async () => {
      const { key } = history.location.state;
      await vi.waitFor(() => expect(history.location.state.key).not.toBe(key), { timeout: 10_000 });
    },
    arrives: () => held.shift()?.(),
    back: () => go(-1),
  };
}

test("a question that was opened while a step back was long on its way stays when that step arrives after all", async () => {
  const page = slowBrowser("/admin/produk");
  const form = page.layer();
  const question = page.layer();
  question.remove();
  await page.begun();
  const again = page.layer();
  await page.lost();
  page.arrives();
  expect(again.close).not.toHaveBeenCalled();
  expect(page.depth()).toBe(2);
  page.back();
  expect(again.close).toHaveBeenCalledOnce();
  expect(form.close).not.toHaveBeenCalled();
});

test("a detail that was asked for meanwhile opens, and stays when that step arrives", async () => {
  const page = slowBrowser("/admin/produk");
  page.layer().remove();
  await page.begun();
  openAddress("/admin/produk?buka=OVN-1");
  await page.lost();
  await vi.waitFor(() => expect(page.address()).toBe("/admin/produk?buka=OVN-1"));
  const detail = page.layer();
  page.arrives();
  expect(page.address()).toBe("/admin/produk?buka=OVN-1");
  expect(page.history.location.state).toMatchObject({ layers: 1, addressed: 1 });
  expect(detail.close).not.toHaveBeenCalled();
});

test("a step that arrives late after somebody went to another screen does not lead away from it", async () => {
  const page = slowBrowser("/admin/produk");
  page.layer().remove();
  await page.begun();
  await page.lost();
  page.history.push("/admin/po");
  page.arrives();
  expect(page.address()).toBe("/admin/po");
});
