import { karyawan } from "#contract/karyawan/karyawan.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_KARYAWAN = daftar(karyawan.getUser, () => ({ urut: "" }));
