import type { Page } from "@playwright/test";
import { kebutuhan } from "#contract/keuangan/kebutuhan.ts";
import { pengajuan } from "#contract/keuangan/pengajuan.ts";
import { picture } from "#server/testing/files.ts";
import { idRekening } from "./asset.ts";
import { expect, expectAccessible, type Office, PASSWORD, test } from "./office.ts";

/** Makes requests that wait, as a Super Admin. */
async function ajukan(office: Office, jumlah: number, nominal = 100_000): Promise<string[]> {
  const { data: need } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: `Modal ${nominal}` });
  const ids: string[] = [];
  for (let ke = 1; ke <= jumlah; ke++) {
    const { data } = await office.call(pengajuan.addPengajuan, {
      ...need,
      tipePengajuan: "masuk",
      idRekeningTujuan: await idRekening(office, "BCA RJP"),
      nominalPengajuan: nominal + ke,
      deskripsiPengajuan: `Setoran ke ${ke}`,
      dokumen: [await picture()],
    });
    ids.push(data.idPengajuan);
  }
  return ids;
}

async function masuk(page: Page, office: Office, nama: string): Promise<void> {
  const { nokar } = await office.employee("Management", { nama });
  await page.goto(`${office.address}/auth/login-page`);
  await page.getByLabel("No Karyawan").fill(nokar);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
}

const status = async (office: Office, id: string) => {
  const [row] = await office.sql<{ s: string }[]>`
    select status_pengajuan as s from pengajuan where id_pengajuan = ${id}`;
  return row?.s;
};

test("Management begins with what waits: ten decisions by keys alone, and a colleague in another browser sees each", async ({
  page,
  office,
  browser,
}) => {
  const ids = await ajukan(office, 12);
  await masuk(page, office, "Pak Budi");
  await page.waitForURL("**/admin/persetujuan");
  const isi = page.getByRole("article");
  await expect(isi.getByRole("heading", { name: "Modal 100000" })).toBeVisible();
  await expect(isi.getByText("Saldo BCA RJP sesudah")).toBeVisible();
  await expect(isi.getByRole("img", { name: `Bukti ${ids[0]}, 1 dari 1` })).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newPage({ locale: "id-ID", viewport: { width: 390, height: 844 } });
  await masuk(other, office, "Bu Sari");
  const kartu = other.getByRole("region", { name: "Menunggu putusan" }).getByRole("listitem");
  await expect(kartu).toHaveCount(12);

  for (let ke = 0; ke < 9; ke++) {
    await expect(page.getByRole("article")).toHaveAccessibleName(`Dana Masuk ${ids[ke]}`);
    await page.keyboard.press("s");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("status").getByText(ids[ke] ?? "")).toBeVisible();
  }
  await page.keyboard.press("t");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Note tidak boleh kosong.")).toBeVisible();
  await page.keyboard.type("Bukan kebutuhan kantor");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("status").getByText("Pengajuan berhasil ditolak")).toBeVisible();
  expect(await Promise.all(ids.map((id) => status(office, id)))).toEqual([
    ...Array(9).fill("Disetujui"),
    "Ditolak",
    "Menunggu",
    "Menunggu",
  ]);

  // With the thumb: a card, its proof, and the bar below.
  await expect(kartu).toHaveCount(2);
  await kartu.first().getByRole("button").click();
  await expect(other.getByRole("article").getByRole("img")).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Setujui" }).click();
  await other.getByRole("button", { name: /Konfirmasi/ }).click();
  await expect(other.getByRole("status").getByText("Pengajuan berhasil disetujui")).toBeVisible();
  expect(await status(office, ids[10] ?? "")).toBe("Disetujui");
  await other.close();
});
