// No part of the page's first code, as this file: the first list comes plain.
import "../api/packedLists.ts";
import { orAfter } from "../ui/page/idle.ts";
import { unmissed } from "../ui/page/later.tsx";
import { SavedLine } from "./SavedLine.tsx";

/** Without a network the screen's data never come. */
const LATEST_MS = 4_000;

/** Brings the contracts of all that may wait: not before the screen has its data. */
const OutboxLine = unmissed(async () => {
  await orAfter(LATEST_MS);
  return (await import("./OutboxLine.tsx")).OutboxLine;
});

/** Above the page: what waits for the network, and how old the page is without it. */
export function WithoutNetwork() {
  return (
    <>
      <OutboxLine />
      <SavedLine />
    </>
  );
}
