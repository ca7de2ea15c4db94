import { askRenewedTo } from "../../api/build.ts";

/** Code could not be loaded: the app was renewed while the page was open, or the server does not answer. */
export class MissingCode extends Error {}

/** Loads code on demand; every failure is a MissingCode. */
export async function fetched<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw new MissingCode("Code of a screen could not be fetched", { cause });
  }
}

/** A part of the page whose code did not come. That the app was renewed says the banner, with the way out. */
export async function whyMissing(): Promise<string> {
  return (await askRenewedTo()) === null
    ? "Bagian ini belum dapat dimuat: koneksi terputus. Coba lagi sebentar lagi."
    : "Bagian ini ada di versi yang baru: aplikasi diperbarui, muat ulang halaman.";
}

const RENEWED = "kantor.diperbarui";

/**
 * Reloads the page if the server has another version of the app; answers whether it does. At most once per version, so
 * that it never loops.
 */
export async function renewIfUpgraded(): Promise<boolean> {
  const theirs = await askRenewedTo();
  if (theirs === null || sessionStorage.getItem(RENEWED) === theirs) return false;
  sessionStorage.setItem(RENEWED, theirs);
  window.location.reload();
  return true;
}
