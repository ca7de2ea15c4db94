import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { expect, test } from "./office.ts";

test("eight visible windows of a browser share one stream: all load, all hear a change, and one is succeeded", async ({
  page,
  context,
  office,
}) => {
  const streams = new Set<object>();
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/live") streams.add(request);
  });
  for (const over of ["requestfinished", "requestfailed"] as const) {
    context.on(over as "requestfinished", (request) => void streams.delete(request));
  }
  await office.signIn(page, "Super Admin", { at: "/admin/setting/divisi" });
  const windows = [page];
  while (windows.length < 8) {
    const another = await context.newPage();
    windows.push(another);
    await another.goto(`${office.address}/admin/setting/divisi`);
  }
  for (const one of windows) await expect(one.getByLabel("Status koneksi")).toContainText("Langsung");
  expect(streams.size).toBe(1);

  await office.call(divisi.addDivisi, { namaDivisi: "Perakitan" });
  for (const one of windows) await expect(one.getByRole("cell", { name: "Perakitan", exact: true })).toBeVisible();
  expect(streams.size).toBe(1);

  await page.close();
  await expect.poll(() => streams.size).toBe(1);
  await office.call(divisi.addDivisi, { namaDivisi: "Pengecatan" });
  for (const one of windows.slice(1))
    await expect(one.getByRole("cell", { name: "Pengecatan", exact: true })).toBeVisible();
});
