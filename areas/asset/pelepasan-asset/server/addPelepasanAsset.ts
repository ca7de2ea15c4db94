import { findRekening } from "#books/kas/rekening.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeBaru } from "#company/kode.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { mayRelease } from "../../list-asset/server/rules.ts";
import { lockAsset } from "../../list-asset/server/sql.ts";
import { NAMA_ALASAN, type pelepasanAsset } from "../contract.ts";
import { problemOfPelepasan } from "./rules.ts";
import { insertPelepasan } from "./sql.ts";

/** Asks for an asset to go for good; nothing goes before somebody else has decided it. */
export async function addPelepasanAsset(deed: WriteCtx, input: Input<typeof pelepasanAsset.addPelepasanAsset>) {
  const { tx, today, files } = deed;
  const { dokumen, idAsset, alasan, keterangan } = input;
  const asset = found(await lockAsset(tx, idAsset), "Asset");
  must(mayRelease(asset));
  const dijual = alasan === "dijual";
  const rekening = dijual && input.idRekening ? await findRekening(tx, input.idRekening) : undefined;
  throwIfAny(problemOfPelepasan({ alasan, bukti: dokumen.length }, rekening));
  const bukti = await files.keepAll(tx, dokumen);
  const idPelepasanAsset = await kodeBaru(deed, "LA");
  const { kodeAsset, namaBarang } = asset;
  const hargaJual = dijual ? input.hargaJual : null;
  const isi = { idPelepasanAsset, idAsset, alasan, keterangan, hargaJual, tglPengajuan: today };
  const teksCari = [idPelepasanAsset, kodeAsset, namaBarang].join("\n").toLowerCase();
  await insertPelepasan(deed, { ...isi, idRekening: rekening?.idRekening ?? null, teksCari }, bukti);
  await audit(deed, {
    jenis: "pelepasanAsset",
    id: idPelepasanAsset,
    sesudah: {
      kodeAsset,
      namaBarang,
      alasan: NAMA_ALASAN[alasan],
      hargaJual,
      rekening: rekening?.namaRekening ?? null,
      keterangan,
      status: "Menunggu",
    },
  });
  return idPelepasanAsset;
}
