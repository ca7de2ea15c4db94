import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { piutang } from "../../piutang/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { pelanggan } from "../contract.ts";

export type Pemesan = { namaCustomer?: string; customerInstansi?: string; noTelp?: string; email?: string };

/** The customer of an order as stored. */
export async function pelangganDari(office: Office, idSo: string): Promise<Id<"pelanggan">> {
  const [row] = await office.sql<{ idPelanggan: Id<"pelanggan"> }[]>`
    select id_pelanggan from so_pelanggan where id_so = ${idSo}`;
  if (!row) throw new Error(`${idSo} has no customer`);
  return row.idPelanggan;
}

/** An order of 10 million of which `dp` is paid and whose goods left. */
export async function terkirim(office: Office, boss: Person, pemesan: Pemesan = {}, dp = 4_000_000): Promise<string> {
  const idSo = await makeOrder(office, boss, pemesan);
  const idInvoice = await makeInvoice(office, boss, idSo, { dp });
  await boss.call(
    suratJalan.addSuratJalan,
    await isianBaru(
      { idSo, idInvoice },
      {
        statusSo: "Kirim",
        nomorResi: "JNE 1",
        namaEkspedisi: "JNE",
        alamatEkspedisi: "Bandung",
        telpEkspedisi: "022123456",
      },
    ),
  );
  return idSo;
}

/** A customer of whom every part has something: a debt, a talk, a reminder, a mail, and another with the same number. */
export async function pelangganLengkap(office: Office, boss: Person): Promise<Id<"pelanggan">> {
  const idSo = await terkirim(office, boss, { namaCustomer: "Budi Berutang", noTelp: "085600007777" });
  const idPelanggan = await pelangganDari(office, idSo);
  const kosong = { instansi: "", email: "", alamat: "", npwp: "", catatan: "", termin: null, idSales: null };
  await boss.call(pelanggan.addPelanggan, { ...kosong, nama: "Nomor Sama", telepon: "0856 0000 7777" });
  const percakapan = { tanggal: null, isi: "Janji bayar", langkah: "Telepon lagi", tglLangkah: null };
  await boss.call(pelanggan.addPercakapan, { idPelanggan, ...percakapan });
  await boss.call(piutang.catatPengingat, { idPelanggan, cara: "Telepon", catatan: "" });
  await office.sql`insert into email (id_pelanggan, alamat, perihal, status, waktu, id_user)
    values (${idPelanggan}, 'budi@contoh.id', 'Pernyataan', 'Terkirim', ${office.now()}, ${boss.idUser})`;
  return idPelanggan;
}
