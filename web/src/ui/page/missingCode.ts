/** Code that did not arrive: the app was upgraded while the page was open, or nothing answers. */
export class MissingCode extends Error {}

/** What is fetched only when somebody needs it, with one failure for every way of not arriving. */
export async function fetched<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw new MissingCode("Code of a screen could not be fetched", { cause });
  }
}

const RENEWED = "kantor.diperbarui";

/**
 * Fetches the page anew when the server has another version of the app; answers whether it does so. Once for each
 * version: what is missing after that is said, and never tried in a circle.
 */
export async function renewIfUpgraded(): Promise<boolean> {
  const theirs = await entryOnServer();
  if (theirs === null || theirs === entryOf(document) || sessionStorage.getItem(RENEWED) === theirs) return false;
  sessionStorage.setItem(RENEWED, theirs);
  window.location.reload();
  return true;
}

async function entryOnServer(): Promise<string | null> {
  try {
    const response = await fetch("/", { cache: "no-store" });
    if (!response.ok) return null;
    return entryOf(new DOMParser().parseFromString(await response.text(), "text/html"));
  } catch {
    return null;
  }
}

/** The script that a page starts with carries its content's hash in the name: another app, another name. */
const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
