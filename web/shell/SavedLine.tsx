import { useEffect } from "react";
import { useLiveState } from "../api/connection.ts";
import { askAgain, useKeptSince } from "../offline/answers.ts";
import { Tersimpan } from "../ui/page/Tersimpan.tsx";

/** Above the page: how old it is, while newer data do not come. When the server is back they are asked for. */
export function SavedLine() {
  const since = useKeptSince();
  const live = useLiveState() === "live";
  useEffect(() => {
    if (live) askAgain();
  }, [live]);
  return <Tersimpan since={since} />;
}
