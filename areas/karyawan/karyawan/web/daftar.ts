import { daftar } from "#web/ui/list/daftar.ts";
import { karyawan } from "../contract.ts";

export const DAFTAR_KARYAWAN = daftar(karyawan.getUser, () => ({ urut: "" }));
