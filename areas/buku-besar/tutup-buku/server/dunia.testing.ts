import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { acceptAsset, submitAsset, tempat } from "#areas/asset/server/asset.testing.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { bukti, setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { pagi, sendOrder, setahun } from "#areas/laporan/server/setahun.testing.ts";
import { belanjaUji, makePemasok } from "#areas/pembelian/pemasok/server/pemasok.testing.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { startProduction } from "#areas/pembelian/po/server/po.testing.ts";
import { bayarTagihanUji, tagih, uangMukaUji } from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { isiRekening, makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { akun } from "../../akun/contract.ts";
import { jurnalUmum } from "../../jurnal-umum/contract.ts";

export type Dunia = Awaited<ReturnType<typeof dunia>>;

/**
 * A company in June with documents of May that June's work goes on with: of each kind one that can be approved, paid,
 * sent, cancelled or changed.
 */
export async function dunia(office: Office, boss: Person, manajer: Person) {
  const isi = await setahun(office, boss);
  await pagi(office, "2026-05-31");
  const kas = await isiRekening(office, boss, "Kas Kecil", 400_000_000);
  const mesin = await makeProduk(office, boss, { stock: 40, hargaBeli: 1_000_000 });
  const sg = { idProduk: mesin, hargaProduk: 9_000_000 };
  // Made to order: of a machine without stock.
  const dibuat = await makeProduk(office, boss, { hargaBeli: 3_000_000 });
  const pl = { idProduk: dibuat, hargaProduk: 9_000_000, sumberProduk: "PL" as const, qty: 2 };
  const pesan = (baris: object[] = [sg], tipeSo: "Reguler" | "Online" = "Reguler") =>
    makeOrder(office, boss, { tipeSo, baris: baris as never });
  const baris = async (idSo: string): Promise<number[]> =>
    (await office.sql`select id_orderan from orderan where id_so = ${idSo} order by 1`).map((row) =>
      Number(row.idOrderan),
    );
  const online = () => pesan([{ ...sg, tambahanHargaOnline: 100_000 }], "Online");
  const dibayar = async (kirim = false, baris: object[] = [sg]) => {
    const idSo = await pesan(baris);
    const idInvoice = await makeInvoice(office, boss, idSo, kirim ? { dp: 4_000_000 } : {});
    if (kirim) await sendOrder(boss, idSo);
    return { idSo, idInvoice };
  };
  const menunggu = async (idSo: string) => ({
    idSo,
    idInvoice: await makeInvoice(office, boss, idSo, { menunggu: true }),
  });
  const plMulai = await pesan([pl]);
  await startProduction(office, boss, plMulai);
  const order = {
    batal: await pesan(),
    tanpaInvoice: await pesan(),
    plMulai: (await baris(plMulai))[0] ?? 0,
    plBatal: (await baris(await pesan([pl, sg])))[0] ?? 0,
    online: await menunggu(await online()),
    onlineLain: await menunggu(await online()),
    menunggu: await menunggu(await pesan()),
    dihapus: await menunggu(await pesan()),
    ditarik: await menunggu(await pesan()),
    dikoreksi: await dibayar(true),
    siapKirim: await dibayar(),
    terkirim: await dibayar(true),
    diretur: await dibayar(true, [{ ...sg, qty: 6 }]),
    setor: (await dibayar()).idSo,
  };
  const beli = async (qty: number, datang: number) => {
    const { idPo } = (await boss.call(po.addPo, { idProduk: mesin, qty })).data;
    if (datang > 0) await boss.call(po.updatePoSelesai, { idPo, selesai: datang });
    return idPo;
  };
  const pembelian = { terbuka: await beli(5, 2), selesai: await beli(3, 3), batal: await beli(6, 1) };
  const tagihan = await tagihanDunia(boss, mesin, kas);
  const dimana = await tempat(boss, { pembagi: 12 });
  const asset = await assetDunia(office, boss, manajer, dimana);
  const umum = await jurnalUmumDunia(boss, manajer);
  const { lain, komponen, belumDipetakan } = await kebutuhanDunia(office, boss);
  await pagi(office, "2026-06-15");
  return {
    ...isi,
    office,
    kas,
    mesin,
    dibuat,
    order,
    pembelian,
    tagihan,
    dimana,
    asset,
    umum,
    lain,
    komponen,
    belumDipetakan,
  };
}

type TagihanDunia = Record<"idPo" | "terbuka" | "dibayar" | "batal" | "idUangMuka", string> & {
  idPemasok: Id<"pemasok">;
  idRekening: Id<"rekening">;
};

/** Bills of May: one to be paid, one that is paid, one to be cancelled; and what was paid before. */
async function tagihanDunia(boss: Person, idProduk: Id<"produk">, idRekening: Id<"rekening">): Promise<TagihanDunia> {
  const idPemasok = await makePemasok(boss, "Logam Mulia");
  const idPo = await belanjaUji(boss, { idProduk, idPemasok, qty: 9, datang: 9 });
  const buat = (unit: number) =>
    tagih(boss, { idPemasok, tglTagihan: "2026-05-30", barang: [{ idPo, unit, harga: 1_000_100 }] });
  const [terbuka, dibayar, batal] = [await buat(1), await buat(1), await buat(2)];
  await bayarTagihanUji(boss, dibayar, idRekening, 1_000_100);
  const idUangMuka = await uangMukaUji(boss, { idPemasok, idRekening, nominal: 400_000 });
  return { idPemasok, idPo, idRekening, terbuka, dibayar, batal, idUangMuka };
}

async function assetDunia(
  office: Office,
  boss: Person,
  manajer: Person,
  dimana: { idKategori: number; idLokasi: number },
) {
  const catat = async (namaBarang: string) =>
    (await boss.call(listAsset.addAsset, { ...dimana, namaBarang, harga: 12_000_000, tglAssetMasuk: "2026-02-10" }))
      .data.idAsset;
  const belumMasuk = await submitAsset(office, boss, { ...dimana });
  await acceptAsset(manajer, belumMasuk);
  const dilepas = await catat("Bubut");
  const isian = { idAsset: dilepas, alasan: "hilang" as const, keterangan: "Hilang", dokumen: [] };
  const { idPelepasanAsset } = (await boss.call(pelepasanAsset.addPelepasanAsset, isian)).data;
  await manajer.call(pelepasanAsset.approvePelepasanAsset, {
    idPengajuan: idPelepasanAsset,
    statusPengajuan: "Disetujui",
    note: "",
  });
  return { mobil: await catat("Mobil"), bor: await catat("Bor"), belumMasuk };
}

async function jurnalUmumDunia(boss: Person, manajer: Person) {
  const titipan = { kode: "1-7008", nama: "Barang Titipan", jenis: "Aset" as const, golongan: "Aset Lain" };
  const { idAkun } = (await boss.call(akun.addAkun, titipan)).data;
  const { data } = await boss.call(akun.getBaganAkun, {});
  const id = (nama: string) => data.find((row) => row.nama === nama)?.idAkun ?? 0;
  const baris = [
    { idAkun, debit: 5_000_000, kredit: 0 },
    { idAkun: id("Hutang Lain"), debit: 0, kredit: 5_000_000 },
  ];
  const isian = { tanggal: "2026-05-20", keterangan: "Perlengkapan", baris, dokumen: [await bukti()] };
  const { idJurnalUmum } = (await boss.call(jurnalUmum.addJurnalUmum, isian)).data;
  await manajer.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui" });
  return { idJurnalUmum, baris, akun: id("Modal"), titipan: idAkun };
}

async function kebutuhanDunia(office: Office, boss: Person) {
  const baru = async (namaKebutuhan: string) =>
    (await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan })).data.idKebutuhan;
  const [lain, belumDipetakan] = [await baru("Sewa"), await baru("Bahan Baku")];
  const { data } = await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Beban Lain" });
  const asal = await rekeningBernama(office, "Kas Kecil");
  for (const idKebutuhan of [lain, belumDipetakan]) {
    await setujui(boss, await submitPengajuan(boss, idKebutuhan, { tipe: "keluar", asal, nominal: 2_000_000 }));
  }
  await boss.call(komponenLaba.assignKomponenLaba, { idKebutuhan: lain, idKomponenLaba: data.idKomponenLaba });
  return { lain, komponen: data.idKomponenLaba, belumDipetakan };
}
