import type { Page } from "@playwright/test";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";

const PELANGGAN = {
  ...{ nama: "Budi Santoso", instansi: "", telepon: "081234567890", email: "budi@contoh.id", alamat: "" },
  ...{ npwp: "", catatan: "", termin: null, idSales: null },
};
const PEMASOK = { kontak: "", telepon: "", email: "", alamat: "", npwp: "", termin: null, catatan: "" };

test("mails leave the company: a purchase order from Bagikan, and the outbox, which tells what waits, arrived and failed", async ({
  page,
  office,
}) => {
  await office.sql`update perusahaan set nama = 'PT Sinar Pengering'`;
  const { idPemasok } = (await office.call(pemasok.addPemasok, { ...PEMASOK, nama: "CV Baja Jaya" })).data;
  const isian = { kodeProduk: "OVN-1", namaProduk: "Oven Besar", kategoriProduk: "utama" as const };
  const { data: mesin } = await office.call(produk.addProduk, {
    ...{ ...isian, hargaProduk: 30_000_000, hargaBeli: 7_000_000, fotoProduk: [] },
  });
  const { idPo } = (await office.call(po.addPo, { idProduk: mesin.idProduk, qty: 3, idPemasok })).data;
  await office.signIn(page, "Super Admin", { at: `/admin/po?buka=${idPo}` });
  await kirimPo(page, office, idPo);
  await office.sql`
    insert into email (id_po, alamat, perihal, status, alasan, waktu, id_user)
    values (${idPo}, 'baja@contoh.id', 'Pesanan kami', 'Gagal', 'Kotak surat penuh', now(), (select min(id_user) from karyawan))`;
  await page.goto(`${office.address}/admin/sistem/email-keluar?cari=${idPo}`);
  const baris = page.getByRole("row").filter({ hasText: "Kotak surat penuh" });
  await baris.getByRole("link", { name: idPo }).click();
  await expect(page.getByRole("dialog", { name: `Detail ${idPo}` })).toBeVisible();

  await office.call(pelanggan.addPelanggan, PELANGGAN);
  await office.sql`
    insert into email (id_pelanggan, alamat, perihal, status, alasan, coba_lagi, percobaan, jawaban, waktu, id_user)
    select id_pelanggan, m.alamat, 'Pernyataan piutang', status, alasan, lagi::timestamptz, coba, jawaban, now(), (select min(id_user) from karyawan)
    from pelanggan, (values
      ('budi@contoh.id', 'Terkirim', '', null, 1, '250 2.0.0 OK queued as 7XQ'),
      ('siti@contoh.id', 'Antri', 'Server email tidak dapat dihubungi.', '2100-01-01T03:00:00Z', 3, ''),
      ('joko@contoh.id', 'Tidak Pasti', 'Sambungan terputus.', null, 1, '')
    ) m(alamat, status, alasan, lagi, coba, jawaban)`;
  await page.goto(`${office.address}/admin/sistem/email-keluar`);
  await catatKembali(page);
});

/** A purchase order is mailed from Bagikan; where its supplier has no address, that is asked for. */
async function kirimPo(page: Page, office: Office, idPo: string): Promise<void> {
  const kirim = page.getByRole("dialog", { name: `Kirim PO ${idPo}` });
  const tulis = async () => {
    await page
      .getByRole("dialog", { name: `Detail ${idPo}` })
      .getByRole("button", { name: "Bagikan" })
      .click();
    await page
      .getByRole("dialog", { name: `Bagikan ${idPo}` })
      .getByRole("link", { name: "Kirim email" })
      .click();
    await expect(kirim.getByText(`Terlampir: ${idPo}.pdf`)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
  };
  await tulis();
  await expect(kirim.getByLabel("Kepada")).toHaveValue("");
  await expect(kirim.getByText("CV Baja Jaya belum punya email.")).toBeVisible();
  await expect(kirim.getByLabel("Isi email")).toHaveValue(/^Yth\. CV Baja Jaya,\n\n.*\n- 3 x Oven Besar\n/);
  await expectAccessible(page);
  await kirim.getByRole("link", { name: "Tambah email" }).click();
  const ubah = page.getByRole("dialog", { name: /CV Baja Jaya/ });
  await ubah.getByLabel("Email").fill("baja@contoh.id");
  await ubah.getByRole("button", { name: "Simpan" }).click();
  await expect(ubah).toHaveCount(0);
  await page.goto(`${office.address}/admin/po?buka=${idPo}`);
  await tulis();
  await expect(kirim.getByLabel("Kepada")).toHaveValue("baja@contoh.id");
  await expect(kirim.getByText("belum punya email")).toHaveCount(0);
}

/** One that came back marks the address of its customer. */
async function catatKembali(page: Page): Promise<void> {
  const baris = (alamat: string) => page.getByRole("row").filter({ hasText: alamat });
  await expect(baris("siti@contoh.id")).toContainText("Dicoba lagi 01-01-2100 10:00:00");
  await expect(baris("joko@contoh.id")).toContainText("Tidak pasti");
  await expect(baris("budi@contoh.id")).toContainText("Terkirim ke server");
  await expectAccessible(page);

  await baris("budi@contoh.id")
    .getByRole("button", { name: /^Catat kembali/ })
    .click();
  const form = page.getByRole("dialog", { name: "Email kembali ke pengirim" });
  await form.getByLabel("Alasan").fill("Mailbox full");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("Email ke budi@contoh.id dicatat kembali")).toBeVisible();
  await expect(baris("budi@contoh.id")).toContainText("Kembali ke pengirim: Mailbox full");
  await baris("budi@contoh.id").getByRole("link", { name: "Budi Santoso" }).click();
  await expect(page.getByText("Email ke budi@contoh.id tidak sampai")).toBeVisible();
  await expectAccessible(page);
}
