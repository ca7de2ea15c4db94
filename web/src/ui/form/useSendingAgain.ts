import { useEffect, useRef, useState } from "react";
import { useLiveState } from "../../api/connection.ts";

/** More tries than that help nobody: then something else is wrong, and the person decides. */
const TRIES = 5;

type SendingAgain = { on: boolean; begin: () => void; end: () => void };

/**
 * Sends a form again once the server can be reached, after a try without an answer. The same input has the same
 * Idempotency-Key, so that it is done once even if only the answer was lost.
 */
export function useSendingAgain(send: () => void): SendingAgain {
  const [on, setOn] = useState(false);
  const tries = useRef(0);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const live = useLiveState() === "live";
  useEffect(() => {
    if (!on || !live || tries.current >= TRIES) return;
    tries.current += 1;
    latest.current();
  }, [on, live]);
  return { on, begin: () => setOn(true), end: () => setOn(false) };
}
