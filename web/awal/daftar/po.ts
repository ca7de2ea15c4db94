import { po } from "#areas/pembelian/po/contract.ts";
import { barisPo } from "#areas/pembelian/po/web/columns.tsx";
import { mayCall } from "#kernel/permission.ts";
import { pelukis } from "../lukis.tsx";

/** The address without /admin/ is the name of the file. */
export const lukis = pelukis((actor) => barisPo("Proses", mayCall(po.updatePoLunas.permission, actor)), {
  detail: (row) => row.idPo,
  aksi: ["Update PO Mesin Selesai", "Cancel"],
  sekaligus: true,
  atas: [40, { tab: ["PO Proses", "PO Selesai"] }],
  prefix: "proses",
});
