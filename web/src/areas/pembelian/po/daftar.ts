import type { StatusPo } from "#contract/pembelian/isiPo.ts";
import { po } from "#contract/pembelian/po.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const daftarPo = (statusPo: StatusPo) =>
  daftar(po.getPo, () => ({ bayar: "", urut: "" }), {
    fixed: { statusPo },
    prefix: statusPo.toLowerCase(),
    unless: ["tab"],
  });
