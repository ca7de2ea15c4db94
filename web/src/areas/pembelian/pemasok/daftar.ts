import { pemasok } from "#contract/pembelian/pemasok.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_PEMASOK = daftar(pemasok.getPemasok, () => ({ keadaan: "aktif", urut: "" }));
