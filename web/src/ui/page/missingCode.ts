/** Code could not be loaded: the app was upgraded while the page was open, or the server does not answer. */
export class MissingCode extends Error {}

/** Loads code on demand; every failure is a MissingCode. */
export async function fetched<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw new MissingCode("Code of a screen could not be fetched", { cause });
  }
}

const RENEWED = "kantor.diperbarui";

/**
 * Reloads the page if the server has another version of the app; answers whether it does. At most once per version, so
 * that it never loops.
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

/** The name of the page's entry script, which contains a hash of its content. */
const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
