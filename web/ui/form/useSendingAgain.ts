import { useEffect, useRef, useState } from "react";
import { useLiveState } from "../../api/connection.ts";

/** More tries than that help nobody: then something else is wrong, and the person decides. */
const TRIES = 5;
/** Where the server was there all the time: twice as long from try to try. */
const PAUSE_MS = 2_000;

type SendingAgain = { on: boolean; begin: () => void; end: () => void };

/**
 * Sends a form again after a try without an answer: at once when the server is back, and a moment later where it was not away. The
 * same input has the same Idempotency-Key, so that it is done once even if only the answer was lost.
 */
export function useSendingAgain(send: () => void): SendingAgain {
  const [on, setOn] = useState(false);
  const tries = useRef(0);
  const away = useRef(false);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const live = useLiveState() === "live";
  useEffect(() => {
    if (!on || tries.current >= TRIES) return;
    if (!live) {
      away.current = true;
      return;
    }
    const pause = away.current ? 0 : PAUSE_MS * 2 ** tries.current;
    away.current = false;
    const timer = setTimeout(() => {
      tries.current += 1;
      latest.current();
    }, pause);
    return () => clearTimeout(timer);
  }, [on, live]);
  return { on, begin: () => setOn(true), end: () => setOn(false) };
}
