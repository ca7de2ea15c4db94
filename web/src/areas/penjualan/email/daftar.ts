import { email } from "#contract/penjualan/email.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_EMAIL = daftar(email.getEmailKeluar, () => ({ status: "" }));
