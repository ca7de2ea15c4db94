import { kondisiOf, NAMA_KONDISI } from "#contract/asset/list-asset.ts";
import { NAMA_ALASAN, type pelepasanAsset } from "#contract/asset/pelepasan-asset.ts";
import type { Rupiah } from "#contract/kernel/types.ts";
import { lepaskanAsset } from "#server/books/asset/lepaskan.ts";
import { terima } from "#server/books/kas/kas.ts";
import { setelan } from "#server/company/perusahaan.ts";
import { bolehPutuskan } from "#server/company/putusan.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Deed, Input } from "#server/platform/http/context.ts";
import { found, must } from "#server/platform/http/refusal.ts";
import { type AssetRow, kunciAsset } from "../list-asset/sql.ts";
import { buktiPelepasan, kunciPelepasan, type PelepasanRow, sasaranOf, tolakPelepasan } from "./sql.ts";

type Putusan = { nilaiBuku: Rupiah | null; pengajuan: string | null };

/** Decides a request, once. Approved, the asset goes for good and a sale is paid for, in the same transaction. */
export async function approvePelepasanAsset(deed: Deed, input: Input<typeof pelepasanAsset.approvePelepasanAsset>) {
  const { tx, user } = deed;
  const { idPengajuan: id, statusPengajuan: status, note } = input;
  const row = found(await kunciPelepasan(tx, id), "Pelepasan asset");
  const asset = found(await kunciAsset(tx, row.idAsset), "Asset");
  must(bolehPutuskan(user, sasaranOf(row), await setelan(tx)));
  const putusan = status === "Disetujui" ? await lepaskan(deed, row, asset, note) : null;
  if (putusan === null) await tolakPelepasan(deed, id, note);
  const belum: Putusan = { nilaiBuku: null, pengajuan: null };
  await audit(deed, {
    jenis: "pelepasanAsset",
    id,
    sebelum: { status: row.statusPengajuan, note: "", ...belum },
    sesudah: { status, note, ...(putusan ?? belum) },
  });
}

async function lepaskan(deed: Deed, row: PelepasanRow, asset: AssetRow, note: string): Promise<Putusan> {
  const { idPelepasanAsset: id, idAsset, kodeAsset, namaBarang, hargaJual } = row;
  const keterangan = [`${NAMA_ALASAN[row.alasan]} (${id})`, row.keterangan].filter(Boolean).join(": ");
  const nilaiBuku = await lepaskanAsset(deed, { id, idAsset, digunakan: !asset.softDelete, keterangan, note });
  await audit(deed, {
    jenis: "asset",
    id: idAsset,
    sebelum: { kondisi: NAMA_KONDISI[kondisiOf(asset.softDelete)], keterangan: asset.keterangan },
    sesudah: { kondisi: NAMA_KONDISI.tidak, keterangan },
  });
  const rekening = row.rekening[0];
  if (hargaJual === null || !rekening) return { nilaiBuku, pengajuan: null };
  const pengajuan = await terima(deed, {
    kebutuhan: "pelepasan-asset",
    idRekening: rekening.idRekening,
    nominal: hargaJual,
    deskripsi: `Penjualan asset ${kodeAsset}: ${namaBarang} (${id})`,
    asal: { idPelepasanAsset: id },
    bukti: await buktiPelepasan(deed.tx, id),
  });
  return { nilaiBuku, pengajuan };
}
