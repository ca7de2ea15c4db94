import type { Page } from "@playwright/test";
import { kategoriAsset } from "#areas/asset/kategori/contract.ts";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { lokasiAsset } from "#areas/asset/lokasi/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, expectWhole, type Office, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";

/** Three orders of this month: one partly paid and in production, one new, one cancelled. */
async function ramai(office: Office) {
  const oven = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Besar", stock: 5 });
  const rotary = await makeMachine(office, { kodeProduk: "RTR-1", namaProduk: "Rotary" });
  const diproses = await pesan(office, [{ idProduk: rotary, qty: 2, sumberProduk: "PL" }], "CV Kopi");
  await bayarDp(office, diproses);
  const baru = await pesan(office, [{ idProduk: oven, qty: 1 }]);
  const batal = await pesan(office, [{ idProduk: oven, qty: 3 }]);
  await office.call(order.cancelSo, { idSo: batal });
  return { oven, rotary, diproses, baru, batal };
}

const angka = (page: Page, kartu: string, label: string) =>
  page.getByRole("region", { name: kartu, exact: true }).getByRole("link", { name: new RegExp(`^${label}`) });

test("Management reads the dashboard: tasks, figures, days, charts and what the company has, each with its list", async ({
  page,
  office,
}) => {
  const ramainya = await ramai(office);
  await asset(office);
  const { kloter } = await terlambat(office, ramainya);
  await office.signIn(page, "Management");
  await bacaTugas(page, office, kloter);
  await page.goto(`${office.address}/admin/dashboards`);
  await bukaAngka(page, ramainya);
  await page.goto(`${office.address}/admin/dashboards?tglAwal=2020-01-01&tglAkhir=2020-01-31`);
  await expect(angka(page, "Angka utama", "Total Order")).toContainText("0");
  await expect(angka(page, "Angka utama", "Total Omzet")).toContainText("Rp 0");
  const akhir = page.getByLabel("Tanggal Akhir");
  await akhir.fill(jakartaToday(new Date()).split("-").reverse().join("-"));
  await akhir.press("Enter");
  await expect(page).toHaveURL(/tglAwal=2020-01-01&tglAkhir=20[2-9]\d-/);
  await expect(angka(page, "Angka utama", "Total Order")).toContainText("3");
  await page.goBack();
  await expect(angka(page, "Angka utama", "Total Order")).toContainText("0");

  await page.goto(`${office.address}/admin/dashboards`);
  await bacaOmzet(page, ramainya);
  await bacaProduk(page, ramainya);
  await bacaHarta(page);

  await page.getByRole("button", { name: "Log out" }).click();
  await office.signIn(page, "Sales", { menu: ["Dashboard", "Asset"] });
  await expect(angka(page, "Angka utama", "Total Order")).toContainText("3");
  await expect(page.getByText("Total Nominal Rekening")).toHaveCount(0);
  await expect(page.getByText("Total Nominal Asset Tetap")).toHaveCount(0);
  await expect(page.getByText("Tidak ada yang menunggu Anda. Semua sudah beres.")).toBeVisible();
  // Logistics has no requests to decide.
  await page.getByRole("button", { name: "Log out" }).click();
  await office.signIn(page, "Logistik", { at: "/admin/dashboards" });
  const tugas = page.getByRole("region", { name: "Tugas saya" });
  await expect(tugas.getByRole("link", { name: /^Pesan langsung terlambat/ })).toBeVisible();
  await expect(tugas.getByRole("link", { name: /^Pengajuan menunggu/ })).toHaveCount(0);
});

type Ramai = Awaited<ReturnType<typeof ramai>>;

