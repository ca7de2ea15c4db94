import { daftar } from "#web/ui/list/daftar.ts";
import { bahan } from "../contract.ts";

export const DAFTAR_BAHAN = daftar(bahan.getBahan, () => ({ kurang: "" }), { unless: ["tab"] });
