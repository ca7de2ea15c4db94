import { daftar } from "#web/ui/list/daftar.ts";
import { perawatan } from "../contract.ts";

export const DAFTAR_PERAWATAN = daftar(perawatan.getPerawatan, () => ({ saring: "" }));
