import { expect, type Page } from "@playwright/test";

type Listening = { said?: string[] };

/** Runs in the page before the app: keeps what it says in dialogs and short messages, some of which are gone in a moment. */
export function listening(): void {
  const said: string[] = [];
  (window as Listening).said = said;
  const SPOKEN = '[role="dialog"], [role="status"], [role="alert"]';
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const spoken = [node.closest(SPOKEN), ...node.querySelectorAll(SPOKEN)];
        for (const one of spoken) if (one?.textContent) said.push(one.textContent);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Waits until the page says this, or has said it since it was loaded: on a busy machine nobody may have looked in time. */
export async function expectSaid(page: Page, message: string | RegExp): Promise<void> {
  const heard = () => page.evaluate(() => [...((window as Listening).said ?? []), document.body.innerText].join("\n"));
  await expect.poll(heard, `the page says ${message}`).toMatch(message);
}
