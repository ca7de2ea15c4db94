import { useEffect, useState } from "react";
import { TOPICS } from "#kernel/topics.ts";
import { heardBuild } from "../api/build.ts";
import { earlySent } from "../api/early.ts";
import { openStream } from "../api/live.ts";
import { followAll, followTopics } from "../api/queries.ts";
import { refreshSession } from "../api/session.ts";

/** Spreads the requests of all open windows over this time. */
const SPREAD_MS = 3_000;

/** Addresses of pictures are good for half an hour at least: what stays on screen is asked for anew before. */
const PICTURES_MS = 25 * 60_000;

/** Receives colleagues' changes while the window is visible; where it may have missed some it refreshes everything. */
export function useLive(idUser: number): void {
  // Before the screen inside asks for anything.
  const [began] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person means another stream
  useEffect(() => {
    const open = (since: number) =>
      openStream({ onTopics, onBuild: heardBuild, onConnected: (from) => since < from && followAll() }, since);
    let stop = document.visibilityState === "visible" ? open(Math.min(began, earlySent())) : null;

    // A hidden window holds no stream: over HTTP/1.1 a browser opens six connections to one server, for all its windows.
    const follow = () => {
      if (document.visibilityState !== "visible") {
        stop?.();
        stop = null;
      } else if (stop === null) {
        stop = open(Date.now());
        followAll();
      }
    };
    const pictures = setInterval(() => stop && followAll(), PICTURES_MS);
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(pictures);
      document.removeEventListener("visibilitychange", follow);
      stop?.();
    };
  }, [idUser]);
}

/** The server may be newer than this window, and name topics that this window does not know. */
function onTopics(names: readonly string[]): void {
  followTopics(TOPICS.filter((topic) => names.includes(topic)));
  if (names.includes("profil")) setTimeout(renewIdentity, Math.random() * SPREAD_MS);
}

/** The name, position or menu of some employee changed, perhaps of this one. */
function renewIdentity(): void {
  refreshSession().catch(() => undefined);
}
