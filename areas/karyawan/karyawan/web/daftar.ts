import { daftar } from "#web/src/ui/list/daftar.ts";
import { karyawan } from "../contract.ts";

export const DAFTAR_KARYAWAN = daftar(karyawan.getUser, () => ({ urut: "" }));
