import { jejakKeamanan } from "#contract/sistem/jejak-keamanan.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_JEJAK = daftar(jejakKeamanan.getJejakKeamanan, () => ({
  tglAwal: "",
  tglAkhir: "",
  peristiwa: "",
}));
