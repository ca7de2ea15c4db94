import { mayGiveBack } from "#company/revisi.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { JenisPutusan } from "../contract.ts";

export const TANPA_REVISI = "Hanya pengajuan dana dan pengajuan asset yang dapat dikembalikan untuk direvisi";

export const maySendBack = (jenis: JenisPutusan, otomatis: boolean, putusan: Boleh): Boleh => {
  if (!putusan.boleh) return putusan;
  if (jenis === "opname") return boleh;
  if (jenis !== "pengajuan" && jenis !== "pengajuanAsset") return tidak(TANPA_REVISI);
  return mayGiveBack(boleh, { otomatis });
};
