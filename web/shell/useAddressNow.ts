import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";

/**
 * Something of the address at this very moment. The router's own location changes together with the screen, which may be
 * large; what names the screen changes with the press.
 */
export function useAddressNow<T extends string | boolean>(of: (pathname: string) => T): T {
  const { history } = useRouter();
  return useSyncExternalStore(history.subscribe, () => of(history.location.pathname));
}
