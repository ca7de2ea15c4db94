import { daftar } from "#web/ui/list/daftar.ts";
import { po } from "../contract.ts";
import type { StatusPo } from "../isiPo.ts";

export const daftarPo = (statusPo: StatusPo) =>
  daftar(po.getPo, () => ({ bayar: "", urut: "" }), {
    fixed: { statusPo },
    prefix: statusPo.toLowerCase(),
    unless: ["tab"],
  });
