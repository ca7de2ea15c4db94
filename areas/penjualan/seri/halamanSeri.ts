/** Addresses of the public page of a serial number: what labels say, and the short one that other programs were promised. */
export const HALAMAN_SERI = /^\/s(eri)?\//;
