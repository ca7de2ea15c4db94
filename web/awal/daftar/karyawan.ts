import { BARIS } from "#areas/karyawan/karyawan/web/columns.tsx";
import { pelukis } from "../lukis.tsx";

/** The address without /admin/ is the name of the file. */
export const lukis = pelukis(BARIS, {
  detail: (row) => String(row.idUser),
  aksi: ["Edit", "Reset password", "Reset faktor kedua"],
  tombol: ["Download Format Import", "Import Excel", "Tambah Karyawan"],
});
