import { useBlocker } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";
import { mayLoseTyping } from "./mayLoseTyping.ts";

/** Keeps `dirty` telling whether something would be lost, and asks before a way to another page that would lose it. */
export function useUnsaved(dirty: RefObject<() => boolean>, wouldLose: () => boolean): void {
  useEffect(() => {
    dirty.current = wouldLose;
  });
  useEffect(
    () => () => {
      dirty.current = () => false;
    },
    [dirty],
  );
  useBlocker({
    // The browser's Back closes the form first: its shell sees to that.
    shouldBlockFn: async ({ action, current, next }) =>
      (action === "PUSH" || action === "REPLACE") &&
      dirty.current() &&
      current.pathname !== next.pathname &&
      next.pathname.startsWith("/admin") &&
      !(await mayLoseTyping()),
    enableBeforeUnload: () => dirty.current(),
  });
}
