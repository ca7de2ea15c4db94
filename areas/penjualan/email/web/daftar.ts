import { daftar } from "#web/ui/list/daftar.ts";
import { email } from "../contract.ts";

export const DAFTAR_EMAIL = daftar(email.getEmailKeluar, () => ({ status: "" }));
