/** Addresses that are known before the screens are. */
export const HOME = "/admin/dashboards";
export const LOGIN = "/auth/login-page";
