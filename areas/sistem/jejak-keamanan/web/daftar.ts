import { daftar } from "#web/ui/list/daftar.ts";
import { jejakKeamanan } from "../contract.ts";

export const DAFTAR_JEJAK = daftar(jejakKeamanan.getJejakKeamanan, () => ({
  tglAwal: "",
  tglAkhir: "",
  peristiwa: "",
}));
