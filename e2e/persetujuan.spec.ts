import type { Browser, Page } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { picture } from "#test/support/files.ts";
import { idRekening } from "./asset.ts";
import { countKeystrokes } from "./ketukan.ts";
import { expect, expectAccessible, expectWhole, type Office, PASSWORD, test } from "./office.ts";
import { bill, pesan } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

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

/** Signs in, and follows the first thing on the dashboard. */
async function masuk(page: Page, office: Office, nama: string): Promise<void> {
  const { nokar } = await office.employee("Management", { nama });
  await page.goto(`${office.address}/auth/login-page`);
  await page.getByLabel("No Karyawan").fill(nokar);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin/dashboards");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Kotak Persetujuan \d+ menunggu putusan Anda/ })
    .click();
  await page.waitForURL("**/admin/persetujuan");
}

const status = async (office: Office, id: string) => {
  const [row] = await office.sql<{ s: string }[]>`
    select status_pengajuan as s from pengajuan where id_pengajuan = ${id}`;
  return row?.s;
};

test("sent back, changed and decided, taken back or sent away: who asked and who decides hear of it at once; ten decisions by keys alone", async ({
  page,
  office,
  browser,
}) => {
  test.slow();
  test.slow();
  const { data: need } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Bensin" });
  const staf = await office.signIn(page, "Kasir", {
    menu: ["Pengajuan", "Invoice"],
    nama: "Siti",
    at: "/admin/pengajuanBiaya",
  });
  await expect(page.getByRole("link", { name: "Kabar", exact: true })).toBeVisible();
  const id = await office.sql<{ id: string }[]>`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, nominal_pengajuan,
      deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user)
    select 'PB-2601-00001', ${need.idKebutuhan}, 'masuk', ${await idRekening(office, "BCA RJP")}, 500000, 'Setoran',
      current_date, now(), id_user from karyawan where no_karyawan = ${staf.nokar}
    returning id_pengajuan as id`.then(([row]) => row?.id ?? "");

  const other = await browser.newPage({ locale: "id-ID", viewport: { width: 1366, height: 850 } });
  const ketukan = await countKeystrokes(other);
  await masuk(other, office, "Pak Budi");
  await expect(other.getByRole("article")).toHaveAccessibleName(`Dana Masuk ${id}`);
  const bicara = other.getByRole("textbox", { name: "Tulis komentar" });
  await bicara.fill("Bukti mana @Si");
  await other.getByRole("button", { name: "@Siti" }).click();
  await bicara.press("Control+Enter");
  await expect(other.getByRole("region", { name: "Komentar" }).getByText("Bukti mana @Siti")).toBeVisible();
  await expect(page.getByRole("link", { name: "Kabar, 1 belum dibaca" })).toBeVisible();
  await other.getByRole("heading", { name: "Bensin" }).click();
  await other.keyboard.press("r");
  await other.keyboard.type("Nominalnya salah");
  await other.keyboard.press("Control+Enter");
  await expect(other.getByText("Tidak ada yang menunggu putusan Anda")).toBeVisible();

  await page.getByRole("link", { name: "Kabar, 2 belum dibaca" }).click();
  await expect(page.getByText(`${id} dikembalikan untuk direvisi oleh Pak Budi: Nominalnya salah`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${office.address}/admin/pengajuanBiaya?revisi=${id}&tglAwal=&tglAkhir=`);
  const form = page.getByRole("dialog", { name: `Revisi Pengajuan ${id}` });
  await form.getByLabel("Nominal").fill("450000");
  await form.getByRole("button", { name: "Ajukan Lagi" }).click();

  const isi = other.getByRole("article");
  await expect(isi.getByText("Dikembalikan Pak Budi")).toBeVisible();
  await expect(isi.getByRole("deletion")).toHaveText("Rp 500.000");
  await expectAccessible(other);
  await other.keyboard.press("s");
  await other.keyboard.press("Control+Enter");
  await expectSaid(other, "Pengajuan berhasil disetujui");
  await expect(page.getByRole("link", { name: "Kabar, 3 belum dibaca" })).toBeVisible();

  // Taken back by its author while a manager looks at it.
  const idInvoice = await bill(office, await pesan(office, "Reguler"), { nominalLunas: 9_900_000 });
  const { data: parkir } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Parkir" });
  const [baris] = await office.sql<{ id: string }[]>`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, nominal_pengajuan,
      deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user)
    select 'PB-2601-00002', ${parkir.idKebutuhan}, 'masuk', ${await idRekening(office, "BCA RJP")}, 75000, 'Parkir',
      current_date, now(), id_user from karyawan where nama_lengkap = 'Siti'
    returning id_pengajuan as id`;
  const ditarik = baris?.id ?? "";
  await other.reload();
  await other.getByRole("region", { name: "Menunggu putusan" }).getByText("Parkir", { exact: true }).click();
  await expect(other.getByRole("article")).toHaveAccessibleName(`Dana Masuk ${ditarik}`);

  await page.goto(`${office.address}/admin/pengajuanBiaya?tglAwal=&tglAkhir=`);
  await page
    .getByRole("row", { name: new RegExp(ditarik) })
    .getByRole("button", { name: "Tarik" })
    .click();
  await expect(page.getByText(`Tarik kembali pengajuan ${ditarik} sebesar Rp 75.000?`)).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByRole("row", { name: new RegExp(ditarik) }).getByText("Ditarik")).toBeVisible();
  await expect(other.getByText(`${ditarik} tidak menunggu lagi`)).toBeVisible();
  expect(await status(office, ditarik)).toBe("Ditolak");

  await expect(other.getByRole("article")).toHaveAccessibleName(`Invoice Lunas ${idInvoice}`);
  await other.keyboard.press("t");
  await expect(other.getByText("Invoice yang ditolak dihapus.", { exact: false })).toBeVisible();
  await other.keyboard.type("Rekeningnya salah");
  await other.keyboard.press("Control+Enter");
  await expectSaid(other, `Invoice ${idInvoice} berhasil dihapus`);
  await expectAccessible(other);
  await decideByKeys(other, office, browser, ketukan);
});

/** Ten decisions by keys alone, and a colleague in another browser sees each. */
async function decideByKeys(
  page: Page,
  office: Office,
  browser: Browser,
  ketukan: () => Promise<number>,
): Promise<void> {
  const ids = await ajukan(office, 12);
  await page.goto(`${office.address}/admin/persetujuan`);
  const isi = page.getByRole("article");
  await expect(isi.getByRole("heading", { name: "Modal 100000" })).toBeVisible();
  await expect(isi.getByText("Saldo BCA RJP sesudah")).toBeVisible();
  await expect(isi.getByRole("img", { name: `Bukti ${ids[0]}, 1 dari 1` })).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newPage({ locale: "id-ID", viewport: { width: 390, height: 844 } });
  await masuk(other, office, "Bu Sari");
  const kartu = other.getByRole("region", { name: "Menunggu putusan" }).getByRole("listitem");
  await expect(kartu).toHaveCount(12);

  // The focus walks along with the choice.
  await page.keyboard.press("j");
  await expect(page.getByRole("listitem").getByRole("button", { name: ids[1] })).toBeFocused();
  await page.keyboard.press("k");
  await expect(page.getByRole("listitem").getByRole("button", { name: ids[0] })).toBeFocused();

  await ketukan();
  for (let ke = 0; ke < 9; ke++) {
    await expect(page.getByRole("article")).toHaveAccessibleName(`Dana Masuk ${ids[ke]}`);
    await page.keyboard.press("s");
    await page.keyboard.press("Control+Enter");
  }
  await expect(page.getByRole("article")).toHaveAccessibleName(`Dana Masuk ${ids[9]}`);
  // Control with Enter are two.
  expect(await ketukan()).toBeLessThanOrEqual(9 * 3);
  await page.keyboard.press("t");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Note tidak boleh kosong.")).toBeVisible();
  await page.keyboard.type("Bukan kebutuhan kantor");
  await page.keyboard.press("Control+Enter");
  await expectSaid(page, "Pengajuan berhasil ditolak");
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
  await other.setViewportSize({ width: 320, height: 640 });
  await expectWhole(other.getByRole("button", { name: "Setujui" }).getByText("Setujui"));
  await other.setViewportSize({ width: 390, height: 844 });
  await other.getByRole("button", { name: "Setujui" }).click();
  await other.getByRole("button", { name: /Konfirmasi/ }).click();
  await expectSaid(other, "Pengajuan berhasil disetujui");
  expect(await status(office, ids[10] ?? "")).toBe("Disetujui");
  await other.close();
}
