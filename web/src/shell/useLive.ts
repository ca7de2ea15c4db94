import { useEffect } from "react";
import { startLive } from "../api/live.ts";
import { queries, refreshTopics } from "../api/queries.ts";
import { refreshSession } from "../api/session.ts";

/**
 * A tab that nobody looks at gives its connection back after this time: a browser has only a few for one server,
 * and every open tab would keep one.
 */
const HIDDEN_MS = 10_000;
/** Not every open tab of the company asks in the same instant. */
const SPREAD_MS = 3_000;

/** Hears of colleagues' changes as long as the page is looked at, and catches up when it is looked at again. */
export function useLive(idUser: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person means another stream
  useEffect(() => {
    let connectedBefore = false;
    let stop: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const start = () => {
      stop ??= startLive({
        onTopics: (topics) => {
          void refreshTopics(topics);
          if (topics.includes("profil")) setTimeout(renewIdentity, Math.random() * SPREAD_MS);
        },
        onConnected: () => {
          if (connectedBefore) void queries.invalidateQueries();
          connectedBefore = true;
        },
      });
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
    return () => {
      document.removeEventListener("visibilitychange", follow);
      clearTimeout(timer);
      end();
    };
  }, [idUser]);
}

/** Somebody's name, position or menu changed; it may have been this person's. */
function renewIdentity(): void {
  refreshSession().catch(() => undefined);
}
