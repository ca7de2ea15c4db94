import { afterData } from "../ui/page/idle.ts";
import { unmissed } from "../ui/page/later.tsx";
import { SavedLine } from "./SavedLine.tsx";

/** Brings the contracts of all that may wait. */
const OutboxLine = unmissed(afterData(() => import("./OutboxLine.tsx").then((file) => file.OutboxLine)));

/** Above the page: what waits for the network, and how old the page is without it. */
export function WithoutNetwork() {
  return (
    <>
      <OutboxLine />
      <SavedLine />
    </>
  );
}
