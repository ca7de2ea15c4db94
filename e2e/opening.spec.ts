import { expect, test } from "./office.ts";
import { makeMachine, pesan } from "./pengiriman.ts";

const CODE = /\/assets\/[^/]+\.js$/;

test("an outline as large as the frame stands until the list's page is there, and then goes", async ({
  page,
  office,
}) => {
  const idProduk = await makeMachine(office, { kodeProduk: "OVG-10", namaProduk: "Oven Gas 10 Rak", stock: 5 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  await office.signIn(page, "Management", { at: "/admin/bantuan" });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(CODE, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${office.address}/admin/salesorder`, { waitUntil: "commit" });
    await expect(page.locator(".outline-page")).toBeVisible();
    const outlined = await page.locator(".outline-top").boundingBox();
    await expect(page.locator(".outline-side")).toBeVisible({ visible: width > 640 });
    release();
    await expect(page.locator(".outline")).toHaveCount(0);
    const head = await page.getByRole("banner").boundingBox();
    expect([head?.x, head?.y, head?.height]).toEqual([outlined?.x, outlined?.y, outlined?.height]);
    await expect(page.getByText(idSo).first()).toBeVisible();
    await page.unroute(CODE);
  }
});
