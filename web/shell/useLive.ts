import { useEffect, useState } from "react";
import type { Topic } from "#kernel/topics.ts";
import { earlySent } from "../api/early.ts";
import { followAll, followTopics } from "../api/queries.ts";
import { refreshSession } from "../api/session.ts";
import { startLive } from "../api/share.ts";

/** A hidden tab stops listening after this time. */
const HIDDEN_MS = 10_000;
/** Spreads the requests of all open tabs over this time. */
const SPREAD_MS = 3_000;

/** Receives colleagues' changes while the page is visible; where it may have missed some it refreshes everything. */
export function useLive(idUser: number): void {
  // Before the screen inside asks for anything.
  const [began] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person means another stream
  useEffect(() => {
    let stop: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const start = () => {
      const hearer = {
        onTopics: (topics: readonly Topic[]) => {
          followTopics(topics);
          if (topics.includes("profil")) setTimeout(renewIdentity, Math.random() * SPREAD_MS);
        },
        onConnected: (missed: boolean) => {
          if (missed) followAll();
        },
      };
      stop ??= startLive(hearer, Math.min(began, earlySent()));
    };
    const end = () => {
      stop?.();
      stop = null;
    };
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") start();
      else timer = setTimeout(end, HIDDEN_MS);
    };

    follow();
    document.addEventListener("visibilitychange", follow);
    // A page that the browser keeps for Back hears nothing meanwhile.
    window.addEventListener("pagehide", end);
    window.addEventListener("pageshow", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("pagehide", end);
      window.removeEventListener("pageshow", follow);
      clearTimeout(timer);
      end();
    };
  }, [idUser]);
}

/** The name, position or menu of some employee changed, perhaps of this one. */
function renewIdentity(): void {
  refreshSession().catch(() => undefined);
}
