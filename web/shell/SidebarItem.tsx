import { NavLink } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { memo, type ReactNode } from "react";
import type { Screen } from "../ui/page/screen.ts";
import classes from "./shell.module.css";
import { useAddressNow } from "./useAddressNow.ts";
import { useJumlahTugas } from "./useJumlahTugas.ts";

type ItemProps = { screen: Screen; mini: boolean; onNavigate?: () => void };

export const SidebarItem = memo(function SidebarItem({ screen, mini, onNavigate }: ItemProps) {
  const here = useAddressNow((path) => path === screen.path);
  const jumlah = useJumlahTugas()[screen.path] ?? 0;
  return (
    <NavLink
      className={classes.item}
      component={Link}
      to={screen.path}
      label={mini ? undefined : screen.title}
      aria-label={mini ? screen.title : undefined}
      data-tip={mini ? screen.title : undefined}
      leftSection={<screen.icon size={20} stroke={1.6} aria-hidden />}
      rightSection={!mini && jumlah > 0 ? <Jumlah>{jumlah}</Jumlah> : undefined}
      active={here}
      aria-current={here ? "page" : undefined}
      data-mini={mini || undefined}
      onClick={onNavigate}
    />
  );
});

/** How many tasks wait there. Hidden from screen readers: Tugas saya says it with words. */
const Jumlah = ({ children }: { children: ReactNode }) => (
  <span className={classes.jumlah} aria-hidden>
    {children}
  </span>
);
