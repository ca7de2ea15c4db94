import { useBlocker } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";
import { mayLoseTyping } from "./mayLoseTyping.ts";

/** Keeps `dirty` up to date, and asks before leaving the page while text would be lost. */
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
    // The browser's Back closes the form first, which is the shell's business.
    shouldBlockFn: async ({ action, current, next }) =>
      (action === "PUSH" || action === "REPLACE") &&
      dirty.current() &&
      current.pathname !== next.pathname &&
      next.pathname.startsWith("/admin") &&
      !(await mayLoseTyping()),
    enableBeforeUnload: () => dirty.current(),
  });
}