/** Every figure opens the list that it counts. */
async function bukaAngka(page: Page, { diproses, baru, batal }: Ramai): Promise<void> {
  await expect(angka(page, "Angka utama", "Total Order")).toContainText("3");
  await expect(angka(page, "Angka utama", "Total Omzet")).toContainText("Rp 37.500.000");
  await expectAccessible(page);
  const daftar = page.getByRole("dialog");
  const buka = async (kartu: string, label: string, banyak: number, isi: readonly string[]) => {
    await expect(angka(page, kartu, label)).toContainText(String(banyak));
    await angka(page, kartu, label).click();
    for (const idSo of isi) await expect(daftar.getByText(`${idSo} - Dewi Lestari`)).toBeVisible();
    await expect(daftar.getByText(/^SO-\d/)).toHaveCount(isi.length);
    if (label === "Total Order") await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(daftar).toHaveCount(0);
  };
  await buka("Angka utama", "Total Order", 3, [diproses, baru, batal]);
  await angka(page, "Angka utama", "Total Omzet").click();
  await expect(daftar.getByText(/: 2 order, Rp 37\.500\.000$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(daftar).toHaveCount(0);
  const detail = page.getByRole("region", { name: "Status Order" }).getByRole("link", { name: /Detail$/ });
  await expect(detail).toHaveCount(7);
  await buka("Status Order", "Total Order", 3, [diproses, baru, batal]);
  await buka("Status Order", "Pengajuan", 1, [baru]);
  await buka("Status Order", "Diproses", 1, [diproses]);
  await buka("Status Order", "Cancel", 1, [batal]);
  await buka("Omzet", "DP", 1, [diproses]);
  await buka("Omzet", "Belum Dibayar", 1, [baru]);
  await buka("Pesan Langsung", "Progress", 1, [diproses]);
  await angka(page, "Omzet", "Lunas").click();
  await expect(daftar.getByText("Tidak ada yang terhitung di sini saat ini.")).toBeVisible();
  await page.keyboard.press("Escape");

  // An order of the list links to its detail.
  await angka(page, "Status Order", "Diproses").click();
  await expect(page).toHaveURL(/daftar=status\.Proses/);
  await page.reload();
  await daftar.getByRole("link", { name: diproses }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/salesorder\\?buka=${diproses}`));
}

/** Charts show what was sold, and can be read as tables. */
async function bacaOmzet(page: Page, { diproses, baru }: Ramai): Promise<void> {
  const tahun = jakartaToday(new Date()).slice(0, 4);
  const omzet = page.getByRole("region", { name: "Omzet per Bulan" });
  await expect(omzet.getByRole("img", { name: `Omzet per bulan tahun ${tahun}` })).toBeVisible();
  await omzet.locator(".recharts-bar-rectangle path").first().click();
  const daftar = page.getByRole("dialog");
  await expect(daftar.getByText(`${diproses} - Dewi Lestari`)).toBeVisible();
  await expect(daftar.getByText(`${baru} - Dewi Lestari`)).toBeVisible();
  await page.keyboard.press("Escape");
  await omzet.getByRole("button", { name: "Lihat tabel" }).click();
  await expect(omzet.getByRole("row")).toHaveCount(13);
  await expect(omzet.getByRole("row").filter({ hasText: "Rp 37.500.000" })).toHaveCount(1);
  await omzet.getByRole("button", { name: `Tahun ${tahun}` }).click();
  const pilihan = page.getByRole("dialog", { name: "Pilih tahun" });
  await pilihan.getByRole("button", { name: String(Number(tahun) - 1), exact: true }).click();
  await expect(omzet.getByRole("row").filter({ hasText: "Rp 37.500.000" })).toHaveCount(0);
}

/** Charts of the products: what is left, and what sells. */
async function bacaProduk(page: Page, { diproses }: Ramai): Promise<void> {
  const daftar = page.getByRole("dialog");
  const stok = page.getByRole("region", { name: "Stock Produk" });
  const top = page.getByRole("region", { name: "Top Produk Terjual" });
  await expect(stok.getByRole("img", { name: "Stock produk terhadap minimalnya" })).toBeVisible();
  await expect(top.getByRole("img", { name: "Produk terlaris" })).toBeVisible();
  // Units are whole, at the axis too.
  await expect(top.getByText(/^\d+[.,]\d+$/)).toHaveCount(0);
  await expectAccessible(page);
  await top.locator(".recharts-bar-rectangle path").first().click();
  await expect(daftar.getByText("2 unit dalam 1 order")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const kartu of [stok, top]) await kartu.getByRole("button", { name: "Lihat tabel" }).click();
  await expect(stok.getByRole("row").filter({ hasText: "Oven Besar" })).toContainText("5");
  // Lines of a cancelled order do not count as sold.
  await expect(top.getByRole("row").filter({ hasText: "Oven Besar" })).toContainText("1");
  await expectAccessible(page);
  // On a phone no figure is cut.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const kartu of [stok, top]) await expectWhole(kartu.locator("[data-lines]"));
  await page.setViewportSize({ width: 1366, height: 850 });
  await top.getByRole("button", { name: "Rotary" }).click();
  await expect(daftar.getByText("2 unit dalam 1 order")).toBeVisible();
  await expect(daftar.getByText(`${diproses} - Dewi Lestari`)).toBeVisible();
  await page.keyboard.press("Escape");
}

async function asset(office: Office): Promise<void> {
  const { idKategoriAsset } = (
    await office.call(kategoriAsset.addKategoriAsset, {
      namaKategori: "Kendaraan",
      kode: "KND",
      pembagi: 48,
      jenisBatas: "atas",
      batas: 0,
    })
  ).data;
  const { idLokasi } = (await office.call(lokasiAsset.addLokasiAsset, { namaLokasi: "Gudang", singkatan: "GDG" })).data;
  const tglAssetMasuk = jakartaToday(new Date());
  const barang = { namaBarang: "Truk Engkel", idKategori: idKategoriAsset, idLokasi, harga: 240_000_000 };
  await office.call(listAsset.addAsset, { ...barang, tglAssetMasuk });
}

/** What the company has: money and assets. */
async function bacaHarta(page: Page): Promise<void> {
  const rekening = angka(page, "Angka utama", "Total Nominal Rekening");
  await expect(rekening).toContainText("Rp 5.000.000");
  await rekening.click();
  const daftar = page.getByRole("dialog", { name: "Total Nominal Rekening" });
  await expect(daftar.getByRole("row").filter({ hasText: "BCA RJP" })).toContainText("Rp 5.000.000");
  await expect(daftar.getByRole("row").filter({ hasText: "LAINNYA" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  const aset = angka(page, "Keuangan", "Total Nominal Asset Tetap");
  await expect(aset).toContainText("Rp 240.000.000");
  await aset.click();
  const barang = page.getByRole("dialog", { name: "Total Nominal Asset Tetap" });
  await expect(barang.getByRole("row").filter({ hasText: "Truk Engkel" })).toContainText("Rp 240.000.000");
  await barang.getByRole("link", { name: "Buka List Asset" }).click();
  await expect(page).toHaveURL(/\/admin\/asset\/listAsset/);
}

/** A request to decide, a purchase order and goods of an order that are late. */
async function terlambat(office: Office, { oven }: Ramai) {
  const { data: need } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Listrik" });
  const [row] = await office.sql<{ idRekening: number }[]>`
    select id_rekening from rekening where nama_rekening = 'BCA RJP'`;
  await office.call(pengajuan.addPengajuan, {
    ...need,
    tipePengajuan: "keluar",
    idRekeningAsal: row?.idRekening ?? 0,
    nominalPengajuan: 1_000_000,
    deskripsiPengajuan: "Tagihan listrik",
    dokumen: [await picture()],
  });
  const { idPo, kloter } = (await office.call(po.addPo, { idProduk: oven, qty: 4 })).data;
  await office.sql`update po set tgl_order = tgl_order - 60, tgl_deadline = tgl_deadline - 60 where id_po = ${idPo}`;
  await office.sql`update orderan set tgl_deadline = ${jakartaToday(new Date())}::date - 3 where sumber_produk = 'PL'`;
  return { kloter };
}

/** What waits leads to where it is dealt with. */
async function bacaTugas(page: Page, office: Office, kloter: string): Promise<void> {
  const tugas = page.getByRole("region", { name: "Tugas saya" });
  const kelompok = (nama: string) => tugas.getByRole("region", { name: nama, exact: true });
  await expect(tugas.getByRole("heading", { level: 3 })).toHaveText([
    "Pengajuan menunggu persetujuan 1",
    "Pesan langsung terlambat 1",
    "PO terlambat 1",
    "Produk harus PO 1",
  ]);
  // The sidebar counts the tasks that the dashboard shows.
  const sisi = (layar: string) => page.getByRole("navigation").getByRole("link", { name: layar, exact: true });
  await expect(sisi("Mutasi Rekening")).toHaveText("Mutasi Rekening1");
  // The first rows stand in place, with amount and age.
  const listrik = kelompok("Pengajuan menunggu persetujuan").getByRole("listitem");
  await expect(listrik).toContainText("Tagihan listrik");
  await expect(listrik).toContainText("Rp 1.000.000");
  await expect(listrik).toContainText("hari ini");
  await expect(kelompok("Pesan langsung terlambat").getByRole("listitem")).toContainText("lewat 3 hari");
  await tugas.getByRole("link", { name: /^Pengajuan menunggu/ }).click();
  const dialog = page.getByRole("dialog", { name: "Pengajuan menunggu persetujuan" });
  await expect(dialog.getByText("Tagihan listrik")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Buka Mutasi Rekening" }).click();
  await expect(page).toHaveURL(/\/admin\/pengajuanBiaya\?.*status=Menunggu/);
  await expect(page.getByRole("row").filter({ hasText: "Listrik" })).toHaveCount(1);

  const ke = async (label: RegExp, tombol: string, alamat: RegExp, isi: string) => {
    await page.goto(`${office.address}/admin/dashboards`);
    await tugas.getByRole("link", { name: label }).click();
    await page.getByRole("dialog").getByRole("link", { name: tombol }).click();
    await expect(page).toHaveURL(alamat);
    await expect(page.getByText(isi).first()).toBeVisible();
  };
  await ke(/^Pesan langsung terlambat/, "Buka Pesan Langsung", /\/admin\/pesanlangsung\?.*Progress/, "Rotary");
  await ke(/^PO terlambat/, "Buka Purchase Order", /\/admin\/po/, kloter);
  await ke(/^Produk harus PO/, "Buka Produk", /\/admin\/produk\?.*harus-po/, "RTR-1");
}
