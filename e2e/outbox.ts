import type { Page } from "@playwright/test";

/** Whether the code has come that keeps what is sent without a network, and says so: it comes when there is time for it. */
export const mayWaitHere = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/OutboxLine-")),
  );
