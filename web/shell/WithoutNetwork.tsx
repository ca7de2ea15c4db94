import type { ComponentType } from "react";
import { afterData } from "../ui/page/idle.ts";
import { unmissed } from "../ui/page/later.tsx";
import { SavedLine } from "./SavedLine.tsx";

const online = () => new Promise<void>((now) => window.addEventListener("online", () => now(), { once: true }));

/** Where there was no network it is asked for again with the next: without this line what waits is not sent. */
const bringLine = async (): Promise<ComponentType> => {
  try {
    return (await import("./OutboxLine.tsx")).OutboxLine;
  } catch {
    await online();
    return bringLine();
  }
};

/** Brings the contracts of all that may wait. */
const OutboxLine = unmissed(afterData(bringLine));

/** Above the page: what waits for the network, and how old the page is without it. */
export function WithoutNetwork() {
  return (
    <>
      <OutboxLine />
      <SavedLine />
    </>
  );
}
