import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { baris, isianBaru, isianUbah } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { isiRekening, makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { enterAsset } from "#books/fixturesJurnal.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";

/** A year of a small company, made day by day with the app's own calls; the reports are tested on it. */
export const pagi = (office: Office, hari: string) => office.travel(`${hari}T02:00:00.000Z`);

export async function sendOrder(boss: Person, idSo: string): Promise<void> {
  const idInvoice = (await baris(boss, idSo)).invoices[0]?.idInvoice ?? "";
  await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
}

export async function biaya(boss: Person, idKebutuhan: number, asal: number, nominal: number, deskripsi: string) {
  await setujui(boss, await submitPengajuan(boss, idKebutuhan, { tipe: "keluar", asal, nominal, deskripsi }));
}

type Setahun = { gaji: Id<"kebutuhan">; listrik: Id<"kebutuhan">; mesin: Id<"produk"> };

export async function setahun(office: Office, boss: Person): Promise<Setahun> {
  await pagi(office, "2026-01-05");
  const kas = await isiRekening(office, boss, "Kas Kecil", 50_000_000);
  const rjp = await isiRekening(office, boss, "BCA RJP", 80_000_000);
  const aneka = await rekeningBernama(office, "BCA Aneka");
  const beban = (await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Beban" })).data.idKomponenLaba;
  const baru = async (namaKebutuhan: string) => {
    const { idKebutuhan } = (await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan })).data;
    await boss.call(komponenLaba.assignKomponenLaba, { idKebutuhan, idKomponenLaba: beban });
    return idKebutuhan;
  };
  const [gaji, listrik] = [await baru("Gaji"), await baru("Listrik")];
  const mesin = await makeProduk(office, boss, { kodeProduk: "OVN", stock: 6, hargaBeli: 4_000_000 });
  await asset(office, boss);

  await pagi(office, "2026-01-28");
  await biaya(boss, gaji, rjp, 5_000_000, "GAJI bulan januari");
  await biaya(boss, listrik, kas, 700_000, "token LISTRIK");
  const satu = await makeOrder(office, boss, { baris: [{ idProduk: mesin, qty: 2, hargaProduk: 9_000_000 }] });
  await makeInvoice(office, boss, satu, { dp: 8_000_000 });
  await sendOrder(boss, satu);

  await pagi(office, "2026-02-10");
  // The delivery comes back, and leaves again at a higher purchase price.
  await boss.call(suratJalan.updateStatusSj, await isianUbah(boss, satu, { statusBarang: "Pending" }));
  await hargaBeli(boss, mesin, 4_500_000);
  await pagi(office, "2026-03-31");
  await boss.call(suratJalan.updateStatusSj, await isianUbah(boss, satu, { statusBarang: "Kirim" }));
  await setujui(
    boss,
    await submitPengajuan(boss, gaji, { tipe: "pindah", asal: rjp, tujuan: aneka, nominal: 20_000_000 }),
  );
  await biaya(boss, gaji, aneka, 6_000_000, "gaji maret");

  await pagi(office, "2026-04-02");
  const { idPo } = (await boss.call(po.addPo, { idProduk: mesin, qty: 5 })).data;
  await boss.call(po.updatePoSelesai, { idPo, selesai: 2 });
  await pagi(office, "2026-04-30");
  await boss.call(po.updatePoSelesai, { idPo, selesai: 3 });
  await pagi(office, "2026-05-31");
  await boss.call(po.updatePoLunas, {
    idPo,
    statusPembayaran: true,
    idRekening: rjp,
    dokumen: [await picture()],
  } as never);
  const dua = await makeOrder(office, boss, { baris: [{ idProduk: mesin, qty: 3, hargaProduk: 9_500_000 }] });
  await makeInvoice(office, boss, dua);
  await sendOrder(boss, dua);
  await pagi(office, "2026-06-15");
  return { gaji, listrik, mesin };
}

async function hargaBeli(boss: Person, idProduk: Id<"produk">, harga: number): Promise<void> {
  const { data } = await boss.call(produk.getProduk, { kategori: "utama", cari: "OVN" });
  const row = data[0];
  if (!row) throw new Error("The machine is missing");
  const { kodeProduk, namaProduk, kapasitas, kategoriProduk, tipe, hargaProduk, minimalStock } = row;
  const isian = { kodeProduk, namaProduk, kapasitas, kategoriProduk, tipe, hargaProduk, minimalStock };
  await boss.call(produk.editProduk, { idProduk, ...isian, hargaBeli: harga, fotoProduk: [] });
}

/** Assets of two categories; one is out of use from April on. */
async function asset({ sql }: Office, boss: Person): Promise<void> {
  await sql`insert into kategori_asset (nama_kategori, kode, pembagi, jenis_batas, batas)
            values ('Kendaraan', 'KND', 48, 'atas', 0), ('Komputer', 'KMP', 7, 'atas', 0)`;
  await sql`insert into lokasi_asset (nama_lokasi, singkatan) values ('Pabrik', 'PBK')`;
  await sql`
    insert into asset (kode_asset, nama_barang, id_kategori_asset, id_lokasi, harga, pembagi, tgl_asset_masuk, dibuat,
      id_user, soft_delete, keterangan)
    select a.kode, a.nama, k.id_kategori_asset, 1, a.harga, k.pembagi, a.masuk::date, now(), ${boss.idUser}, a.mati, ''
    from (values ('KND/1', 'Mobil Box', 'KND', 150000001::bigint, '2025-10-31', false),
                 ('KMP/1', 'Laptop', 'KMP', 10000000::bigint, '2025-12-15', false),
                 ('KMP/2', 'Server', 'KMP', 33333333::bigint, '2026-02-28', true))
      a(kode, nama, kategori, harga, masuk, mati)
    join kategori_asset k on k.kode = a.kategori`;
  await sql`
    insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, keterangan, id_user)
    select id_asset, '2026-04-20', now(), false, 'Rusak', ${boss.idUser} from asset where kode_asset = 'KMP/2'`;
  await enterAsset(sql);
}
