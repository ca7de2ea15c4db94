import { CloseButton, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { useAppearance } from "../theme/appearance.ts";
import { Logo } from "../ui/page/Logo.tsx";
import { HOME } from "../ui/page/paths.ts";
import { type Screen, SECTIONS } from "../ui/page/screen.ts";
import { screensOf } from "./openScreens.ts";
import { SidebarGroup } from "./SidebarGroup.tsx";
import { SidebarItem } from "./SidebarItem.tsx";
import { SidebarPicture } from "./SidebarPicture.tsx";
import classes from "./shell.module.css";
import { UserBlock } from "./UserBlock.tsx";
import { useScreenPath } from "./useScreenPath.ts";

type SidebarProps = { session: Session; mini: boolean; onNavigate?: () => void };

type Entry = { kind: "screen"; screen: Screen } | { kind: "group"; name: string; screens: Screen[] };

const staysOpen = (name: string): boolean => SECTIONS.some((section) => section === name);

export function Sidebar({ session, mini, onNavigate }: SidebarProps) {
  const entries = grouped(screensOf(session));
  const menu = useRef<HTMLUListElement>(null);
  const { image } = useAppearance();
  return (
    <div className={classes.side} data-mini={mini || undefined} data-drawer={onNavigate ? true : undefined}>
      <SidebarPicture image={image} className={classes.picture} />
      <Group justify="space-between" wrap="nowrap" pr={onNavigate ? "sm" : 0}>
        <Link to={HOME} className={classes.brand} onClick={onNavigate} aria-label="Kantor, ke Dashboard">
          <Logo size={30} />
          {!mini && "Kantor"}
        </Link>
        {onNavigate && <CloseButton size="lg" onClick={onNavigate} aria-label="Tutup menu" />}
      </Group>
      <UserBlock session={session} mini={mini} onNavigate={onNavigate} />
      <div className={classes.menu}>
        <ul className={classes.list} ref={menu}>
          {entries.map((entry) => (
            <li key={entry.kind === "group" ? entry.name : entry.screen.path}>
              {entry.kind === "group" && staysOpen(entry.name) ? (
                <SidebarSection {...entry} mini={mini} onNavigate={onNavigate} />
              ) : entry.kind === "group" ? (
                <SidebarGroup name={entry.name} screens={entry.screens} mini={mini} onNavigate={onNavigate} />
              ) : (
                <SidebarItem screen={entry.screen} mini={mini} onNavigate={onNavigate} />
              )}
            </li>
          ))}
        </ul>
        <MarkInView menu={menu} />
      </div>
    </div>
  );
}

/** Scrolls to the marked screen, which may be far down the menu. Shows nothing: the menu is not drawn again with each screen. */
function MarkInView({ menu }: { menu: RefObject<HTMLElement | null> }) {
  const path = useScreenPath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with the screen
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [menu, path]);
  return null;
}

type SectionProps = { name: string; screens: readonly Screen[]; mini: boolean; onNavigate?: () => void };

/** A group whose screens are always seen, below its name. */
function SidebarSection({ name, screens, mini, onNavigate }: SectionProps) {
  return (
    <div className={classes.section}>
      {!mini && <p aria-hidden>{name}</p>}
      <ul className={classes.list} aria-label={name}>
        {screens.map((screen) => (
          <li key={screen.path}>
            <SidebarItem screen={screen} mini={mini} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Puts each group of screens where its first screen is. */
function grouped(screens: readonly Screen[]): Entry[] {
  const entries: Entry[] = [];
  for (const screen of screens) {
    const open = entries.find((entry) => entry.kind === "group" && entry.name === screen.group);
    if (!screen.group) entries.push({ kind: "screen", screen });
    else if (open?.kind === "group") open.screens.push(screen);
    else entries.push({ kind: "group", name: screen.group, screens: [screen] });
  }
  return entries;
}
