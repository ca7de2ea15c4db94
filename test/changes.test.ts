import { beforeAll, expect, test } from "vitest";
import { type Dunia, dunia } from "#areas/buku-besar/tutup-buku/server/dunia.testing.ts";
import { TEMUAN } from "#areas/buku-besar/tutup-buku/server/setiapPanggilan.testing.ts";
import { contract } from "#areas/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { baris, isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { tautan } from "#areas/penjualan/tautan/contract.ts";
import { batas } from "#areas/sistem/batas/contract.ts";
import { komentar } from "#areas/sistem/komentar/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Call } from "#kernel/call.ts";
import { TOPICS, type Topic } from "#kernel/topics.ts";
import { openOffice, type Person } from "./support/office.ts";

const office = openOffice();
let boss: Person;
let manajer: Person;
let isi: Dunia;
let idSoKembali: string;

/** The topic that a row of these tables is part of: who writes the table changes it. */
const BAGIAN: Readonly<Record<string, Topic>> = {
  stok: "produk",
  opname_baris: "opname",
  stok_rusak: "produk",
  marketplace_toko: "marketplace",
  marketplace_pesanan: "marketplace",
  marketplace_cair: "marketplace",
  so: "order",
  daftar_harga_pelanggan: "daftarHarga",
  daftar_harga_baris: "daftarHarga",
  penawaran_revisi: "penawaran",
  penawaran_baris: "penawaran",
  kunjungan_order: "kunjungan",
  servis_aturan: "aturan",
  perawatan_aturan: "aturan",
  kas: "simpanan",
  asset_kondisi: "asset",
  tampilan_utama: "tampilan",
  kolom_pelanggan: "pelanggan",
  kolom_produk: "produk",
};

/** A table with the name of a topic is that topic; other tables are of one where they are named above. */
const topicOf = (tabel: string): Topic | undefined =>
  BAGIAN[tabel] ??
  TOPICS.find((topic) => topic === tabel.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));

beforeAll(async () => {
  boss = await office.person("Super Admin", { nama: "Ratna" });
  manajer = await office.person("Management", { nama: "Budi" });
  isi = await dunia(office, boss, manajer);
  idSoKembali = await orderKembali();
  const semua = await office.sql<{ tabel: string }[]>`
    select tablename::text as tabel from pg_tables where schemaname = 'public'`;
  const dilihat = semua.map(({ tabel }) => tabel).filter((tabel) => topicOf(tabel) !== undefined);
  expect(dilihat).toEqual(expect.arrayContaining(Object.keys(BAGIAN)));
  expect(dilihat.length).toBeGreaterThan(70);
  await office.sql.unsafe(`
    create table tertulis (tabel text);
    create function tulis() returns trigger language plpgsql as
      $$ begin insert into tertulis values (tg_table_name); return null; end $$;
    ${dilihat
      .map(
        (tabel) => `
          create trigger tertulis_ada after insert or delete on ${tabel} for each row execute function tulis();
          create trigger tertulis_ubah after update on ${tabel} for each row
            when (old.* is distinct from new.*) execute function tulis();`,
      )
      .join("")}`);
});

/** An order of which all that had left came back. */
async function orderKembali(): Promise<string> {
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk: await makeProduk(office, boss, { stock: 1 }) }] });
  const pesanan = { idSo, idInvoice: await makeInvoice(office, boss, idSo) };
  const isian = await isianBaru(pesanan, { statusSo: "Kirim", tglSurat: "" });
  const { idSuratJalan: idSj } = (await boss.call(suratJalan.addSuratJalan, isian)).data;
  const barang = (await baris(boss, idSo)).orders.map(({ idOrderan }) => ({ idOrderan, baik: 1, rusak: 0 }));
  await boss.call(retur.addRetur, { idSj, alasan: "Tidak jadi", barang, dokumen: isian.dokumen });
  return idSo;
}

/** Calls that are in no list of those that change figures of reports. */
async function lainnya(): Promise<[Call, Record<string, unknown>][]> {
  const tujuan = isi.kas;
  const minta = () => submitPengajuan(manajer, isi.lain, { tipe: "masuk", tujuan, nominal: 5_000 });
  const [kembali, tarik] = [await minta(), await minta()];
  return [
    [pengajuan.revisiPengajuan, { idPengajuan: kembali, note: "Periksa" }],
    [pengajuan.withdrawPengajuan, { idPengajuan: tarik }],
    [batas.addBatas, { idKebutuhan: null, nominalDari: 0, namaRole: "Management", cara: "sendiri" }],
    [komentar.addKomentar, { jenis: "pengajuan", id: tarik, isi: "@Budi jadi?", sebut: [manajer.idUser] }],
    [tautan.addTautan, { jenis: "order", id: isi.order.tanpaInvoice }],
    [order.cancelSo, { idSo: idSoKembali }],
    [order.gantiEmail, { idSo: isi.order.tanpaInvoice, email: "a@b.id" }],
  ];
}

test("a call that writes names all that it changes, so that no list of anybody stays old", async () => {
  const nama = new Map<Call, string>(
    Object.entries(contract).flatMap(([resource, calls]) =>
      Object.entries(calls as Record<string, Call>).map(([name, call]) => [call, `${resource}.${name}`] as const),
    ),
  );
  const kurang = new Set<string>();
  const berhasil = new Set<Call>();
  const coba = async (call: Call, input: Record<string, unknown>) => {
    for (const person of [manajer, boss]) {
      await office.sql`delete from tertulis`;
      if ((await person.send(call, input)).status !== 200) continue;
      berhasil.add(call);
      const rows = await office.sql<{ tabel: string }[]>`select distinct tabel from tertulis`;
      for (const { tabel } of rows) {
        const topic = topicOf(tabel);
        if (topic && !call.changes.includes(topic)) kurang.add(`${nama.get(call)}: ${topic}`);
      }
      return;
    }
  };
  for (const { terbuka } of Object.values(TEMUAN)) {
    for (const [call, input] of (await terbuka?.(isi, boss)) ?? []) await coba(call, input);
  }
  for (const [call, input] of await lainnya()) await coba(call, input);
  expect([...kurang].sort()).toEqual([]);
  expect(berhasil.size).toBeGreaterThan(40);
});
