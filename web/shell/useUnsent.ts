import { useEffect } from "react";
import { forgetOldDrafts } from "../offline/drafts.ts";
import { lookForFormDrafts } from "../offline/formDrafts.ts";
import { lookForWaiting } from "../offline/waiting.ts";

/** Knows what this person has begun here and not sent, also in other windows, so that signing out asks at once. */
export function useUnsent(idUser: number): void {
  useEffect(() => {
    const look = () => {
      forgetOldDrafts();
      void lookForFormDrafts();
      void lookForWaiting(idUser);
    };
    look();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [idUser]);
}
