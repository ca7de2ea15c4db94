import { labelMasuk, type pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { bayar } from "#server/books/kas/kas.ts";
import { setelan } from "#server/company/perusahaan.ts";
import { bolehPutuskan } from "#server/company/putusan.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Deed, Input, Output, ReadCtx } from "#server/platform/http/context.ts";
import { found, must } from "#server/platform/http/refusal.ts";
import { catatAsset, type Tercatat } from "../barang.ts";
import { bolehMasuk, bolehSetujui } from "./rules.ts";
import {
  buktiDari,
  kunciPengajuanAsset,
  type PengajuanAssetRow,
  putuskan,
  rekeningDari,
  sasaranOf,
  satuPengajuanAsset,
  tandaiMasuk,
} from "./sql.ts";

type Dampak = Output<typeof pengajuanAsset.getDampakApprove>["data"];

/** What approving would do, to the rupiah: shown before it is asked for. */
export async function dampakApprove({ db, user }: ReadCtx, idPengajuan: string): Promise<Dampak> {
  const row = found(await satuPengajuanAsset(db, idPengajuan), "Pengajuan asset");
  const rekening = found(await rekeningDari(db, rekeningOf(row)), "Rekening");
  const putusan = bolehPutuskan(user, sasaranOf(row), await setelan(db));
  return {
    idPengajuanAsset: row.idPengajuanAsset,
    namaRekening: rekening.namaRekening,
    saldoSebelum: rekening.saldo,
    nominal: row.harga,
    saldoSesudah: (rekening.saldo - row.harga) as Dampak["saldoSesudah"],
    approve: bolehSetujui(putusan, rekening, row.harga),
  };
}

/** Decides a request, once; approving pays for it in the same transaction. */
export async function putuskanPengajuan(deed: Deed, input: Input<typeof pengajuanAsset.approvePengajuanAsset>) {
  const { tx, user } = deed;
  const { idPengajuan, statusPengajuan: status, note } = input;
  const row = found(await kunciPengajuanAsset(tx, idPengajuan), "Pengajuan asset");
  must(bolehPutuskan(user, sasaranOf(row), await setelan(tx)));
  await putuskan(deed, idPengajuan, { status, note });
  const pengajuan = status === "Disetujui" ? await bayarAsset(deed, row) : null;
  await audit(deed, {
    jenis: "pengajuanAsset",
    id: idPengajuan,
    sebelum: { status: row.statusPengajuan, note: "", pengajuan: null },
    sesudah: { status, note, pengajuan },
  });
}

/** The amount and the account are those that were asked for, whatever a payload repeats. */
const bayarAsset = async (deed: Deed, row: PengajuanAssetRow): Promise<string> =>
  bayar(deed, {
    kebutuhan: "pembelian-asset",
    idRekening: rekeningOf(row),
    nominal: row.harga,
    deskripsi: `Pembelian asset ${row.idPengajuanAsset}: ${row.namaBarang}`,
    asal: { idPengajuanAsset: row.idPengajuanAsset },
    bukti: await buktiDari(deed.tx, row.idPengajuanAsset),
  });

/** What was bought becomes an asset, once, dated today. */
export async function masukkan(deed: Deed, idPengajuan: string): Promise<Tercatat> {
  const row = found(await kunciPengajuanAsset(deed.tx, idPengajuan), "Pengajuan asset");
  must(bolehMasuk(row));
  const [kategori, lokasi] = [row.kategoriAsset[0], row.lokasiAsset[0]];
  if (!kategori || !lokasi) throw new Error(`${idPengajuan} has no category or location`);
  // Never before the day on which it was paid, should one have begun just before and the other just after midnight.
  const tglAssetMasuk = row.tglApprove !== null && row.tglApprove > deed.today ? row.tglApprove : deed.today;
  await tandaiMasuk(deed, idPengajuan, tglAssetMasuk);
  const asset = await catatAsset(deed, {
    namaBarang: row.namaBarang,
    idKategori: kategori.idKategoriAsset,
    idLokasi: lokasi.idLokasi,
    harga: row.harga,
    tglAssetMasuk,
    idPengajuanAsset: idPengajuan,
  });
  await audit(deed, {
    jenis: "pengajuanAsset",
    id: idPengajuan,
    sebelum: { statusAsset: labelMasuk(false) },
    sesudah: { statusAsset: labelMasuk(true), kodeAsset: asset.kodeAsset },
  });
  return asset;
}

function rekeningOf({ idPengajuanAsset, rekening: [rekening] }: PengajuanAssetRow) {
  if (!rekening) throw new Error(`${idPengajuanAsset} has no account`);
  return rekening.idRekening;
}
