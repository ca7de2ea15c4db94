import { daftar } from "#web/ui/list/daftar.ts";
import { opname } from "../contract.ts";

export const DAFTAR_OPNAME = daftar(opname.getOpname, () => ({ status: "" }), { unless: ["hitung"] });
