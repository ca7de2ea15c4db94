import { pelanggan } from "#contract/penjualan/pelanggan.ts";
import { expect, expectAccessible, test } from "./office.ts";

const PELANGGAN = {
  ...{ nama: "Budi Santoso", instansi: "", telepon: "081234567890", email: "budi@contoh.id", alamat: "" },
  ...{ npwp: "", catatan: "", termin: null, idSales: null },
};

test("the outbox tells what waits, arrived and failed; one that came back marks the address of its customer", async ({
  page,
  office,
}) => {
  await office.call(pelanggan.addPelanggan, PELANGGAN);
  await office.sql`
    insert into email (id_pelanggan, alamat, perihal, status, alasan, coba_lagi, percobaan, jawaban, waktu, id_user)
    select id_pelanggan, m.alamat, 'Pernyataan piutang', status, alasan, lagi::timestamptz, coba, jawaban, now(), (select min(id_user) from karyawan)
    from pelanggan, (values
      ('budi@contoh.id', 'Terkirim', '', null, 1, '250 2.0.0 OK queued as 7XQ'),
      ('siti@contoh.id', 'Antri', 'Server email tidak dapat dihubungi.', '2100-01-01T03:00:00Z', 3, ''),
      ('joko@contoh.id', 'Tidak Pasti', 'Sambungan terputus.', null, 1, '')
    ) m(alamat, status, alasan, lagi, coba, jawaban)`;
  await office.signIn(page, "Super Admin", { at: "/admin/sistem/email-keluar" });
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
});
