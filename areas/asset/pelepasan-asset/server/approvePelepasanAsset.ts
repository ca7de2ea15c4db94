import { releaseAsset } from "#books/asset/lepaskan.ts";
import { receiveMoney } from "#books/kas/kas.ts";
import { audit } from "#company/audit/audit.ts";
import { decideRequest } from "#company/putusan.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { kondisiOf, NAMA_KONDISI } from "../../list-asset/contract.ts";
import { type AssetRow, lockAsset } from "../../list-asset/server/sql.ts";
import { NAMA_ALASAN, type pelepasanAsset } from "../contract.ts";
import { buktiPelepasan, lockPelepasan, type PelepasanRow, refusePelepasan, sasaranOf } from "./sql.ts";

type Putusan = { nilaiBuku: Rupiah | null; pengajuan: string | null };

type Keputusan = Input<typeof pelepasanAsset.approvePelepasanAsset>;

/**
 * Decides a request, once; where two must approve, the first is noted. Approved, the asset goes for good and a sale is
 * paid for, in the same transaction. Answers whether it is decided now.
 */
export async function approvePelepasanAsset(deed: Deed, input: Keputusan): Promise<boolean> {
  const { tx } = deed;
  const { idPengajuan: id, statusPengajuan: status, note } = input;
  const row = found(await lockPelepasan(tx, id), "Pelepasan asset");
  const asset = found(await lockAsset(tx, row.idAsset), "Asset");
  const setuju = status === "Disetujui";
  const diputuskan = { jenis: "pelepasanAsset", id, versi: 1, status, note } as const;
  const { selesai, catatan } = await decideRequest(deed, sasaranOf(row), diputuskan);
  if (!selesai) {
    await audit(deed, { jenis: "pelepasanAsset", id, sebelum: {}, sesudah: catatan });
    return false;
  }
  const putusan = setuju ? await lepaskan(deed, row, asset, note) : null;
  if (putusan === null) await refusePelepasan(deed, id, { note });
  const belum: Putusan = { nilaiBuku: null, pengajuan: null };
  await audit(deed, {
    jenis: "pelepasanAsset",
    id,
    sebelum: { status: row.statusPengajuan, note: "", ...belum },
    sesudah: { status, note, ...(putusan ?? belum), ...catatan },
  });
  return true;
}

async function lepaskan(deed: Deed, row: PelepasanRow, asset: AssetRow, note: string): Promise<Putusan> {
  const { idPelepasanAsset: id, idAsset, kodeAsset, namaBarang, hargaJual } = row;
  const keterangan = [`${NAMA_ALASAN[row.alasan]} (${id})`, row.keterangan].filter(Boolean).join(": ");
  const nilaiBuku = await releaseAsset(deed, { id, idAsset, keterangan, note });
  await audit(deed, {
    jenis: "asset",
    id: idAsset,
    sebelum: { kondisi: NAMA_KONDISI[kondisiOf(asset.softDelete)], keterangan: asset.keterangan },
    sesudah: { kondisi: NAMA_KONDISI.tidak, keterangan },
  });
  const rekening = row.rekening[0];
  if (hargaJual === null || !rekening) return { nilaiBuku, pengajuan: null };
  const pengajuan = await receiveMoney(deed, {
    kebutuhan: "pelepasan-asset",
    idRekening: rekening.idRekening,
    nominal: hargaJual,
    deskripsi: `Penjualan asset ${kodeAsset}: ${namaBarang} (${id})`,
    asal: { idPelepasanAsset: id },
    bukti: await buktiPelepasan(deed.tx, id),
  });
  return { nilaiBuku, pengajuan };
}
