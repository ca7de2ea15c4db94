import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { besideShown } from "../ui/dialog/useAddress.ts";

/** A click on a link to this address navigates inside the app, unless it asks for a new tab or window. */
export function useFollow(href: string): (event: MouseEvent) => void {
  const router = useRouter();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(besideShown(href, router.history.location));
  };
}

/** Goes to an address inside the app. */
export function useOpen(): (href: string) => void {
  const router = useRouter();
  return (href) => router.history.push(besideShown(href, router.history.location));
}
