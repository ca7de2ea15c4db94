import { NavLink } from "@mantine/core";
import { IconBooks, IconBox, IconChevronRight, IconServerCog, IconSettings } from "@tabler/icons-react";
import { useState } from "react";
import { opener } from "../ui/page/opener.tsx";
import type { Screen } from "../ui/page/screen.ts";
import { SidebarItem } from "./SidebarItem.tsx";
import classes from "./shell.module.css";
import { useAddressNow } from "./useAddressNow.ts";

const ICONS: Readonly<Record<string, typeof IconBox>> = {
  Asset: IconBox,
  "Buku Besar": IconBooks,
  Setting: IconSettings,
  Sistem: IconServerCog,
};

const Flyout = opener("dialog", () => import("./SidebarFlyout.tsx").then((file) => file.SidebarFlyout));

type GroupProps = { name: string; screens: readonly Screen[]; mini: boolean; onNavigate?: () => void };

/** A group of screens: unfolds in the wide sidebar, opens beside the narrow one. */
export function SidebarGroup({ name, screens, mini, onNavigate }: GroupProps) {
  const inside = useAddressNow((path) => screens.some((screen) => screen.path === path));
  const [chosen, choose] = useState<boolean | null>(null);
  const opened = chosen ?? inside;
  const Picture = ICONS[name] ?? IconBox;
  const icon = <Picture size={20} stroke={1.6} aria-hidden />;

  if (mini)
    return (
      <Flyout
        name={name}
        screens={screens}
        button={
          <NavLink
            component="button"
            type="button"
            className={classes.item}
            aria-label={name}
            data-tip={name}
            leftSection={icon}
            active={inside}
            data-mini
          />
        }
      />
    );
  return (
    <NavLink
      component="button"
      type="button"
      className={classes.item}
      label={name}
      leftSection={icon}
      rightSection={<IconChevronRight size={15} stroke={1.8} aria-hidden />}
      childrenOffset={22}
      opened={opened}
      onChange={choose}
      aria-expanded={opened}
      fw={inside ? 600 : undefined}
    >
      <ul className={classes.list}>
        {screens.map((screen) => (
          <li key={screen.path}>
            <SidebarItem screen={screen} mini={false} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </NavLink>
  );
}
