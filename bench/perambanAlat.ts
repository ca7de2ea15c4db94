import type { Browser, BrowserContext } from "playwright";

export const SLOWER = { rate: 4 };
export const KALI = Number(process.env.KALI ?? 5);
export const PATIENCE = { timeout: 120_000 };

/** A context that is signed in before its pages load, as after a reload. */
export async function contextOf(browser: Browser, session: object | null): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 850 } });
  await context.addInitScript((signedIn) => {
    // What a browser on such a line knows of it; the emulated one does not say so.
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
    if (signedIn === null || localStorage.getItem("token")) return;
    localStorage.setItem("kantor.session", JSON.stringify({ session: signedIn, since: Date.now() }));
    localStorage.setItem("token", (signedIn as { token: string }).token);
  }, session);
  return context;
}

export const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
export const ms = (time: number) => `${time.toFixed(0)} ms`;
