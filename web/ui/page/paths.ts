/** Addresses that are known before the screens are. */
export const HOME = "/admin/dashboards";
export const LOGIN = "/auth/login-page";
export const PROFILE = "/admin/userprofile";
export const BANTUAN = "/admin/bantuan";
export const KOTAK = "/admin/persetujuan";
export const USULAN = "/admin/usulan";
export const KABAR = "/admin/kabar";
