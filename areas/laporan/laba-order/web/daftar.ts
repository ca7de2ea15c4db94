import { jakartaToday } from "#kernel/format.ts";
import { daftar } from "#web/ui/list/daftar.ts";
import { labaOrder } from "../contract.ts";

export const bulanIni = (): string => jakartaToday(new Date()).slice(0, 7);

export const DAFTAR_LABA = daftar(labaOrder.getLabaOrder, () => ({
  ...{ sudut: "order", awal: bulanIni(), akhir: bulanIni() },
  ...{ idProduk: "", idPelanggan: "", idUser: "", pos: "", urut: "" },
}));
