import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { draftKey, mayKeepDraft } from "../offline/drafts.ts";
import { OPENED } from "../ui/dialog/useAddress.ts";
import { screenAt } from "./openScreens.ts";

/** A document that somebody opened on this device. It may be named after a customer, so a logout forgets it like a draft. */
export type Recent = { address: string; label: string; description: string };

const MOST = 8;
const keyOf = (idUser: number | ""): string => draftKey("terakhir", idUser);

const isRecent = (one: unknown): one is Recent =>
  typeof one === "object" &&
  one !== null &&
  ["address", "label", "description"].every((name) => typeof (one as Record<string, unknown>)[name] === "string");

/** The documents that this person opened last, newest first. */
export function recentOf(idUser: number): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(idUser)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function noteRecent(idUser: number, opened: Recent): void {
  if (!mayKeepDraft(idUser)) return;
  const others = recentOf(idUser).filter(({ address }) => address !== opened.address);
  localStorage.setItem(keyOf(idUser), JSON.stringify([opened, ...others].slice(0, MOST)));
}

/** A session that ended without a logout leaves them behind; the next person on this device need not know them. */
export function forgetRecentOfOthers(idUser: number): void {
  const others = Object.keys(localStorage).filter((key) => key.startsWith(keyOf("")) && key !== keyOf(idUser));
  for (const key of others) localStorage.removeItem(key);
}

/** A key that is a mere number names nothing; the palette notes such a document by its name. */
const NAMELESS = /^\d+$/;

/** Notes every document whose detail the address opens. Shows nothing: the shell is not drawn again with each address. */
export function Recent({ idUser }: { idUser: number }) {
  const { pathname, searchStr } = useLocation();
  useEffect(() => forgetRecentOfOthers(idUser), [idUser]);
  const opened = new URLSearchParams(searchStr).get(OPENED);
  useEffect(() => {
    if (opened === null || NAMELESS.test(opened)) return;
    const address = `${pathname}?${new URLSearchParams({ [OPENED]: opened })}`;
    noteRecent(idUser, { address, label: opened, description: screenAt(pathname)?.title ?? "" });
  }, [idUser, pathname, opened]);
  return null;
}
