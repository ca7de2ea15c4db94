import { daftar } from "#web/ui/list/daftar.ts";
import { pemasok } from "../contract.ts";

export const DAFTAR_PEMASOK = daftar(pemasok.getPemasok, () => ({ keadaan: "aktif", urut: "" }));
