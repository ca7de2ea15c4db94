import { daftar } from "#web/ui/list/daftar.ts";
import { keluhan } from "../contract.ts";

export const DAFTAR_KELUHAN = daftar(keluhan.getKeluhan, () => ({ status: "terbuka", tglAwal: "", tglAkhir: "" }), {
  board: true,
});
