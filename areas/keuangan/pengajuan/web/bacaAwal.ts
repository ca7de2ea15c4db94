import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { send } from "#web/api/client.ts";
import { type Pengajuan, pengajuan } from "../contract.ts";
import type { Awal } from "./PengajuanForm.tsx";

/** Reads what a new request begins with. */
export async function readFirst(key: string): Promise<Awal> {
  if (key === "1") return {};
  const [, asal, tujuan, nominal] = /^pindah-(\d{1,9})-(\d{1,9})-(\d{1,15})$/.exec(key) ?? [];
  if (asal !== undefined && tujuan !== undefined && nominal !== undefined) {
    return { tipePengajuan: "pindah", idRekeningAsal: asal, idRekeningTujuan: tujuan, nominalPengajuan: nominal };
  }
  const [, idKunjungan] = /^kunjungan-(.{1,40})$/.exec(key) ?? [];
  if (idKunjungan !== undefined) {
    return { idKunjungan, tipePengajuan: "keluar", deskripsiPengajuan: `Biaya kunjungan ${idKunjungan}` };
  }
  return salinanDari((await send(pengajuan.getDetailPengajuan, { idPengajuan: key })).data);
}

/** A request like this one; its day and its pictures are its own. */
export const salinanDari = (row: Pengajuan): Awal => ({
  salinan: row.idPengajuan,
  idKebutuhan: row.kebutuhan[0]?.idKebutuhan ?? "",
  tipePengajuan: row.tipePengajuan,
  nominalPengajuan: row.nominalPengajuan ?? "",
  deskripsiPengajuan: row.deskripsiPengajuan,
  idRekeningAsal: row.rekeningAsal[0]?.idRekening ?? "-",
  idRekeningTujuan: row.rekeningTujuan[0]?.idRekening ?? "-",
});

/** What the program asked for with a document is asked for again by that document. */
export const bolehDisalin = ({ inv, po, asset, pelepasan }: Pengajuan): Boleh =>
  (inv ?? po ?? asset ?? pelepasan) ? tidak("Pengajuan ini berasal dari dokumen lain") : boleh;
