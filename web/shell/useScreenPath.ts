import { useMatches } from "@tanstack/react-router";

/** The path of the screen on display; the address bar already has the next one while that loads. */
export const useScreenPath = (): string => useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "" });
