import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { type Icon, IconMoon, IconSun } from "@tabler/icons-react";
import { leave } from "../api/leave.ts";
import { signOut } from "../api/session.ts";
import { readSession } from "../api/sessionStore.ts";
import { draftNames } from "../offline/drafts.ts";
import { formsBegun } from "../offline/formDrafts.ts";
import { countWaiting } from "../offline/waiting.ts";
import { confirm } from "../ui/dialog/dialogs.ts";

/** What concerns the person and not the business: it goes to an address, or does something. */
export type ShellAction = { label: string; icon: Icon; key?: string } & (
  | { address: string; run?: never }
  | { run: () => void; address?: never }
);

/** Drafts that are no form of their own. */
const DRAFTS: Readonly<Record<string, string>> = { order: "Order", harusPo: "Harus PO" };

/** What this person has begun here and not sent. */
function begunBy(idUser: number): string[] {
  const drafts = draftNames(idUser).flatMap((name) => DRAFTS[name] ?? []);
  return [...new Set([...drafts, ...formsBegun(idUser)])];
}

/** Signs out; asks first where that throws work away. */
export async function logOut(): Promise<void> {
  const waiting = countWaiting();
  const begun = begunBy(readSession().session?.idUser ?? 0);
  const lost = [
    ...(waiting > 0 ? [`${waiting} kiriman`] : []),
    ...(begun.length > 0 ? [`${begun.length} isian`] : []),
  ].join(" dan ");
  const asked = {
    title: `${lost} belum terkirim`,
    text: `${begun.map((name) => `${name}\n`).join("")}Bila anda keluar, ${lost} itu dibuang dari perangkat ini.`,
    ok: "Buang dan keluar",
    danger: true,
  };
  if (lost === "" || (await confirm(asked))) leave(signOut);
}

export function useMode(): ShellAction & { run: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark";
  return {
    label: dark ? "Ganti ke mode terang" : "Ganti ke mode gelap",
    icon: dark ? IconSun : IconMoon,
    run: () => setColorScheme(dark ? "light" : "dark"),
  };
}
