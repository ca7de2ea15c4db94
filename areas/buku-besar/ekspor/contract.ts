import { call } from "#kernel/call.ts";
import { withRole } from "#kernel/permission.ts";

export const ekspor = {
  /** All that the company has, also what single screens hide: for its Super Admin alone. */
  exportSemua: call("GET /eksporWeb/exportSemua", {
    summary: "Mengekspor semua data perusahaan: tabel, jurnal, foto dan PDF",
    tindakan: "mengekspor semua data",
    permission: withRole(["Super Admin"]),
    answers: "file",
  }),
};
